// The steps of a game: what the frame on top of the stack waits for. Names are in STEP_NAMES, by number.

export const TURN = 0;
export const ACTION = 1;
export const EFFECTS = 2;
export const ROLE = 3;
export const BOOST = 4;
export const FOLLOWERS = 5;
export const FOLLOW_OR_DISSENT = 6;
export const AFTER_ROLE = 7;
export const CLEANUP = 8;
export const DISCARD_CARDS = 9;
export const KEEP_PLANET = 10;
export const MUSTER = 11;
export const COLONIZE_OR_SETTLE = 12;
export const TUCK_CARDS = 13;
export const PRODUCE_RESOURCES = 14;
export const TRADE_RESOURCES = 15;
export const BUY_TECHNOLOGY = 16;
export const COLONY_OR_SETTLE = 17;
export const SETTLE_ONE = 18;
export const ATTACK_PLANETS = 19;
export const TERRAFORM = 20;
export const PRODUCE_OR_TRADE = 21;
export const REMOVE_CARDS = 22;
export const TAKE_CARDS = 23;
export const NAME_TYPE = 24;
export const TUCK_THIS = 25;
export const REMOVE_ANYWHERE = 26;
export const SETTLE_OR_GATHER = 27;
export const TUCK_TOGETHER = 28;
export const CHOOSE_DECK = 29;
export const PICK_TECHNOLOGY = 30;

export const STEP_NAMES = [
  'turn',
  'action',
  'effects',
  'role',
  'boost',
  'followers',
  'follow-or-dissent',
  'after-role',
  'cleanup',
  'discard',
  'keep-planet',
  'muster',
  'colonize-or-settle',
  'tuck',
  'produce',
  'trade',
  'buy-technology',
  'colony-or-settle',
  'settle',
  'attack',
  'terraform',
  'produce-or-trade',
  'remove',
  'take',
  'name-resource',
  'tuck-this',
  'remove-anywhere',
  'settle-or-gather',
  'tuck-together',
  'choose-deck',
  'pick-technology',
] as const;

/** The name of a step in decisions and positions. */
export type StepName = (typeof STEP_NAMES)[number];
