// What one seat, or a spectator, may know of a game, built by allow-list. The only way out for hidden information (RULES 6).
import { checkSeat } from '../model/argument-error.ts';
import { backOf, cardId, planetAt } from '../cards/catalogue.ts';
import { describe, type Decision } from '../tell/decision.ts';
import {
  ANY_RESOURCE,
  BATTLECRUISER,
  COLONIZE,
  DESTROYER,
  NONE,
  nameAt,
  type PlanetType,
  PRODUCE,
  RESEARCH,
  ROLES,
  type Role,
  type Ship,
  SURVEY,
  TRADE,
  WARFARE,
} from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import { type GameOptions, optionsOf } from '../rulesets/registry.ts';
import { type Score, scoreOf, winnersOf } from '../facts/score.ts';
import { isLooking, isTopBackSeen, mayReadFront, mayReadHand, mayReadLookedAt } from './hidden.ts';
import { provenHand } from '../facts/unseen.ts';
import type { Frame } from '../state/frame.ts';
import { faceUpOfType } from '../facts/costs.ts';
import { handLimit } from '../facts/hand-limit.ts';
import { scenarioAt } from '../facts/setup.ts';
import { fightersOf, shipsOf } from '../facts/ships.ts';
import { heldAt, slotCount } from '../facts/slots.ts';
import { empireSymbols, symbolsOf } from '../facts/symbols.ts';
import type { Player } from '../state/player.ts';
import { sortAscending } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import type { Rules } from '../model/rules.ts';
import { type Draft, type PlanetView, planetView, type SlotView, slotView } from './planet-view.ts';
import { END_CAUSES, type EndCause, NOT_ENDING } from '../model/end.ts';
import { stepOf, type StepName } from '../rules/steps/steps.ts';
import {
  boostYield,
  previewFollow,
  previewLeads,
  type RolePreview,
  type RoleYield,
} from '../tell/preview.ts';
import { type ResearchReach, researchReach } from '../tell/technologies.ts';

/** Ships by size, those in replenishing slots included. */
export type Ships = Readonly<Record<Ship, number>>;

export interface PlayerView {
  readonly seat: number;
  readonly handSize: number;
  /** The hand, ascending; only for its owner. */
  readonly hand?: readonly string[];
  /** What a card of the hand is worth in each role that it helps, by card; only for its owner. */
  readonly handSymbols?: Readonly<Record<string, Symbols>>;
  /** What everyone can prove that the hand holds: cards seen being taken, and cards that counting leaves no other place. */
  readonly knownHand: readonly string[];
  readonly deckSize: number;
  /** Unordered: the cards of the deck for the owner, of deck and hand together for others. Deducible from public acts. */
  readonly unseen: readonly string[];
  readonly discard: readonly string[];
  /** Cards spent in this turn's Role phase. */
  readonly play: readonly string[];
  readonly planets: readonly PlanetView[];
  readonly permanents: readonly string[];
  /** Symbols of face-up planets and permanents, by role. */
  readonly symbols: Readonly<Record<Role, number>>;
  /** Planets that are face up, by type: what technologies ask for. */
  readonly planetsUp: Readonly<Record<PlanetType, number>>;
  /** Slots of face-up planets that are not blocked. */
  readonly slotsFree: number;
  readonly slotsFilled: number;
  readonly fighters: number;
  /** All ships, and the side of the fleet tile; in games that have them. */
  readonly ships?: Ships;
  readonly fleet?: FleetSide;
  /** Slots of permanents. */
  readonly store?: readonly SlotView[];
  /** Ships in replenishing slots of permanents, which `ships` counts too; absent without such slots. */
  readonly docked?: Readonly<Record<'fighter' | 'destroyer', number>>;
  /** Cards on the Colony Ship. */
  readonly shipColonies?: readonly string[];
  /** Cards spent in earlier Role phases of this turn. */
  readonly spent?: readonly string[];
  readonly scenario?: string;
  readonly influence: number;
  readonly handLimit: number;
  readonly score: Score;
}

/** `broken`: basic again, for good. */
export type FleetSide = 'basic' | 'improved' | 'broken';

/** Symbols by role; roles without any are left out. */
export type Symbols = Readonly<Partial<Record<Role, number>>>;

/** Who must decide what, as everyone may know it. */
export interface Waiting {
  readonly seat: number;
  readonly step: StepName;
}

export interface LookedAtPlanet extends PlanetBack {
  /** Only for the seat that looks. */
  readonly planet?: string;
}

export interface View {
  /** The viewing seat; absent for a spectator. */
  readonly seat?: number;
  readonly options: GameOptions;
  readonly ply: number;
  readonly turnNumber: number;
  /** The seat whose turn it is. */
  readonly leader: number;
  /** The role led this turn. */
  readonly role?: Role;
  /** The role card taken for it; absent when the stack was empty or nothing is led yet. */
  readonly taken?: string;
  /** The card whose Action is being carried out. */
  readonly resolving?: string;
  readonly waiting?: Waiting;
  /** The pending decision, only for the seat that must make it. */
  readonly decision?: Decision;
  /** What each role would come to, while the question is which to lead; of the role led, while it is whether to follow. */
  readonly previews?: readonly RolePreview[];
  /** What the role comes to, while the question is which cards to add. */
  readonly yields?: RoleYield;
  /** What Research would pay for; only for the viewing seat, in games that have the role. */
  readonly research?: ResearchReach;
  readonly players: readonly PlayerView[];
  /** The card whose stack a role draws on. */
  readonly stackOf: Readonly<Record<Role, string>>;
  /** Cards left in each stack, by card. */
  readonly stacks: Readonly<Record<string, number>>;
  /** Whether the leader of an empty stack gets a symbol, by role. */
  readonly emptyStackSymbol: Readonly<Record<Role, boolean>>;
  /** Whether symbols in the empire add to a role; otherwise they do something else, as Colonize symbols are a discount. */
  readonly empireCounts: Readonly<Record<Role, boolean>>;
  readonly stacksToEnd: number;
  readonly technologies: readonly string[];
  /** Cards left in each face-down technology deck, in games that have them. */
  readonly technologyDecks?: Readonly<Record<PlanetType, number>>;
  /** Technologies being looked at; the cards only for the seat that looks. */
  readonly lookingTechnologies?: { readonly count: number; readonly cards?: readonly string[] };
  /** The card played as an Action that stays in play until cleanup. */
  readonly acted?: string;
  readonly planetDeck: { readonly size: number; readonly top?: PlanetBack };
  readonly planetDiscard: readonly string[];
  /** Planets being looked at in a Survey. */
  readonly looking: readonly LookedAtPlanet[];
  readonly removed: readonly string[];
  /** Start planets that the viewing seat has to choose from, or has chosen, before all lie in the empires. */
  readonly offer?: readonly string[];
  readonly supply: number;
  readonly ending?: EndCause;
  readonly inExtraRound: boolean;
  readonly inLogisticsTurn: boolean;
  readonly over: boolean;
  /** Only when the game is over. */
  readonly winners?: readonly number[];
}

/** The seat number that stands for a spectator in `view`. */
export const SPECTATOR = NONE;

/** What never changes in a game. */
type Fixed = Pick<View, 'options' | 'stackOf' | 'emptyStackSymbol' | 'empireCounts'>;
const fixedParts = new WeakMap<Rules, Fixed>();

function fixedOf(rules: Rules): Fixed {
  const known = fixedParts.get(rules);
  if (known !== undefined) return known;
  const fixed: Fixed = {
    options: Object.freeze({ ...optionsOf(rules) }),
    stackOf: Object.freeze(byRole((role) => cardId(rules.stackOf[role] ?? NONE))),
    emptyStackSymbol: Object.freeze(byRole((role) => rules.emptyStackSymbol[role] === true)),
    empireCounts: Object.freeze(byRole((role) => rules.empireCounts[role] === true)),
  };
  fixedParts.set(rules, fixed);
  return fixed;
}

/**
 * What a seat may know; SPECTATOR for somebody who sees only what all see. Nothing in it changes later; what says the same in all views may be
 * shared, and is frozen.
 */
export function view(state: GameState, seat: number): View {
  if (seat !== SPECTATOR) checkSeat(state.players.length, seat);
  const players = state.players.map((_, of) => playerView(state, of, seat));
  return laid(state, seat, players) as View;
}

/** A view without its players, for those who tell each of them only where it changed (`playerView`, `ViewChanges`). */
export type TableView = Omit<View, 'players'>;

/** What `view` has beside the players. */
export function tableView(state: GameState, seat: number): TableView {
  if (seat !== SPECTATOR) checkSeat(state.players.length, seat);
  return laid(state, seat, undefined);
}

/** `players` is undefined where they are told apart. */
function laid(state: GameState, seat: number, players: View['players'] | undefined) {
  const { turn, rules } = state;
  const top = state.frames.at(-1);
  const topPlanet = state.planetDeck.at(-1);
  const fixed = fixedOf(rules);
  const isTopSeen = topPlanet !== undefined && isTopBackSeen(state);
  const size = state.planetDeck.length;
  // First what all views have, in one literal: one that is put together from parts takes many times as long, and views are made at every
  // decision of a bot and after every answer at a server's table.
  const shown: Draft<TableView> & { readonly players: View['players'] | undefined } = {
    options: fixed.options,
    ply: state.ply,
    turnNumber: state.turnNumber,
    leader: state.leader,
    players,
    stackOf: fixed.stackOf,
    stacks: stacksOf(state),
    emptyStackSymbol: fixed.emptyStackSymbol,
    empireCounts: fixed.empireCounts,
    stacksToEnd: rules.stacksToEnd,
    technologies: cardsOf(state.technologies),
    planetDeck: isTopSeen ? { size, top: backOf(topPlanet) } : { size },
    planetDiscard: planetsOf(state.planetDiscard),
    looking: lookingView(state, seat),
    removed: cardsOf(state.removed),
    supply: state.supply,
    inExtraRound: state.inExtraRound,
    inLogisticsTurn: state.inLogisticsTurn,
    over: state.over,
  };
  if (seat !== SPECTATOR) shown.seat = seat;
  if (turn.role !== NONE) shown.role = nameAt(ROLES, turn.role);
  if (turn.taken !== NONE) shown.taken = cardId(turn.taken);
  if (turn.resolving !== NONE) shown.resolving = cardId(turn.resolving);
  if (turn.acted !== NONE) shown.acted = cardId(turn.acted);
  if (top !== undefined) shown.waiting = waitingFor(top);
  if (top?.seat === seat) Object.assign(shown, decisionView(state, top));
  if (state.technologyDecks.length > 0) {
    Object.assign(shown, technologyDecksView(state, isLooking(state, seat)));
  }
  addOwn(shown, state, seat);
  if (state.ending !== NOT_ENDING) shown.ending = nameAt(END_CAUSES, state.ending - 1);
  if (state.over) shown.winners = winnersOf(state);
  return shown;
}

function cardsOf(kinds: readonly number[]): string[] {
  return kinds.map(cardId);
}

function planetsOf(planets: readonly number[]): string[] {
  return planets.map((planet) => planetAt(planet).id);
}

/** What only the viewing seat has, beside what it is asked. */
function addOwn(shown: Draft<TableView>, state: GameState, seat: number): void {
  const { research } = researchView(state, seat);
  const { offer } = offerView(state, seat);
  if (research !== undefined) shown.research = research;
  if (offer !== undefined) shown.offer = offer;
}

function stacksOf({ rules, stacks }: GameState): Record<string, number> {
  const left: Record<string, number> = {};
  for (const kind of rules.stackKinds) left[cardId(kind)] = stacks[kind] ?? 0;
  return left;
}

/** The question, with what its answers would come to where that takes more than a look. */
export function decisionView(
  state: GameState,
  frame: Frame,
): Pick<View, 'decision' | 'previews' | 'yields'> {
  const { seat } = frame;
  const decision = describe(state);
  switch (decision.step) {
    case 'role':
      return { decision, previews: previewLeads(state, seat) };
    case 'follow-or-dissent':
      return { decision, previews: [previewFollow(state, seat)] };
    case 'boost':
      return { decision, yields: boostYield(state, frame) };
    default:
      return { decision };
  }
}

export function researchView(state: GameState, seat: number): Pick<View, 'research'> {
  const research = seat === SPECTATOR || state.over ? undefined : researchReach(state, seat);
  return research === undefined ? {} : { research };
}

export function lookingView(state: GameState, seat: number): readonly LookedAtPlanet[] {
  const mayRead = mayReadLookedAt(state, seat);
  return state.looking.map((planet) => ({
    ...backOf(planet),
    ...(mayRead ? { planet: planetAt(planet).id } : {}),
  }));
}

export function technologyDecksView(
  state: GameState,
  looks: boolean,
): Pick<View, 'technologyDecks' | 'lookingTechnologies'> {
  if (state.technologyDecks.length === 0) return {};
  const count = state.lookingCards.length;
  return {
    technologyDecks: byType((type) => state.technologyDecks[type]?.length ?? 0),
    ...(count === 0
      ? {}
      : {
          lookingTechnologies: {
            count,
            ...(looks ? { cards: state.lookingCards.map(cardId) } : {}),
          },
        }),
  };
}

function waitingFor(frame: Frame): Waiting {
  return { seat: frame.seat, step: stepOf(frame).name };
}

/** Written out, since views are made at every decision of a bot. */
function byRole<T>(value: (role: number) => T): Record<Role, T> {
  return {
    survey: value(SURVEY),
    warfare: value(WARFARE),
    colonize: value(COLONIZE),
    produce: value(PRODUCE),
    trade: value(TRADE),
    research: value(RESEARCH),
  };
}

function byType<T>(value: (type: number) => T): Record<PlanetType, T> {
  return { advanced: value(0), fertile: value(1), metallic: value(2) };
}

export function handSymbols(player: Player): Record<string, Symbols> {
  const byCard: Record<string, Symbols> = {};
  for (const kind of player.hand) byCard[cardId(kind)] = symbolsOfCard(player, kind);
  return byCard;
}

/** More than any card is worth in a role. */
const WORTHS = 16;
/** By what a card is worth in each role, one digit each: it is said again and again, in every view of every game, and nobody writes into it. */
const worthsSaid = new Map<number, Symbols>();

function symbolsOfCard(player: Player, kind: number): Symbols {
  let worths = 0;
  for (const role of ROLES.keys()) worths = worths * WORTHS + symbolsOf(player, kind, role);
  const known = worthsSaid.get(worths);
  if (known !== undefined) return known;
  const symbols: Partial<Record<Role, number>> = {};
  for (const [role, name] of ROLES.entries()) {
    const worth = symbolsOf(player, kind, role);
    if (worth > 0) symbols[name] = worth;
  }
  worthsSaid.set(worths, Object.freeze(symbols));
  return symbols;
}

/** What `view` of the seat `viewer` (or SPECTATOR) has of the player `of`. */
export function playerView(state: GameState, of: number, viewer: number): PlayerView {
  const player = playerAt(state, of);
  const own = mayReadHand(viewer, of);
  const unseen = own ? player.deck.slice() : player.deck.concat(player.hand);
  sortAscending(unseen);
  const shown: Draft<PlayerView> = {
    seat: of,
    handSize: player.hand.length,
    knownHand: provenHand(player).map(cardId),
    deckSize: player.deck.length,
    unseen: unseen.map(cardId),
    discard: player.discard.map(cardId),
    play: player.play.map(cardId),
    planets: player.planets.map((planet) =>
      planetView(player, planet, mayReadFront(state, viewer, of, planet)),
    ),
    permanents: player.permanents.map(cardId),
    symbols: byRole((role) => empireSymbols(player, role)),
    planetsUp: byType((type) => faceUpOfType(player, type)),
    slotsFree: slotCount(player, false),
    slotsFilled: slotCount(player, true),
    fighters: fightersOf(player),
    influence: player.influence,
    handLimit: handLimit(state, player),
    score: scoreOf(state, of),
  };
  if (own) {
    shown.hand = player.hand.map(cardId);
    shown.handSymbols = handSymbols(player);
  }
  addExtra(shown, state, player);
  return shown;
}

/** Start planets that only their seat sees. */
export function offerView(state: GameState, seat: number): Pick<View, 'offer'> {
  const offer = state.offers[seat];
  return offer === undefined ? {} : { offer: offer.map((planet) => planetAt(planet).id) };
}

const SIDES: readonly FleetSide[] = ['basic', 'improved', 'broken'];

/** What only games with an expansion have. */
function addExtra(shown: Draft<PlayerView>, state: GameState, player: Player): void {
  const { extra, abilities } = player;
  if (state.rules.fleet) {
    shown.ships = {
      fighter: fightersOf(player),
      destroyer: shipsOf(player, DESTROYER),
      battlecruiser: shipsOf(player, BATTLECRUISER),
    };
    shown.fleet = SIDES[extra.fleet - 1] ?? 'basic';
  }
  if (abilities.slots > 0) {
    shown.store = Array.from({ length: abilities.slots }, (_, slot) =>
      slotView('any', heldAt(extra.store, slot, ANY_RESOURCE)),
    );
  }
  if (abilities.fighterSlots + abilities.destroyerSlots > 0) {
    shown.docked = { fighter: extra.cardFighters, destroyer: extra.dockedDestroyers };
  }
  if (abilities.holdsColonies) shown.shipColonies = extra.colonies.map(cardId);
  if (extra.spent.length > 0) shown.spent = extra.spent.map(cardId);
  if (extra.scenario !== NONE) shown.scenario = scenarioAt(extra.scenario).id;
}
