// Option numbers. A number means the same answer in every step, so lists of options can be sorted
// and compared.

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

/** Base numbers, to which an argument is added. */
export const LEAD = 10;
export const NAME_RESOURCE = 20;
/** Argument: planet type of a technology deck. */
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
/** Remove a card from the player's discard pile. */
export const REMOVE_DISCARDED = 1700;

// Escalation. Places range over an empire (50), slots over two layers (200), kinds over all cards
// (200).

/** The two Actions of the fleet tile. */
export const USE_FLEET = 1900;
export const UPGRADE = 1902;
export const UPGRADE_WITH_SHIPS = 1903;
/** Follow Produce as Trade, or Trade as Produce. */
export const FOLLOW_OTHER = 1904;
export const MORE_ROLE = 1905;
export const KEEP_TWO = 1906;
/** Spend a fighter as a Research symbol. */
export const SPEND_FIGHTER = 1907;
/** Sell a fighter for influence (Defense Contract). */
export const SELL_FIGHTER = 1908;
export const BUILD = 1909;
/** The Action of a planet. */
export const USE_PLANET = 1910;
/** Attack, paying with a battlecruiser. */
export const PRIMARY = 1960;
/** The Action of a permanent. */
export const USE_CARD = 2010;
export const BUY_WITH_SHIPS = 2210;
/** Discard a hand card for its icons. */
export const SPEND_CARD = 2410;
/** Argument: what the card is traded as (a resource, or 4 for a fighter) * 200 + kind. */
export const TRADE_CARD = 2610;
export const SELL_CARD = 3610;
/** Numbering continues from the first layer (place * 2 + slot) to the second, which adds LAYER. */
export const SELL_SLOT = 3810;
export const SPEND_SLOT = 4010;
export const PRODUCE_SECOND = 4210;
export const TRADE_SECOND = 4310;
/** Argument: slot * 4 + resource. */
export const PRODUCE_ANY = 4410;
/** Add a hand card as a colony (Colony Ship). */
export const ADD_COLONY = 5210;
export const RECON_PLANET = 5410;
export const RECON_CARD = 5610;
/** Opponents' planets: seat * 50 + place. */
export const ANNEX = 5810;
export const ANNEX_PRIMARY = 6060;
export const TAKE_OVER = 6310;
/** Argument: seat * 200 + kind. */
export const REMOVE_PERMANENT = 6560;
export const BREAK_FLEET = 7560;
export const START_PLANET = 7570;
export const CHOOSE_SCENARIO = 7580;
/** Argument: place * 200 + kind. */
export const MOVE_COLONY = 8000;

/**
 * The number of places in an empire, and the places that represent the Colony Ship and the
 * Biosphere.
 */
export const PLACES = 50;
export const SHIP_PLACE = 49;
/** The number of slots in a layer. */
export const LAYER = 100;
export const KINDS = 200;
