// Which technologies on offer a seat can take with Research, and what is missing for the others.
import { CARD_COST, CARD_SHIP, CARD_SHIPS, cardId } from '../cards/catalog.ts';
import { countMissing, planetCounts, planetTypes } from '../queries/prerequisites.ts';
import { canPayShips } from '../queries/ships.ts';
import { NONE, RESEARCH } from '../model/names.ts';
import { isSameList } from '../state/sorted-list.ts';
import type { Player } from '../state/player.ts';
import { stepOf } from '../rules/steps/registry.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { type Range, symbolsOfBoost, symbolsOfRole } from './role-preview.ts';

/** Whether a seat can take a technology on offer, and what is missing. */
export interface TechnologyReach {
  readonly card: string;
  /** Whether planets and symbols suffice if every helpful hand card is spent. */
  readonly affordable: boolean;
  /** Number of face-up planets that are missing. */
  readonly planetsMissing: number;
  /** Symbols that hand cards must add; 0 if none. */
  readonly symbolsFromHand: number;
  /** Symbols that are missing even if every helpful hand card is spent. */
  readonly symbolsMissing: number;
  /** Whether ships and planets suffice; absent without a ship cost. */
  readonly affordableWithShips?: boolean;
}

/** The technologies on offer, for a seat in the current Research role or one that it would lead. */
export interface ResearchReach {
  readonly symbols: Range;
  /** In the order of the technologies on offer. */
  readonly technologies: readonly TechnologyReach[];
}

/** The technologies in reach of a seat; undefined in games without the Research role. */
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

/**
 * The last result for a player, with its inputs. It is needed after every answer and rarely
 * changes.
 */
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

/** `beside` is the technology taken earlier in the same role, or NONE. */
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

/** More than the planets or symbols that any technology requires. */
const MANY = 64;
/** Cache of frozen entries, which most views share. */
const reachByKey = new Map<number, TechnologyReach>();

function reachOf(
  kind: number,
  planetsMissing: number,
  symbolsFromHand: number,
  symbolsMissing: number,
): TechnologyReach {
  const key = ((kind * MANY + planetsMissing) * MANY + symbolsFromHand) * MANY + symbolsMissing;
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

/** Adds whether ships pay for a technology with a ship cost (RULES P1). */
function withShips(player: Player, kind: number, reach: TechnologyReach): TechnologyReach {
  const ship = CARD_SHIP[kind] as number;
  if (ship === NONE) return reach;
  const pays = canPayShips(player, ship, CARD_SHIPS[kind] as number);
  return { ...reach, affordableWithShips: reach.planetsMissing === 0 && pays };
}

/**
 * The Research symbols of a seat: in the current Research role if the seat must decide in it,
 * otherwise as if the seat led Research now.
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
