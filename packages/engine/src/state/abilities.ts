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
  /** Kinds that are worth one symbol of every role that is led. */
  readonly leadingSymbol: readonly number[];
  /** Hand cards may be discarded for their icons. */
  readonly icons: boolean;
  /** Fighters that an attack costs less while there is a battlecruiser. */
  readonly cruiserDiscount: number;
  /** A battlecruiser may be paid in place of any Warfare cost. */
  readonly primaryWeapon: boolean;
  /** Influence that an opponent takes for a face-up planet that is taken over, or -1 where that cannot be done. */
  readonly takesOver: number;
  /** Influence for dissenting Warfare. */
  readonly peace: number;
  /** Technologies more when Research is led. */
  readonly moreBuys: number;
  readonly swapsMarket: boolean;
  readonly keepsTwo: boolean;
  /** What may be done once in a turn. */
  readonly sells: boolean;
  readonly addsColony: boolean;
  readonly moreRole: boolean;
  readonly holdsColonies: boolean;
  /** Resources and fighters that are discarded as symbols. */
  readonly resourceSymbols: boolean;
  readonly fighterSymbols: boolean;
  /** Resources that are symbols become colonies in Colonize. */
  readonly resourceColonies: boolean;
  /** A Utopian planet stands only for types of which there is another planet. */
  readonly utopianIsOwned: boolean;
  /** Slots of permanents. */
  readonly slots: number;
  /** Replenishing slots of permanents. */
  readonly fighterSlots: number;
  readonly destroyerSlots: number;
  /** Hand cards more. */
  readonly handLimit: number;
  /** Each slot of a planet holds one resource more. */
  readonly doubleSlots: boolean;
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
  leadingSymbol: [],
  icons: false,
  cruiserDiscount: 0,
  primaryWeapon: false,
  takesOver: -1,
  peace: 0,
  moreBuys: 0,
  swapsMarket: false,
  keepsTwo: false,
  sells: false,
  addsColony: false,
  moreRole: false,
  holdsColonies: false,
  resourceSymbols: false,
  fighterSymbols: false,
  resourceColonies: false,
  utopianIsOwned: false,
  slots: 0,
  fighterSlots: 0,
  destroyerSlots: 0,
  handLimit: 0,
  doubleSlots: false,
};
