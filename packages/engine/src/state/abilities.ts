// The combined abilities of a player's permanents, recomputed when one is gained or lost. Queries
// read the sum instead of walking through cards.
import type { Effect } from '../model/effect.ts';

/** Shared by all copies of a state; never changed in place. */
export interface Abilities {
  /** Effects carried out after the player has settled or attacked a planet. */
  readonly whenFlipped: readonly Effect[];
  /** One more turn when the game ends. */
  readonly extraTurn: boolean;
  /** Discount of attacks in fighters. */
  readonly attackDiscount: number;
  /** Each attack leaves a fighter on the planet. */
  readonly leavesFighter: boolean;
  /** More cards in the Action phase. */
  readonly moreActions: number;
  /** A follower can attack or settle. */
  readonly leaderOption: boolean;
  /** Bonus symbols when following, by role. */
  readonly followSymbols: readonly number[];
  /** More cards for dissent. */
  readonly dissentDraws: number;
  /** Hand cards that can be removed per turn as a free action. */
  readonly freeRemovals: number;
  readonly mayLeadFirst: boolean;
  readonly tradesFighters: boolean;
  /** Kinds that count as one symbol of every role. */
  readonly anySymbol: readonly number[];
  /** Kinds that count as one symbol of the role being led. */
  readonly leadingSymbol: readonly number[];
  /** Hand cards can be discarded for their icons. */
  readonly icons: boolean;
  /** Discount of attacks in fighters while the player has a battlecruiser. */
  readonly cruiserDiscount: number;
  /** A battlecruiser can pay any Warfare cost. */
  readonly primaryWeapon: boolean;
  /**
   * Influence an opponent receives for a face-up planet that is taken over; -1 if that is not
   * possible.
   */
  readonly takesOver: number;
  /** Influence for dissenting from Warfare. */
  readonly peace: number;
  /** More technologies when leading Research. */
  readonly moreBuys: number;
  readonly swapsMarket: boolean;
  readonly keepsTwo: boolean;
  /** Free actions that are possible once per turn. */
  readonly sells: boolean;
  readonly addsColony: boolean;
  readonly moreRole: boolean;
  readonly holdsColonies: boolean;
  /** Resources and fighters can be discarded as symbols. */
  readonly resourceSymbols: boolean;
  readonly fighterSymbols: boolean;
  /** Resources spent as symbols become colonies in Colonize. */
  readonly resourceColonies: boolean;
  /** A Utopian planet counts only as types of which there is another planet. */
  readonly utopianIsOwned: boolean;
  /** Resource slots of permanents. */
  readonly slots: number;
  /** Replenishing slots of permanents. */
  readonly fighterSlots: number;
  readonly destroyerSlots: number;
  /** Increase of the hand limit. */
  readonly handLimit: number;
  /** Each slot of a planet holds one more resource. */
  readonly doubleSlots: boolean;
}

/** The abilities of a player without permanents. */
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
