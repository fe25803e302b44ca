// For each technology on offer: whether a seat can take it with Research, and what is missing.
import { CARD_COST, CARD_SHIP, CARD_SHIPS, cardId } from '../cards/catalog.ts';
import { countMissing, planetCounts, planetTypes } from '../queries/planet-prerequisites.ts';
import { canPayShips } from '../queries/ships.ts';
import { NONE, RESEARCH } from '../model/names.ts';
import { isSameList } from '../state/sorted-list.ts';
import type { Player } from '../state/player.ts';
import { stepOf } from '../rules/steps/registry.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { type Range, symbolsOfBoost, symbolsOfRole } from './role-preview.ts';

export interface TechnologyReach {
  readonly card: string;
  /** Whether planets and symbols suffice with every hand card and token that helps. */
  readonly affordable: boolean;
  readonly planetsMissing: number;
  /** Symbols that hand cards or tokens must add; 0 if none. */
  readonly symbolsFromHand: number;
  /** Symbols missing even with every hand card and token that helps. */
  readonly symbolsMissing: number;
  /** Whether planets suffice and ships can pay; absent without a ship cost. */
  readonly affordableWithShips?: boolean;
}

export interface ResearchReach {
  readonly symbols: Range;
  readonly technologies: readonly TechnologyReach[];
}

/**
 * Returns what the seat lacks for each technology on offer, in the current Research role or in one
 * that it would lead now. Undefined if the game has no Research role.
 */
export function researchReach(state: GameState, seat: number): ResearchReach | undefined {
  if (!state.rules.roles.includes(RESEARCH)) return undefined;
  const symbols = researchSymbols(state, seat);
  const player = playerAt(state, seat);
  // The result also depends on ships, which the cache does not cover.
  if (state.rules.icons) return reachesOf(state, player, symbols, takenBefore(state, seat));
  const types = planetTypes(player);
  const before = reachByPlayer.get(player);
  if (before !== undefined && before.types === types && isUnchanged(before, state, symbols)) {
    return before.reach;
  }
  const reach = Object.freeze(reachesOf(state, player, symbols, NONE));
  Object.freeze(reach.technologies);
  reachByPlayer.set(player, { types, kinds: state.technologies.slice(), reach });
  return reach;
}

/** Cached, because clients need the result after every answer and it rarely changes. */
interface CachedReach {
  readonly types: number;
  readonly kinds: readonly number[];
  readonly reach: ResearchReach;
}
const reachByPlayer = new WeakMap<Player, CachedReach>();

function isUnchanged(
  { kinds, reach }: CachedReach,
  { technologies }: GameState,
  { least, most }: Range,
) {
  const { symbols } = reach;
  return symbols.least === least && symbols.most === most && isSameList(kinds, technologies);
}

/** The technology that a seat took with the first purchase of the current role, or NONE. */
export function takenBefore(state: GameState, seat: number): number {
  const frame = state.frames.at(-1);
  if (frame?.seat !== seat || stepOf(frame).name !== 'buy-technology') return NONE;
  return frame.card;
}

/** `beside` is the technology that the seat already took in this role, or NONE. */
function reachesOf(
  state: GameState,
  player: Player,
  symbols: Range,
  beside: number,
): ResearchReach {
  const counts = planetCounts(player);
  return {
    symbols,
    technologies: state.technologies.map((kind) => {
      const cost = CARD_COST[kind] as number;
      const planetsMissing = countMissing(player, counts, kind, beside);
      const symbolsFromHand = Math.max(0, cost - symbols.least);
      const missing = Math.max(0, cost - symbols.most);
      const reach = reachOf(kind, planetsMissing, symbolsFromHand, missing);
      return state.rules.icons ? withShips(player, kind, reach) : reach;
    }),
  };
}

/** Base of the cache key. Must exceed the planets and symbols of any technology. */
const KEY_BASE = 64;
/** Frozen objects that all views share. */
const reachByKey = new Map<number, TechnologyReach>();

function reachOf(
  kind: number,
  planetsMissing: number,
  symbolsFromHand: number,
  symbolsMissing: number,
): TechnologyReach {
  const key =
    ((kind * KEY_BASE + planetsMissing) * KEY_BASE + symbolsFromHand) * KEY_BASE + symbolsMissing;
  const known = reachByKey.get(key);
  if (known !== undefined) return known;
  const affordable = planetsMissing === 0 && symbolsMissing === 0;
  const card = cardId(kind);
  const reach = Object.freeze({
    card,
    affordable,
    planetsMissing,
    symbolsFromHand,
    symbolsMissing,
  });
  reachByKey.set(key, reach);
  return reach;
}

/** Sets `affordableWithShips` if the technology has a ship cost (RULES P1). */
function withShips(player: Player, kind: number, reach: TechnologyReach): TechnologyReach {
  const ship = CARD_SHIP[kind] as number;
  if (ship === NONE) return reach;
  const pays = canPayShips(player, ship, CARD_SHIPS[kind] as number);
  return { ...reach, affordableWithShips: reach.planetsMissing === 0 && pays };
}

/**
 * Uses the current role while the seat decides whether to follow, adds cards, or takes a
 * technology. Otherwise assumes that the seat leads Research now.
 */
function researchSymbols(state: GameState, seat: number): Range {
  const frame = state.frames.at(-1);
  if (frame?.seat !== seat || state.turn.role !== RESEARCH) {
    return symbolsOfRole(state, seat, RESEARCH, true);
  }
  switch (stepOf(frame).name) {
    case 'follow-or-dissent':
      return symbolsOfRole(state, seat, RESEARCH, false);
    case 'buy-technology':
      return { least: frame.count, most: frame.count };
    case 'boost':
      return { least: frame.count, most: symbolsOfBoost(state, frame).most };
    default:
      return symbolsOfRole(state, seat, RESEARCH, true);
  }
}
