// Positions: a game at any decision as JSON (docs/notation.md), either complete or with only what
// one seat knows.
import { checkSeat } from '../model/argument-error.ts';
import { backOf, cardId, PLANET_SLOTS, planetAt } from '../cards/catalog.ts';
import {
  ANY_RESOURCE,
  NONE,
  nameAt,
  PLANET_TYPES,
  type PlanetType,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
} from '../model/names.ts';
import { type GameOptions, optionsOf, RULES_VERSION } from '../rulesets/registry.ts';
import {
  isLooking,
  isTopBackSeen,
  mayReadFront,
  mayReadHand,
  mayReadLookedAt,
  mayReadOffer,
  mayReadPlanetDeck,
} from '../knowledge/visibility.ts';
import { scenarioAt } from '../queries/starting-setup.ts';
import { heldAt } from '../queries/resource-slots.ts';
import { provenHand, unseenCards } from '../queries/hand-deduction.ts';
import {
  type PlayerExpansion,
  NO_PLAYER_EXPANSION,
  NO_TURN_EXPANSION,
  type TurnExpansion,
} from '../state/expansion-state.ts';
import type { Frame } from '../state/frame.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type ShuffleSource, Random, sortAscending } from '../state/random.ts';
import { type GameState, type TurnMemory } from '../state/state.ts';
import { END_CAUSES, type EndCause, NOT_ENDING } from '../model/end-cause.ts';
import { STEP_NAMES, type StepName } from '../rules/steps/registry.ts';
import { CARD_SOURCE, FLEET_SOURCE } from '../rules/steps/action-effects.ts';
import { usualPhases } from '../rules/steps/action.ts';
import type { PlanetBack } from '../model/planet.ts';
import { UNKNOWN } from '../model/unknown.ts';

export const POSITION_FORMAT = 'eminent-position';
export const POSITION_VERSION = 1;
/** Stands for the fleet tile in `TurnExtraPosition.used`. */
export const FLEET_WORD = 'fleet';

export interface PlanetPosition {
  /** Id, or `?` if only the back is known. */
  readonly planet: string;
  /** Only if `planet` is `?`. */
  readonly back?: PlanetBack;
  readonly up?: boolean;
  readonly colonies?: readonly string[];
  readonly resources?: readonly Resource[];
  /** Second resources by slot, if slots hold two. */
  readonly second?: readonly (Resource | 'none')[];
  readonly blocked?: boolean;
  readonly ships?: number;
}

/** `PlayerExpansion` (state/expansion-state.ts). Fields that are 0 or empty are omitted. */
export interface ExtraPosition {
  readonly fleet?: number;
  readonly destroyers?: number;
  readonly battlecruisers?: number;
  readonly cardFighters?: number;
  readonly dockedDestroyers?: number;
  readonly store?: readonly (Resource | 'none')[];
  readonly colonies?: readonly string[];
  readonly spent?: readonly string[];
  readonly scenario?: string;
}

/** `TurnExpansion` (state/expansion-state.ts). Fields that are 0, false or empty are omitted. */
export interface TurnExtraPosition {
  readonly actions?: number;
  readonly tours?: number;
  readonly sold?: boolean;
  readonly colonized?: boolean;
  readonly moreRole?: boolean;
  readonly offeredRoles?: number;
  /** Ids of used planets and cards, and `fleet`, if each can be used once per turn. */
  readonly used?: readonly string[];
  readonly named?: Readonly<Partial<Record<Resource, number>>>;
  readonly made?: Readonly<Partial<Record<Resource, number>>>;
}

export interface PlayerPosition {
  readonly hand: readonly string[];
  /** Hand cards that everyone knows because the player took them openly. */
  readonly known?: readonly string[];
  /** Other hand cards that everyone knows: those in hand when the discard pile became the deck. */
  readonly counted?: readonly string[];
  /** Top card first. */
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly play?: readonly string[];
  readonly planets: readonly PlanetPosition[];
  readonly permanents?: readonly string[];
  readonly fighters: number;
  readonly influence: number;
  readonly extra?: ExtraPosition;
  /** Cards that are written as `?` in hand and deck, in no particular order. */
  readonly unseen?: readonly string[];
}

export interface TurnPosition {
  readonly number: number;
  readonly leader: number;
  readonly role?: Role;
  readonly taken?: string;
  readonly resolving?: string;
  /** The card played as an Action that stays in play until cleanup. */
  readonly acted?: string;
  readonly roleFirst?: boolean;
  readonly streamlined?: boolean;
  /** Phases of the turn; absent if no effect has added any. */
  readonly phases?: readonly StepName[];
  readonly markets?: number;
  readonly genetics?: number;
  readonly mobilized?: number;
  readonly produced?: readonly Resource[];
  readonly traded?: Readonly<Partial<Record<Resource, number>>>;
  readonly specialized?: Readonly<Partial<Record<Resource, number>>>;
  /** Role that the current follower carries out instead of the role led (Freedom of Trade). */
  readonly followedAs?: Role;
  readonly extra?: TurnExtraPosition;
}

export interface FramePosition {
  readonly step: StepName;
  readonly seat: number;
  readonly card?: string;
  readonly count?: number;
  readonly at?: number;
}

/** A planet in the deck or being looked at: its id, `?`, or its visible back. */
export type DeckPlanet = string | { readonly back: PlanetBack };

export interface Position {
  readonly format: typeof POSITION_FORMAT;
  readonly version: typeof POSITION_VERSION;
  readonly options: GameOptions;
  /** Rules version; absent if it is the current one. */
  readonly rules?: number;
  /** The seat whose knowledge this is; absent in a complete position. */
  readonly seat?: number;
  readonly ply: number;
  readonly turn: TurnPosition;
  readonly players: readonly PlayerPosition[];
  readonly stacks: Readonly<Record<string, number>>;
  readonly technologies: readonly string[];
  /** Face-down technology decks by planet type, top card first; absent in games without them. */
  readonly technologyDecks?: Readonly<Record<PlanetType, readonly string[]>>;
  readonly lookingCards?: readonly string[];
  /** Top planet first. */
  readonly planetDeck: readonly DeckPlanet[];
  /** Planets written as `?` in a deck that the seat is looking through, in no order. */
  readonly deckPlanets?: readonly string[];
  readonly planetDiscard: readonly string[];
  readonly looking?: readonly DeckPlanet[];
  readonly removed: readonly string[];
  readonly offers?: readonly (readonly string[])[];
  readonly supply: number;
  readonly ending?: EndCause;
  readonly inExtraRound?: boolean;
  readonly inLogisticsTurn?: boolean;
  readonly over?: boolean;
  /** The stack of frames; the last one is the pending decision. */
  readonly frames: readonly FramePosition[];
  /** Generator: three words and a counter. Absent in a seat's position and in a fair deal. */
  readonly random?: readonly number[];
  /** Seed of a fair deal and the number of shuffles so far; absent in a seat's position. */
  readonly fair?: { readonly seed: string; readonly shuffles: number };
  readonly reveals?: number;
}

/** Returns the complete position of a game, including everything hidden. */
export function formatPosition(state: GameState): Position {
  return {
    ...commonFields(state, (planet) => planetAt(planet).id),
    players: state.players.map((player) => completePlayer(player)),
    planetDeck: topFirst(state.planetDeck).map((planet) => planetAt(planet).id),
    ...technologyPiles(state, cardId, cardId),
    ...offersPosition(state, () => true),
    ...shufflesPosition(state.random),
    reveals: state.reveals,
  };
}

function shufflesPosition(source: ShuffleSource): Pick<Position, 'random' | 'fair'> {
  if (!(source instanceof Random)) return { fair: { seed: source.seed, shuffles: source.made } };
  const { a, b, c, counter } = source;
  return { random: [a, b, c, counter].map((word) => word >>> 0) };
}

/** Returns the position as a seat knows it. Unknown cards and planets are `?`. */
export function formatViewPosition(state: GameState, seat: number): Position {
  checkSeat(state.players.length, seat);
  const seesFronts = mayReadLookedAt(state, seat);
  const seesTop = isTopBackSeen(state);
  return {
    ...commonFields(state, (planet) =>
      seesFronts ? planetAt(planet).id : { back: backOf(planet) },
    ),
    seat,
    players: state.players.map((player, owner) => knownPlayer(state, player, owner, seat)),
    planetDeck: topFirst(state.planetDeck).map((planet, i) =>
      i === 0 && seesTop ? { back: backOf(planet) } : UNKNOWN,
    ),
    ...(mayReadPlanetDeck(state, seat) ? { deckPlanets: sortedPlanets(state.planetDeck) } : {}),
    ...offersPosition(state, (owner) => mayReadOffer(seat, owner)),
    ...technologyPiles(state, () => UNKNOWN, isLooking(state, seat) ? cardId : () => UNKNOWN),
  };
}

/** `looked` formats a planet being looked at. */
function commonFields(
  state: GameState,
  looked: (planet: number) => DeckPlanet,
): Omit<Position, 'players' | 'planetDeck'> {
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    options: optionsOf(state.rules),
    ...(state.rules.version === RULES_VERSION ? {} : { rules: state.rules.version }),
    ply: state.ply,
    turn: turnPosition(state),
    stacks: Object.fromEntries(
      state.rules.stackKinds.map((kind) => [cardId(kind), state.stacks[kind] ?? 0]),
    ),
    technologies: state.technologies.map(cardId),
    planetDiscard: state.planetDiscard.map((planet) => planetAt(planet).id),
    ...(state.looking.length === 0 ? {} : { looking: state.looking.map(looked) }),
    removed: state.removed.map(cardId),
    supply: state.supply,
    ...(state.ending === NOT_ENDING ? {} : { ending: nameAt(END_CAUSES, state.ending - 1) }),
    ...flagField('inExtraRound', state.inExtraRound),
    ...flagField('inLogisticsTurn', state.inLogisticsTurn),
    ...flagField('over', state.over),
    frames: state.frames.map(framePosition),
  };
}

type Optional<K extends string, T> = { readonly [name in K]?: T };

function flagField<K extends string>(name: K, value: boolean): Optional<K, true> {
  return (value ? { [name]: true } : {}) as Optional<K, true>;
}

function cardsField<K extends string>(
  name: K,
  kinds: readonly number[],
): Optional<K, readonly string[]> {
  const field: Partial<Record<string, readonly string[]>> =
    kinds.length === 0 ? {} : { [name]: kinds.map(cardId) };
  return field as Optional<K, readonly string[]>;
}

function topFirst(cards: readonly number[]): number[] {
  return [...cards].reverse();
}

function sortedPlanets(planets: readonly number[]): string[] {
  const sorted = [...planets];
  sortAscending(sorted);
  return sorted.map((planet) => planetAt(planet).id);
}

function offersPosition(
  state: GameState,
  isSeen: (seat: number) => boolean,
): Pick<Position, 'offers'> {
  if (state.offers.length === 0) return {};
  const offers = state.offers.map((offer, seat) =>
    offer.map((planet) => (isSeen(seat) ? planetAt(planet).id : UNKNOWN)),
  );
  return { offers };
}

function technologyPiles(
  state: GameState,
  inDeck: (kind: number) => string,
  lookedAt: (kind: number) => string,
): Pick<Position, 'technologyDecks' | 'lookingCards'> {
  if (state.technologyDecks.length === 0) return {};
  const decks = PLANET_TYPES.map((type, index) => [
    type,
    topFirst(state.technologyDecks[index] ?? []).map(inDeck),
  ]);
  return {
    technologyDecks: Object.fromEntries(decks) as Record<PlanetType, string[]>,
    ...(state.lookingCards.length === 0 ? {} : { lookingCards: state.lookingCards.map(lookedAt) }),
  };
}

function turnPosition(state: GameState): TurnPosition {
  const { turn } = state;
  return {
    number: state.turnNumber,
    leader: state.leader,
    ...(turn.role === NONE ? {} : { role: nameAt(ROLES, turn.role) }),
    ...(turn.taken === NONE ? {} : { taken: cardId(turn.taken) }),
    ...(turn.resolving === NONE ? {} : { resolving: cardId(turn.resolving) }),
    ...(turn.acted === NONE ? {} : { acted: cardId(turn.acted) }),
    ...flagField('roleFirst', turn.roleFirst),
    ...flagField('streamlined', turn.removedFreely > 0),
    ...turnCounts(turn),
    ...phasesField(state),
  };
}

function phasesField({ rules, turn }: GameState): Pick<TurnPosition, 'phases'> {
  const usual =
    turn.phases.length === 0 || turn.phases.join() === usualPhases(rules, turn.roleFirst).join();
  return usual ? {} : { phases: turn.phases.map((phase) => nameAt(STEP_NAMES, phase)) };
}

function turnCounts(turn: TurnMemory): Partial<TurnPosition> {
  const produced = RESOURCES.filter((_, type) => (turn.produced >> type) & 1);
  return {
    ...(turn.markets === 0 ? {} : { markets: turn.markets }),
    ...(turn.genetics === 0 ? {} : { genetics: turn.genetics }),
    ...(turn.mobilized === 0 ? {} : { mobilized: turn.mobilized }),
    ...(produced.length === 0 ? {} : { produced }),
    ...perResource('traded', turn.traded),
    ...perResource('specialized', turn.specialized),
    ...(turn.followedAs === NONE ? {} : { followedAs: nameAt(ROLES, turn.followedAs) }),
    ...turnExtraPosition(turn.expansion),
  };
}

function turnExtraPosition(extra: TurnExpansion): Pick<TurnPosition, 'extra'> {
  if (extra === NO_TURN_EXPANSION) return {};
  const written: TurnExtraPosition = {
    ...numberField('actions', extra.actions),
    ...numberField('tours', extra.tours),
    ...flagField('sold', extra.sold),
    ...flagField('colonized', extra.colonized),
    ...flagField('moreRole', extra.moreRole),
    ...numberField('offeredRoles', extra.offeredRoles),
    ...(extra.used.length === 0 ? {} : { used: extra.used.map(sourceName) }),
    ...perResource('named', extra.named),
    ...perResource('made', extra.made),
  };
  return Object.keys(written).length === 0 ? {} : { extra: written };
}

function sourceName(source: number): string {
  if (source >= CARD_SOURCE) return cardId(source - CARD_SOURCE);
  return source === FLEET_SOURCE ? FLEET_WORD : planetAt(source - 1).id;
}

function numberField<K extends string>(name: K, value: number): Optional<K, number> {
  return (value === 0 ? {} : { [name]: value }) as Optional<K, number>;
}

type PerResource = 'traded' | 'specialized' | 'named' | 'made';

function perResource(name: PerResource, counts: readonly number[]): object {
  const entries = RESOURCES.flatMap((resource, type) =>
    (counts[type] ?? 0) > 0 ? [[resource, counts[type]] as const] : [],
  );
  return entries.length === 0 ? {} : { [name]: Object.fromEntries(entries) };
}

function framePosition(frame: Frame): FramePosition {
  return {
    step: nameAt(STEP_NAMES, frame.step),
    seat: frame.seat,
    ...(frame.card === NONE ? {} : { card: cardId(frame.card) }),
    ...(frame.count === 0 ? {} : { count: frame.count }),
    ...(frame.at === 0 ? {} : { at: frame.at }),
  };
}

function publicPart(player: Player) {
  return {
    ...cardsField('known', player.known),
    ...cardsField('counted', player.counted),
    discard: player.discard.map(cardId),
    ...cardsField('play', player.play),
    ...cardsField('permanents', player.permanents),
    fighters: player.fighters,
    influence: player.influence,
    ...extraPosition(player.expansion),
  };
}

function extraPosition(extra: PlayerExpansion): Pick<PlayerPosition, 'extra'> {
  if (extra === NO_PLAYER_EXPANSION) return {};
  const written: ExtraPosition = {
    ...numberField('fleet', extra.fleet),
    ...numberField('destroyers', extra.destroyers),
    ...numberField('battlecruisers', extra.battlecruisers),
    ...numberField('cardFighters', extra.cardFighters),
    ...numberField('dockedDestroyers', extra.dockedDestroyers),
    ...storePosition('store', extra.store, 0, [ANY_RESOURCE, ANY_RESOURCE]),
    ...cardsField('colonies', extra.colonies),
    ...cardsField('spent', extra.spent),
    ...(extra.scenario === NONE ? {} : { scenario: scenarioAt(extra.scenario).id }),
  };
  return Object.keys(written).length === 0 ? {} : { extra: written };
}

/** The resources in the slots of a layer; no field if all are empty. */
function storePosition<K extends string>(
  name: K,
  filled: number,
  layer: number,
  types: readonly number[],
): Optional<K, readonly (Resource | 'none')[]> {
  const held = types.map((type, slot) => heldAt(filled, layer * 2 + slot, type));
  if (held.every((one) => one === NONE)) return {} as Optional<K, readonly Resource[]>;
  const names = held.map((one) => (one === NONE ? 'none' : nameAt(RESOURCES, one)));
  const field: Partial<Record<string, readonly string[]>> = { [name]: names };
  return field as Optional<K, readonly (Resource | 'none')[]>;
}

function completePlayer(player: Player): PlayerPosition {
  return {
    hand: player.hand.map(cardId),
    deck: topFirst(player.deck).map(cardId),
    planets: player.planets.map(planetPosition),
    ...publicPart(player),
  };
}

function knownPlayer(
  state: GameState,
  player: Player,
  owner: number,
  viewer: number,
): PlayerPosition {
  const isOwner = mayReadHand(viewer, owner);
  const proven = provenHand(player);
  const unknown = player.hand.length - proven.length;
  const unseen = isOwner ? [...player.deck] : unseenCards(player);
  sortAscending(unseen);
  return {
    hand: isOwner
      ? player.hand.map(cardId)
      : [...proven.map(cardId), ...Array<string>(unknown).fill(UNKNOWN)],
    deck: player.deck.map(() => UNKNOWN),
    planets: player.planets.map((planet) =>
      mayReadFront(state, viewer, owner, planet)
        ? planetPosition(planet)
        : planetWithoutFront(planet),
    ),
    ...publicPart(player),
    ...cardsField('unseen', unseen),
  };
}

function planetWithoutFront(planet: Planet): PlanetPosition {
  return { ...planetPosition(planet), planet: UNKNOWN, back: backOf(planet.id) };
}

function planetPosition(planet: Planet): PlanetPosition {
  const slots = PLANET_SLOTS[planet.id] ?? [];
  const resources = slots
    .map((type, slot) => heldAt(planet.filled, slot, type))
    .filter((held) => held !== NONE)
    .map((held) => nameAt(RESOURCES, held));
  return {
    planet: planetAt(planet.id).id,
    ...flagField('up', planet.up),
    ...cardsField('colonies', planet.colonies),
    ...(resources.length === 0 ? {} : { resources }),
    ...storePosition('second', planet.filled, 1, slots),
    ...flagField('blocked', planet.blocked),
    ...numberField('ships', planet.ships),
  };
}
