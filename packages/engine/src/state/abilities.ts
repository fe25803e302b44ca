// The combined abilities of a player's permanents, planets, fleet and scenario. They are recomputed
// when one of these changes, so queries need not look at single cards.
import type { Effect } from '../model/effect.ts';

/** Shared by all copies of a state; never changed in place. */
export interface Abilities {
  /** Effects that are carried out after the player has settled or attacked a planet. */
  readonly whenFlipped: readonly Effect[];
  /** The player takes one more turn after the last round. */
  readonly extraTurn: boolean;
  /** How many fewer fighters an attack costs. */
  readonly attackDiscount: number;
  /** Each attack leaves a fighter on the planet. */
  readonly leavesFighter: boolean;
  /** The number of additional Actions in the Action phase. */
  readonly moreActions: number;
  /** The player can attack or settle when following (leader option). */
  readonly leaderOption: boolean;
  /** Bonus symbols when following, by role. */
  readonly followSymbols: readonly number[];
  /** The number of additional cards drawn for dissent. */
  readonly dissentDraws: number;
  /** Hand cards that can be removed per turn as a free action. */
  readonly freeRemovals: number;
  /** The Role phase can come before the Action phase. */
  readonly mayLeadFirst: boolean;
  /** Fighters can be traded like resources. */
  readonly tradesFighters: boolean;
  /** Kinds that count as one symbol of every role. */
  readonly anySymbol: readonly number[];
  /** Kinds that count as one symbol of the role being led. */
  readonly leadingSymbol: readonly number[];
  /** Hand cards can be discarded for their icons. */
  readonly icons: boolean;
  /** How many fewer fighters an attack costs while the player has a battlecruiser. */
  readonly cruiserDiscount: number;
  /** A battlecruiser can pay any Warfare cost. */
  readonly primaryWeapon: boolean;
  /**
   * The influence an opponent receives for a face-up planet that the player takes over; -1 if the
   * player cannot take over planets.
   */
  readonly takesOver: number;
  /** Influence for dissenting from Warfare. */
  readonly peace: number;
  /** The number of additional technologies when leading Research. */
  readonly moreBuys: number;
  /** Produce can be followed as Trade, and Trade as Produce. */
  readonly swapsMarket: boolean;
  /** A Survey can look at two fewer planets and keep one more. */
  readonly keepsTwo: boolean;
  /** Once per turn, allows a sale of a resource or fighter, a new colony, or another Role phase. */
  readonly sells: boolean;
  readonly addsColony: boolean;
  readonly moreRole: boolean;
  /** The player has a Colony Ship. */
  readonly holdsColonies: boolean;
  /** Resources can be discarded as symbols of any role, and fighters as those of Research. */
  readonly resourceSymbols: boolean;
  readonly fighterSymbols: boolean;
  /** Resources spent as symbols become colonies in Colonize. */
  readonly resourceColonies: boolean;
  /** A Utopian planet counts only as types of which there is another planet. */
  readonly utopianIsOwned: boolean;
  /** The number of resource slots of permanents. */
  readonly slots: number;
  /** The numbers of replenishing slots of permanents. */
  readonly fighterSlots: number;
  readonly destroyerSlots: number;
  /** Increase of the hand limit. */
  readonly handLimit: number;
  /** Each resource slot of a planet holds two resources. */
  readonly doubleSlots: boolean;
}

/** The abilities of a player who has none. */
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
