// The view of a game: what one seat or a spectator may know. Contains only fields that are added
// here explicitly (RULES 6).
import { checkSeat } from '../model/argument-error.ts';
import { backOf, cardId, planetAt } from '../cards/catalog.ts';
import { describe, type Decision } from '../describe/decision.ts';
import { NONE, nameAt, type PlanetType, ROLES, type Role } from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import { type GameOptions, optionsOf } from '../rulesets/registry.ts';
import { winnersOf } from '../queries/score.ts';
import { isLooking, isTopBackSeen, mayReadLookedAt } from './visibility.ts';
import type { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';
import type { Rules } from '../model/rules.ts';
import type { Draft } from './planet-view.ts';
import { END_CAUSES, type EndCause, NOT_ENDING } from '../model/end-cause.ts';
import { stepOf, type StepName } from '../rules/steps/registry.ts';
import {
  boostYield,
  previewFollow,
  previewLeads,
  type RolePreview,
  type RoleYield,
} from '../describe/role-preview.ts';
import { type ResearchReach, researchReach } from '../describe/technology-reach.ts';
import { byRole, byType } from './by-name.ts';
import { type TurnPhases, turnPhases } from './phase.ts';
import { type PlayerView, playerView } from './player-view.ts';

export interface Waiting {
  readonly seat: number;
  readonly step: StepName;
}

export interface LookedAtPlanet extends PlanetBack {
  /** Only for the seat that looks, unless fronts are hidden from everyone. */
  readonly planet?: string;
}

export interface View {
  /** The viewing seat; absent for a spectator. */
  readonly seat?: number;
  readonly options: GameOptions;
  readonly ply: number;
  readonly turnNumber: number;
  readonly leader: number;
  /** Absent before the first turn and after the end. */
  readonly phases?: TurnPhases;
  /** The role led this turn. */
  readonly role?: Role;
  /** The role card that the leader took; absent if the stack was empty or no role has been led. */
  readonly taken?: string;
  /** The card whose Action is being carried out. */
  readonly resolving?: string;
  readonly waiting?: Waiting;
  readonly decision?: Decision;
  /** Previews of the roles to choose from for leading, or of the role to follow. */
  readonly previews?: readonly RolePreview[];
  readonly yields?: RoleYield;
  /** Absent for spectators, after the end, and in games without the Research role. */
  readonly research?: ResearchReach;
  readonly players: readonly PlayerView[];
  /** The role card whose stack the role draws from. */
  readonly stackOf: Readonly<Record<Role, string>>;
  /** Cards left in each stack, by id of the role card. */
  readonly stacks: Readonly<Record<string, number>>;
  /** Whether the leader of a role gets a symbol if its stack is empty. */
  readonly emptyStackSymbol: Readonly<Record<Role, boolean>>;
  /** Whether empire symbols add to a role. In Colonize they can be a discount instead. */
  readonly empireCounts: Readonly<Record<Role, boolean>>;
  readonly stacksToEnd: number;
  readonly technologies: readonly string[];
  readonly technologyDecks?: Readonly<Record<PlanetType, number>>;
  /** Technologies being looked at (prototype). Only the seat that looks sees `cards`. */
  readonly lookingTechnologies?: { readonly count: number; readonly cards?: readonly string[] };
  /** The card played as an Action that stays in play until cleanup. */
  readonly acted?: string;
  readonly planetDeck: { readonly size: number; readonly top?: PlanetBack };
  readonly planetDiscard: readonly string[];
  readonly looking: readonly LookedAtPlanet[];
  readonly removed: readonly string[];
  /** Start planets that the seat chooses from or has chosen; absent once in empires. */
  readonly offer?: readonly string[];
  readonly supply: number;
  readonly ending?: EndCause;
  readonly inExtraRound: boolean;
  readonly inLogisticsTurn: boolean;
  readonly over: boolean;
  readonly winners?: readonly number[];
}

/** Use instead of a seat to get the public information only. */
export const SPECTATOR = NONE;

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
 * Returns the view of a seat or, for SPECTATOR, the public information. It never changes later.
 * Parts that views share are frozen.
 */
export function view(state: GameState, seat: number): View {
  const table = tableView(state, seat);
  return Object.assign(table, {
    players: state.players.map((_, owner) => playerView(state, owner, seat)),
  });
}

/** A view without players, for servers that send only changed players (`ViewChanges`). */
export type TableView = Omit<View, 'players'>;

/** Like `view`, without players. Throws ArgumentError for a seat that does not exist. */
export function tableView(state: GameState, seat: number): TableView {
  if (seat !== SPECTATOR) checkSeat(state.players.length, seat);
  const { turn, rules } = state;
  const top = state.frames.at(-1);
  const topPlanet = state.planetDeck.at(-1);
  const fixed = fixedOf(rules);
  const isTopSeen = topPlanet !== undefined && isTopBackSeen(state);
  const size = state.planetDeck.length;
  // Spreading several objects is many times slower. Bots create a view at every decision.
  const shown: Draft<TableView> = {
    options: fixed.options,
    ply: state.ply,
    turnNumber: state.turnNumber,
    leader: state.leader,
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
  const phases = turnPhases(state);
  if (phases !== undefined) shown.phases = phases;
  if (turn.role !== NONE) shown.role = nameAt(ROLES, turn.role);
  if (turn.taken !== NONE) shown.taken = cardId(turn.taken);
  if (turn.resolving !== NONE) shown.resolving = cardId(turn.resolving);
  if (turn.acted !== NONE) shown.acted = cardId(turn.acted);
  if (top !== undefined) shown.waiting = waitingFor(top);
  if (top?.seat === seat) Object.assign(shown, decisionView(state, top));
  if (state.technologyDecks.length > 0) {
    shown.technologyDecks = byType((type) => state.technologyDecks[type]?.length ?? 0);
  }
  if (state.lookingCards.length > 0) {
    shown.lookingTechnologies = lookingTechnologiesView(state, isLooking(state, seat));
  }
  const research = researchOf(state, seat);
  if (research !== undefined) shown.research = research;
  const offer = offerOf(state, seat);
  if (offer !== undefined) shown.offer = offer;
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

function stacksOf({ rules, stacks }: GameState): Record<string, number> {
  const left: Record<string, number> = {};
  for (const kind of rules.stackKinds) left[cardId(kind)] = stacks[kind] ?? 0;
  return left;
}

/** Describes the decision, with previews for leading or following, or the yield at boosts. */
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

/** Like `researchReach`, but undefined for a spectator and after the end. */
export function researchOf(state: GameState, seat: number): ResearchReach | undefined {
  return seat === SPECTATOR || state.over ? undefined : researchReach(state, seat);
}

/** Returns the planets being looked at. Fronts are included only if the seat may see them. */
export function lookingView(state: GameState, seat: number): readonly LookedAtPlanet[] {
  const mayRead = mayReadLookedAt(state, seat);
  return state.looking.map((planet) => ({
    ...backOf(planet),
    ...(mayRead ? { planet: planetAt(planet).id } : {}),
  }));
}

/** Returns the technologies being looked at. Ids are included only for the seat that looks. */
export function lookingTechnologiesView(
  { lookingCards }: GameState,
  isLookingSeat: boolean,
): NonNullable<View['lookingTechnologies']> {
  const count = lookingCards.length;
  return isLookingSeat ? { count, cards: cardsOf(lookingCards) } : { count };
}

function waitingFor(frame: Frame): Waiting {
  return { seat: frame.seat, step: stepOf(frame).name };
}

/** Returns the start planets to choose from or chosen; undefined if there are none. */
export function offerOf({ offers }: GameState, seat: number): readonly string[] | undefined {
  const offer = offers[seat];
  return offer === undefined ? undefined : planetsOf(offer);
}
