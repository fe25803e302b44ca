// What the permanents of a player come to, worked out when one comes or goes, so that nothing walks through cards to ask.
import type { Effect } from '../model/effect.ts';

/** Shared by all copies of a state: never changed in place. */
export interface Abilities {
  /** Carried out after the player has settled or attacked a planet. */
  readonly whenFlipped: readonly Effect[];
  /** A turn more when the game ends. */
  readonly extraTurn: boolean;
  /** Fighters that an attack costs less. */
  readonly attackDiscount: number;
  /** A fighter stays on each planet that is attacked. */
  readonly leavesFighter: boolean;
  /** Cards more in the Action phase. */
  readonly moreActions: number;
  /** A follower may attack or settle. */
  readonly leaderOption: boolean;
  /** Symbols more when following, by role. */
  readonly followSymbols: readonly number[];
  /** Cards more for dissent. */
  readonly dissentDraws: number;
  /** Hand cards that may be removed in a turn at any time. */
  readonly freeRemovals: number;
  readonly mayLeadFirst: boolean;
  readonly tradesFighters: boolean;
  /** Kinds that are worth one symbol of every role. */
  readonly anySymbol: readonly number[];
}

/** Of a player without permanents. */
export const NO_ABILITIES: Abilities = {
  whenFlipped: [],
  extraTurn: false,
  attackDiscount: 0,
  leavesFighter: false,
  moreActions: 0,
  leaderOption: false,
  followSymbols: [0, 0, 0, 0, 0, 0],
  dissentDraws: 0,
  freeRemovals: 0,
  mayLeadFirst: false,
  tradesFighters: false,
  anySymbol: [],
};
