// The input layout of the net official-v1, on which its weights depend.
import { InputAllocator } from '../input-allocator.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const TECHNOLOGIES = VOCABULARY.technologies.length;
const TYPES = VOCABULARY.planetTypes.length;
const ROLES = VOCABULARY.roles.length;

const SEATS = 4;

// Thermometer lengths: for a value n, the first n features are active.
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

/** Further face-down planets are only counted. */
export const DOWN_SHOWN = 3;
export const COLONIES_MISSING = 5;
export const FIGHTERS_MISSING = 7;
export const FRONT_INFLUENCE = 6;
export const FRONT_SLOTS = 2;

/**
 * Limits for a stack or the supply: feature n is active if more than `REMAINING_LIMITS[n]` are
 * left. They are finer near the end of a game. Stacks use the first 12.
 */
export const REMAINING_LIMITS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
export const STACK = 12;
export const SUPPLY = REMAINING_LIMITS.length;

const down = new InputAllocator();
/** Offset of each feature group from the first input of a face-down planet. */
export const DOWN_AT = {
  colonies: down.allocate(COLONIES_MISSING),
  fighters: down.allocate(FIGHTERS_MISSING),
  influence: down.allocate(FRONT_INFLUENCE),
  type: down.allocate(TYPES),
  symbol: down.allocate(ROLES),
  slots: down.allocate(FRONT_SLOTS),
  handLimit: down.allocate(1),
};
export const DOWN_PART = down.size;

const player = new InputAllocator();
/** Offset of each feature group from the first input of a player. */
export const PLAYER_AT = {
  owned: player.allocate(ROLE_CARDS * OWNED),
  technologies: player.allocate(TECHNOLOGIES),
  fighters: player.allocate(FIGHTERS),
  tokens: player.allocate(TOKENS),
  points: player.allocate(POINTS),
  upByType: player.allocate(UP_BY_TYPE * TYPES),
  symbols: player.allocate(SYMBOLS_UP * ROLES),
  slotsFree: player.allocate(SLOTS),
  slotsFull: player.allocate(SLOTS),
  handLimit: player.allocate(HAND_LIMIT),
  down: player.allocate(DOWN_SHOWN * DOWN_PART),
  downCount: player.allocate(DOWN),
  handSize: player.allocate(HAND_SIZE),
  deckSize: player.allocate(DECK_SIZE),
};
export const PLAYER_PART = player.size;

const all = new InputAllocator();
/** Index of the first input of each part of the layout. */
export const AT = {
  bias: all.allocate(1),
  players: all.allocate(3),
  step: all.allocate(VOCABULARY.steps.length),
  role: all.allocate(ROLES),
  decider: all.allocate(SEATS),
  leader: all.allocate(SEATS),
  start: all.allocate(SEATS),
  stepCount: all.allocate(COUNT),
  stacks: all.allocate(ROLE_CARDS * STACK),
  supply: all.allocate(SUPPLY),
  ending: all.allocate(2),
  turn: all.allocate(TURNS),
  ahead: all.allocate(LEAD),
  behind: all.allocate(LEAD),
  offered: all.allocate(TECHNOLOGIES),
  options: all.allocate(VOCABULARY.options.length),
  hand: all.allocate(ROLE_CARDS * IN_HAND),
  deck: all.allocate(ROLE_CARDS * IN_DECK),
  discard: all.allocate(ROLE_CARDS * IN_DISCARD),
  technologiesInHand: all.allocate(TECHNOLOGIES),
  resolving: all.allocate(1),
  player: all.allocate(PLAYER_PART * SEATS),
};

export const INPUTS = all.size;
export const MAX_ACTIVE = 640;
