// The numbers that stand for answers. One number means the same answer in every step, so option lists sort and compare.

/** No more, skip, pass, decline. */
export const DONE = 0;
export const DISSENT = 1;
export const FOLLOW = 2;
/** Logistics: Role phase before Action phase. */
export const ROLE_FIRST = 3;
/** Collect fighters instead of attacking. */
export const COLLECT = 4;
/** Remove the resolving card itself from the game. */
export const REMOVE_SELF = 5;
/** Trade a fighter (Weapon Emporium). */
export const TRADE_FIGHTER = 6;

/** Base numbers; the argument is added. */
export const LEAD = 10;
export const NAME_RESOURCE = 20;
/** A technology deck by its planet type. */
export const DECK = 24;
export const KEEP = 30;
export const PLAY = 100;
export const BOOST = 300;
export const DISCARD = 500;
export const REMOVE = 700;
export const BUY = 900;
export const TAKE = 1100;
export const ATTACK = 1300;
export const SETTLE = 1350;
export const TUCK = 1400;
/** Argument: place in the empire * 2 + slot. */
export const PRODUCE_SLOT = 1500;
export const TRADE_SLOT = 1600;
/** Remove a card of the own discard pile. */
export const REMOVE_DISCARDED = 1700;
// What comes later is numbered from 1900 on: planets of others by owner and place, Actions of planets and permanents.
