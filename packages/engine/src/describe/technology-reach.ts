// Which technologies on offer a seat could take, and what it lacks for the others.
import { CARD_COST, CARD_SHIP, CARD_SHIPS, cardId } from '../cards/catalog.ts';
import { countMissing, planetCounts, planetTypes } from '../queries/prerequisites.ts';
import { canPayShips } from '../queries/ships.ts';
import { symbolsOf } from '../queries/symbols.ts';
import { NONE, RESEARCH } from '../model/names.ts';
import { isSameList } from '../state/sorted-list.ts';
import type { Player } from '../state/player.ts';
import { stepOf } from '../rules/steps/registry.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { type Range, symbolsOfRole } from './role-preview.ts';

/** What stands between a seat and a technology on offer. */
export interface TechnologyReach {
  readonly card: string;
  /** Whether planets and symbols suffice when every hand card that helps is spent. */
  readonly affordable: boolean;
  /** Face-up planets of its type that are missing. */
  readonly planetsMissing: number;
  /** Symbols that hand cards must add; 0 when none is needed. */
  readonly symbolsFromHand: number;
  /** Symbols that are missing even when every hand card that helps is spent. */
  readonly symbolsMissing: number;
  /** Whether ships and planets suffice; absent where it has no ship cost. */
  readonly affordableWithShips?: boolean;
}

/** The Research role of a seat: the one that goes on, or one led now. */
export interface ResearchReach {
  readonly symbols: Range;
  /** In the order of the technologies on offer. */
  readonly technologies: readonly TechnologyReach[];
}

/** What Research would pay for; undefined in games without that role. */
export function researchReach(state: GameState, seat: number): ResearchReach | undefined {
  if (!state.rules.roles.includes(RESEARCH)) return undefined;
  const symbols = researchSymbols(state, seat);
  const player = playerAt(state, seat);
  // Where ships pay, it follows from them as well.
  if (state.rules.icons) return reachesOf(state, player, symbols);
  const types = planetTypes(player);
  const before = reachByPlayer.get(player);
  if (before !== undefined && before.types === types && isUnchanged(before, state, symbols)) {
    return before.reach;
  }
  const reach = Object.freeze(reachesOf(state, player, symbols));
  Object.freeze(reach.technologies);
  reachByPlayer.set(player, { types, kinds: state.technologies.slice(), reach });
  return reach;
}

/** What was told to a player, and from what it followed: it is told after every answer, and mostly the same. */
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

function reachesOf(state: GameState, player: Player, symbols: Range): ResearchReach {
  const counts = planetCounts(player);
  return {
    symbols,
    technologies: state.technologies.map((kind) => {
      const cost = CARD_COST[kind] as number;
      const planetsMissing = countMissing(player, counts, kind);
      const symbolsFromHand = Math.max(0, cost - symbols.least);
      const missing = Math.max(0, cost - symbols.most);
      const reach = reachOf(kind, planetsMissing, symbolsFromHand, missing);
      return state.rules.icons ? withShips(player, kind, reach) : reach;
    }),
  };
}

/** More than any technology asks for of anything. */
const MANY = 64;
/** What is said of a technology is said again and again, in every view of every game: it is made once, and nobody writes into it. */
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

/** A technology that has a ship cost, with whether ships would pay for it (RULES P1). */
function withShips(player: Player, kind: number, reach: TechnologyReach): TechnologyReach {
  const ship = CARD_SHIP[kind] as number;
  if (ship === NONE) return reach;
  const pays = canPayShips(player, ship, CARD_SHIPS[kind] as number);
  return { ...reach, affordableWithShips: reach.planetsMissing === 0 && pays };
}

/** Symbols without and with the hand: in the Research role that goes on while the seat has a part in it, or as if it led one now. */
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
    case 'boost': {
      const player = playerAt(state, seat);
      const hand = player.hand.filter((kind) => kind >= frame.at);
      const more = hand.reduce((sum, kind) => sum + symbolsOf(player, kind, RESEARCH), 0);
      return { least: frame.count, most: frame.count + more };
    }
    default:
      return symbolsOfRole(state, seat, RESEARCH, true);
  }
}
