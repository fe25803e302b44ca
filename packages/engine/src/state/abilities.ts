// A player's abilities from permanents, face-up planets, fleet tile and scenario.
import type { Effect } from '../model/effect.ts';

/** Never changed in place, so copies of a state share it. */
export interface Abilities {
  /** Effects carried out after each settling or attack. */
  readonly whenFlipped: readonly Effect[];
  /** The player gets one more turn after the last round. */
  readonly extraTurn: boolean;
  /** How many fewer fighters an attack costs. */
  readonly attackDiscount: number;
  readonly leavesFighter: boolean;
  readonly moreActions: number;
  /** The player can attack or settle as a follower of Warfare or Colonize. */
  readonly leaderOption: boolean;
  /** Bonus symbols as a follower, indexed by role. */
  readonly followSymbols: readonly number[];
  /** Additional cards drawn for dissent. */
  readonly dissentDraws: number;
  /** Hand cards the player can remove per turn as free actions; ANY_NUMBER if unlimited. */
  readonly freeRemovals: number;
  /** The player can take the Role phase before the Action phase (Logistics). */
  readonly mayLeadFirst: boolean;
  readonly tradesFighters: boolean;
  /** Card kinds that count as one symbol of any role of which they show no symbol. */
  readonly anySymbol: readonly number[];
  /** Like `anySymbol`, but only for the leader of the role. */
  readonly leadingSymbol: readonly number[];
  /** Hand cards can be discarded for their ship and resource icons. */
  readonly icons: boolean;
  /** Additional attack discount while the player has a battlecruiser. */
  readonly cruiserDiscount: number;
  /** A battlecruiser can be paid instead of the Warfare cost of any planet. */
  readonly primaryWeapon: boolean;
  /** Influence for the former owner of a planet taken over; -1 if the player cannot take over. */
  readonly takesOver: number;
  /** Influence for dissenting from Warfare. */
  readonly peace: number;
  /** Additional technologies when leading Research. */
  readonly moreBuys: number;
  /** The player can follow Produce as Trade, and Trade as Produce. */
  readonly swapsMarket: boolean;
  /** In Survey, the player can look at two fewer planets and keep two. */
  readonly keepsTwo: boolean;
  /** Once per turn: sell a token or a card for its icon, add a colony, take another Role phase. */
  readonly sells: boolean;
  readonly addsColony: boolean;
  readonly moreRole: boolean;
  /** The player has a Colony Ship. */
  readonly holdsColonies: boolean;
  /** Resources can be spent as symbols of any role, fighters as symbols of Research. */
  readonly resourceSymbols: boolean;
  readonly fighterSymbols: boolean;
  /** Includes Colonize, where the resources become colonies. */
  readonly resourceColonies: boolean;
  /** A Utopian planet counts only as a type of which the player has another face-up planet. */
  readonly utopianIsOwned: boolean;
  /** Resource slots of permanents. */
  readonly slots: number;
  /** Slots of permanents that receive a ship at the start of each turn of the player. */
  readonly fighterSlots: number;
  readonly destroyerSlots: number;
  /** Increase of the hand limit by permanents. Planets increase it further. */
  readonly handLimit: number;
  /** Each resource slot of a planet holds two resources. */
  readonly doubleSlots: boolean;
}

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
