// How the inputs of the net official-v1 are laid out: parts one after the other, each with a lamp for a word or a thermometer. Frozen with
// the weights, as the vocabulary is.
import { Places } from '../places.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const TECHNOLOGIES = VOCABULARY.technologies.length;
const TYPES = VOCABULARY.planetTypes.length;
const ROLES = VOCABULARY.roles.length;

/** Seats that the inputs can tell apart. */
const SEATS = 4;

// Lengths of thermometers: the first n lamps of a part are on for n.
export const IN_HAND = 4;
export const IN_DECK = 5;
export const IN_DISCARD = 5;
export const OWNED = 8;
export const FIGHTERS = 10;
export const TOKENS = 14;
export const POINTS = 24;
export const UP_BY_TYPE = 4;
export const SYMBOLS_UP = 4;
export const SLOTS = 6;
export const HAND_LIMIT = 3;
export const DOWN = 5;
export const HAND_SIZE = 8;
export const DECK_SIZE = 8;
export const LEAD = 15;
export const TURNS = 20;
export const COUNT = 9;

/** Face-down planets that are told one by one: what they still cost, what they will bring. */
export const DOWN_SHOWN = 3;
export const COLONIES_MISSING = 5;
export const FIGHTERS_MISSING = 7;
export const FRONT_INFLUENCE = 6;
export const FRONT_SLOTS = 2;

/** What is left of a stack or of the supply, told more finely the nearer the end: lamp n is on for more than FEW[n]. */
export const FEW = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
export const STACK = 12;
export const SUPPLY = FEW.length;

/** Within the part of a face-down planet. */
const down = new Places();
export const DOWN_AT = {
  colonies: down.take(COLONIES_MISSING),
  fighters: down.take(FIGHTERS_MISSING),
  influence: down.take(FRONT_INFLUENCE),
  type: down.take(TYPES),
  symbol: down.take(ROLES),
  slots: down.take(FRONT_SLOTS),
  handLimit: down.take(1),
};
export const DOWN_PART = down.size;

/** Within the part of a player. */
const player = new Places();
export const PLAYER_AT = {
  owned: player.take(ROLE_CARDS * OWNED),
  technologies: player.take(TECHNOLOGIES),
  fighters: player.take(FIGHTERS),
  tokens: player.take(TOKENS),
  points: player.take(POINTS),
  upByType: player.take(UP_BY_TYPE * TYPES),
  symbols: player.take(SYMBOLS_UP * ROLES),
  slotsFree: player.take(SLOTS),
  slotsFull: player.take(SLOTS),
  handLimit: player.take(HAND_LIMIT),
  down: player.take(DOWN_SHOWN * DOWN_PART),
  downCount: player.take(DOWN),
  handSize: player.take(HAND_SIZE),
  deckSize: player.take(DECK_SIZE),
};
export const PLAYER_PART = player.size;

const all = new Places();
export const AT = {
  bias: all.take(1),
  players: all.take(3),
  step: all.take(VOCABULARY.steps.length),
  role: all.take(ROLES),
  decider: all.take(SEATS),
  leader: all.take(SEATS),
  start: all.take(SEATS),
  stepCount: all.take(COUNT),
  stacks: all.take(ROLE_CARDS * STACK),
  supply: all.take(SUPPLY),
  ending: all.take(2),
  turn: all.take(TURNS),
  ahead: all.take(LEAD),
  behind: all.take(LEAD),
  offered: all.take(TECHNOLOGIES),
  options: all.take(VOCABULARY.options.length),
  hand: all.take(ROLE_CARDS * IN_HAND),
  deck: all.take(ROLE_CARDS * IN_DECK),
  discard: all.take(ROLE_CARDS * IN_DISCARD),
  technologiesInHand: all.take(TECHNOLOGIES),
  resolving: all.take(1),
  player: all.take(PLAYER_PART * SEATS),
};

/** How many inputs there are. */
export const INPUTS = all.size;
/** No game turns on more than these at once. */
export const MOST_ACTIVE = 640;
