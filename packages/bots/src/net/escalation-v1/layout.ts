// The input layout of the net escalation-v1, on which its weights depend. Parts that official-v1
// also has are alike, so that its weights can be transferred
// (packages/bots/train/transfer-weights.ts).
import {
  COLONIES_MISSING,
  COUNT,
  DECK_SIZE,
  DOWN,
  DOWN_SHOWN,
  FIGHTERS,
  FIGHTERS_MISSING,
  FRONT_INFLUENCE,
  FRONT_SLOTS,
  HAND_LIMIT,
  HAND_SIZE,
  IN_DECK,
  IN_DISCARD,
  IN_HAND,
  LEAD,
  OWNED,
  POINTS,
  SLOTS,
  STACK,
  SUPPLY,
  SYMBOLS_UP,
  TOKENS,
  TURNS,
  UP_BY_TYPE,
} from '../official-v1/layout.ts';
import { InputAllocator } from '../input-allocator.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const TECHNOLOGIES = VOCABULARY.technologies.length;
const TYPES = VOCABULARY.planetTypes.length;
const ROLES = VOCABULARY.roles.length;
const EFFECTS = VOCABULARY.effects.length;

export const SEATS = 5;
/** Fighter, destroyer, battlecruiser. */
const SIZES = 3;
export const LEVELS = 3;
/** The fleet tile is basic, improved or broken. */
const SIDES = 3;

// Thermometer lengths of parts that official-v1 does not have.
export const ABILITY = 2;
export const DESTROYERS = 4;
export const DOCKED = 3;
export const SHIP_COLONIES = 3;
export const BY_LEVEL = 4;
export const DOES = 3;
export const ICONS = 3;
export const TECHNOLOGY_SYMBOLS = 4;
export const HAND_DOES = 2;
export const OFFERED = 4;
export const TURN_COUNT = 2;

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
  ship: down.allocate(SIZES),
  action: down.allocate(1),
  trigger: down.allocate(1),
  replenishing: down.allocate(1),
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
  destroyers: player.allocate(DESTROYERS),
  battlecruiser: player.allocate(1),
  fleet: player.allocate(SIDES),
  docked: player.allocate(DOCKED),
  shipColonies: player.allocate(SHIP_COLONIES),
  abilities: player.allocate(VOCABULARY.abilities.length * ABILITY),
  byLevel: player.allocate(LEVELS * BY_LEVEL),
  uses: player.allocate(EFFECTS),
  scenario: player.allocate(VOCABULARY.scenarios.length),
};
export const PLAYER_PART = player.size;

const all = new InputAllocator();
/** Index of the first input of each part of the layout. */
export const AT = {
  bias: all.allocate(1),
  players: all.allocate(SEATS - 1),
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
  // Additional Actions granted, Tours de Force played, Well Oiled Machine used in this turn.
  actions: all.allocate(TURN_COUNT),
  tours: all.allocate(TURN_COUNT),
  moreRole: all.allocate(1),
  /** Technologies on offer for which the seat has the planets, by level. */
  inReach: all.allocate(LEVELS * OFFERED),
  // Effects of the seat's technologies: in all zones (without permanents), then in hand.
  does: all.allocate(EFFECTS * DOES),
  handDoes: all.allocate(EFFECTS * HAND_DOES),
  technologySymbols: all.allocate(ROLES * TECHNOLOGY_SYMBOLS),
  shipIcons: all.allocate(SIZES * ICONS),
  resourceIcons: all.allocate(ICONS),
};

export const INPUTS = all.size;
export const MAX_ACTIVE = 900;
