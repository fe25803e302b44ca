// Option numbers. A number means the same answer in every step, so lists of options can be sorted
// and compared. Options with an argument add it to a base number.
//
// Arguments are one of these numbers:
// - kind: a card kind, below KINDS.
// - place: the index of a planet in an empire, below PLACES, or SHIP_PLACE.
// - slot: place * 2 + 0 or 1, below LAYER. Only in the scenario Bountiful Harvest, each slot holds
//   two resources; the second one is in the second layer and has the number of the slot plus LAYER.

export const PLACES = 50;
/** As a place of colonies: the Colony Ship. As a place of slots: the Biosphere. */
export const SHIP_PLACE = 49;
export const LAYER = 100;
/** Limit for card kinds. Must exceed the length of CARDS. */
export const KINDS = 200;

export const DONE = 0;
export const DISSENT = 1;
export const FOLLOW = 2;
export const ROLE_FIRST = 3;
export const COLLECT = 4;
export const REMOVE_SELF = 5;
/** Trade a fighter (Weapon Emporium). */
export const TRADE_FIGHTER = 6;

// Base numbers. Unless a comment says otherwise, the argument is a kind for options about cards,
// and a place for options about planets.

/** Argument: role. */
export const LEAD = 10;
/** Argument: resource type. */
export const NAME_RESOURCE = 20;
/** Argument: planet type of a technology deck. */
export const DECK = 24;
/** Argument: index among the planets being looked at. */
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
/** Argument: slot. */
export const PRODUCE_SLOT = 1500;
export const TRADE_SLOT = 1600;
export const REMOVE_DISCARDED = 1700;

// Options of Escalation.

/** The first Action of the fleet tile. The second one has the next number. */
export const USE_FLEET = 1900;
/** Improve the fleet, paying with symbols. */
export const UPGRADE = 1902;
export const UPGRADE_WITH_SHIPS = 1903;
/** Follow Produce as Trade, or Trade as Produce (Freedom of Trade). */
export const FOLLOW_OTHER = 1904;
export const MORE_ROLE = 1905;
/** Look at fewer planets in a Survey and keep two (Thorough Survey). */
export const KEEP_TWO = 1906;
/** Spend a fighter as a Research symbol. */
export const SPEND_FIGHTER = 1907;
/** Sell a fighter for influence (Defense Contract). */
export const SELL_FIGHTER = 1908;
export const BUILD = 1909;
export const USE_PLANET = 1910;
/** Attack, paying with a battlecruiser. */
export const PRIMARY = 1960;
export const USE_CARD = 2010;
export const BUY_WITH_SHIPS = 2210;
/** Discard a hand card for its icons. */
export const SPEND_CARD = 2410;
/** Argument: what the card is traded as (a resource type, or 4 for a fighter) * KINDS + kind. */
export const TRADE_CARD = 2610;
/** Sell a hand card for its icon, or a resource (Defense Contract). */
export const SELL_CARD = 3610;
export const SELL_SLOT = 3810;
/** Discard a resource as a symbol (Black Market). Argument: slot. */
export const SPEND_SLOT = 4010;
/** Like PRODUCE_SLOT and TRADE_SLOT in the second layer. Argument: slot of the first layer. */
export const PRODUCE_SECOND = 4210;
export const TRADE_SECOND = 4310;
/** Produce onto a slot of any type, in either layer. Argument: slot * 4 + resource type. */
export const PRODUCE_ANY = 4410;
/** Add a hand card as a colony (Colony Ship). */
export const ADD_COLONY = 5210;
/** Put a planet (argument: planet number) or card of a deck on top. */
export const RECON_PLANET = 5410;
export const RECON_CARD = 5610;
/** Attacks on opponents' planets, which then join the empire. Argument: seat * PLACES + place. */
export const ANNEX = 5810;
export const ANNEX_PRIMARY = 6060;
export const TAKE_OVER = 6310;
/** Argument: seat * KINDS + kind. */
export const REMOVE_PERMANENT = 6560;
/** Turn an Improved Fleet back (Natural Order). Argument: seat. */
export const BREAK_FLEET = 7560;
/** Keep the first of two start planets. Keeping the second has the next number. */
export const START_PLANET = 7570;
/** Argument: index in SCENARIOS. */
export const CHOOSE_SCENARIO = 7580;
/** Argument: place * KINDS + kind. */
export const MOVE_COLONY = 8000;
