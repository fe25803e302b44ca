// How the inputs of the net escalation-v1 are laid out. Parts that official-v1 has too are called and built as there, so that what it has
// learned can be taken over (packages/bots/train/inherit.ts). Frozen with the weights, as the vocabulary is.
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
import { Places } from '../places.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const TECHNOLOGIES = VOCABULARY.technologies.length;
const TYPES = VOCABULARY.planetTypes.length;
const ROLES = VOCABULARY.roles.length;
const EFFECTS = VOCABULARY.effects.length;

/** Seats that the inputs can tell apart. */
export const SEATS = 5;
/** Fighters, destroyers, battlecruisers. */
const SIZES = 3;
export const LEVELS = 3;
/** Sides of the fleet tile: basic, improved, broken. */
const SIDES = 3;

// Lengths of thermometers that official-v1 does not have.
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
  ship: down.take(SIZES),
  action: down.take(1),
  trigger: down.take(1),
  replenishing: down.take(1),
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
  destroyers: player.take(DESTROYERS),
  battlecruiser: player.take(1),
  fleet: player.take(SIDES),
  docked: player.take(DOCKED),
  shipColonies: player.take(SHIP_COLONIES),
  abilities: player.take(VOCABULARY.abilities.length * ABILITY),
  byLevel: player.take(LEVELS * BY_LEVEL),
  uses: player.take(EFFECTS),
  scenario: player.take(VOCABULARY.scenarios.length),
};
export const PLAYER_PART = player.size;

const all = new Places();
export const AT = {
  bias: all.take(1),
  players: all.take(SEATS - 1),
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
  /** What the turn in progress still allows. */
  actions: all.take(TURN_COUNT),
  tours: all.take(TURN_COUNT),
  moreRole: all.take(1),
  /** Technologies on offer whose planets the seat has, by level. */
  inReach: all.take(LEVELS * OFFERED),
  /** What the own cards do that are played as Actions, wherever they are, and those of the hand. */
  does: all.take(EFFECTS * DOES),
  handDoes: all.take(EFFECTS * HAND_DOES),
  /** What the own technologies add to roles. */
  technologySymbols: all.take(ROLES * TECHNOLOGY_SYMBOLS),
  /** Hand cards that may be discarded as ships and resources. */
  shipIcons: all.take(SIZES * ICONS),
  resourceIcons: all.take(ICONS),
};

/** How many inputs there are. */
export const INPUTS = all.size;
/** No game turns on more than these at once. */
export const MOST_ACTIVE = 900;
