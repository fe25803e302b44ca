// Defines the layout of an observation: named slices of one list of numbers.
import {
  cardId,
  type GameOptions,
  PLANET_KINDS,
  PLANET_TYPES,
  planetAt,
  RESOURCES,
  ROLES,
  SHIPS,
  STEP_NAMES,
} from '@eminent/engine';
import { checksumOf, piecesOf } from './pieces.ts';

/** `size` numbers of an observation from `offset` on, row by row. */
export interface Slice {
  readonly offset: number;
  readonly size: number;
  readonly rows: number;
  /** Names of the numbers in a row, such as card ids. */
  readonly columns: readonly string[];
}

export interface ObservationLayout {
  readonly size: number;
  readonly players: number;
  /** By name. Players have slices such as `player1.discard`, counted from the observer. */
  readonly slices: Readonly<Record<string, Slice>>;
  /** Changes when a number gets another place. Store it with trained weights. */
  readonly checksum: string;
}

/** Further planets of a player count in totals only. */
export const PLANET_ROWS = 12;

/** The numeric fields of a question (`StepQuestion` of the engine), each multiplied by 0.1. */
export const QUESTION_NUMBERS = [
  'actionsPlayed',
  'actionsLeft',
  'symbols',
  'symbolsMissing',
  'symbolsNeeded',
  'excess',
  'planets',
  'fighters',
  'cardsAlike',
  'resourcesLeft',
  'tradesLeft',
  'attacksLeft',
  'removalsLeft',
  'takesLeft',
  'cards',
  'shipsLeft',
  'shipsMissing',
  'cardsLookedAt',
  'most',
] as const;

export const FLAGS = ['ending', 'inExtraRound', 'inLogisticsTurn', 'over'] as const;

/** The numbers of a player, each multiplied by 0.1. */
export const PLAYER_NUMBERS = [
  'handSize',
  'deckSize',
  'handLimit',
  'fighters',
  'influence',
  'score',
  'slotsFree',
  'slotsFilled',
  'planetsUp',
  'planetsDown',
  ...PLANET_TYPES.map((type) => `up.${type}` as const),
  ...ROLES.map((role) => `symbols.${role}` as const),
  'destroyers',
  'battlecruisers',
  'fleetImproved',
  'fleetBroken',
  'dockedFighters',
  'dockedDestroyers',
] as const;

/** The columns of a planet. Costs, colonies, influence and fighters are multiplied by 0.1. */
export const PLANET_COLUMNS = [
  'present',
  'up',
  'blocked',
  'attackNeed',
  'attackMissing',
  'settleNeed',
  'settleMissing',
  'colonies',
  'influence',
  'handLimit',
  'fighters',
  ...PLANET_KINDS.map((type) => `type.${type}`),
  ...SHIPS.map((ship) => `attackedBy.${ship}`),
  ...ROLES.map((role) => `symbol.${role}`),
  ...[...RESOURCES, 'any'].map((resource) => `empty.${resource}`),
  ...RESOURCES.map((resource) => `filled.${resource}`),
] as const;

export const CARD_ZONES = ['unseen', 'knownHand', 'discard', 'play', 'permanents'] as const;

const layouts = new Map<string, ObservationLayout>();

/** Returns the layout for a ruleset and a number of players. Other options do not change it. */
export function layoutFor({
  ruleset,
  players,
}: Pick<GameOptions, 'ruleset' | 'players'>): ObservationLayout {
  const key = `${ruleset} ${players}`;
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = makeLayout(ruleset, players);
    layouts.set(key, layout);
  }
  return layout;
}

function makeLayout(ruleset: GameOptions['ruleset'], players: number): ObservationLayout {
  const pieces = piecesOf(ruleset);
  const cards = pieces.kinds.map(cardId);
  const planets = pieces.planets.map((planet) => planetAt(planet).id);
  const seats = Array.from({ length: players }, (_, seat) => `seat${seat}`);
  const slices: Record<string, Slice> = {};
  let size = 0;
  const add = (name: string, columns: readonly string[], rows = 1): void => {
    slices[name] = { offset: size, size: columns.length * rows, rows, columns };
    size += columns.length * rows;
  };
  add('bias', ['one']);
  add('decider', seats);
  add('leader', seats);
  add('start', seats);
  add('step', STEP_NAMES);
  add('role', ROLES);
  add('question', QUESTION_NUMBERS);
  add('questionCard', cards);
  add('resolving', cards);
  add('acted', cards);
  add('flags', FLAGS);
  add('turn', ['turn']);
  add('supply', ['supply']);
  add('stacks', pieces.stackKinds.map(cardId));
  add('stacksEmpty', pieces.stackKinds.map(cardId));
  add('technologies', cards);
  add('technologyDecks', PLANET_TYPES);
  add('planetDeck', ['size', ...PLANET_KINDS.map((type) => `top.${type}`)]);
  add('planetDiscard', planets);
  add('lookingBacks', PLANET_KINDS);
  add('looking', planets);
  add('lookingTechnologies', cards);
  add('offer', planets);
  add('removed', cards);
  add('hand', cards);
  for (let seat = 0; seat < players; seat++) {
    const name = `player${seat}`;
    add(`${name}.numbers`, PLAYER_NUMBERS);
    for (const zone of CARD_ZONES) add(`${name}.${zone}`, cards);
    add(`${name}.planets`, PLANET_COLUMNS, PLANET_ROWS);
    add(`${name}.planetsUp`, planets);
  }
  return { size, players, slices, checksum: checksumOf([size, slices]) };
}
