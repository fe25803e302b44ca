// Random games over all rulesets, variants and switches, for the property tests.
import { gameOptions } from '../../../tools/game-options.ts';
import {
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  PRESETS,
  Random,
} from '../src/index.ts';
import { env, byDepth, testSeed } from '../../../tools/test-depth.ts';
import { INTERPRETATION_OPTIONS } from '../src/rulesets/escalation/rule-interpretations.ts';
import { enrich } from './enrich.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };
const SWITCHES: readonly object[] = [
  { prototypeStartFaceDown: true },
  { prototypeRoleActions: true },
  { prototypeRoleCounts: 'fewer-warfare' },
  { prototypeDiscardDown: true },
];

const OFFICIAL: readonly object[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 2, twoPlayerStacks: 'reduced', techErrata: true, displayErrata: true },
  { players: 3, variant: 'extended', extraRound: true },
  { players: 2, variant: 'learning' },
  { players: 4, variant: 'learning', learningDeck: 'eight' },
  { players: 3, variant: 'level-1', displayErrata: true },
  { players: 4, techErrata: true, extraRound: true },
  { players: 2, variant: 'level-1', techErrata: true },
];

/** Presets and the prototype with each of its switches, for every number of players. */
const OTHERS: readonly object[] = [
  { players: 4, ...PRESETS['reference-manual'], ...PRESETS.summary },
  ...[2, 3, 4].flatMap((players) => [
    { players, ...PRESETS['reference-manual'] },
    { players, ...PRESETS.summary },
    { players, ...PROTOTYPE },
    ...SWITCHES.map((one) => ({ players, ...PROTOTYPE, ...one })),
  ]),
];

/** Games with Escalation or scenarios, for every number of players. */
const ESCALATION: readonly object[] = [
  ...[2, 3, 4, 5].flatMap((players) => [
    { players, ruleset: 'escalation' },
    { players, ruleset: 'escalation', scenarios: 'random', scenarioPromos: true },
  ]),
  { players: 3, ruleset: 'escalation', scenarios: 'chosen', scenarioPromos: true },
  { players: 2, ruleset: 'escalation', twoPlayerStacks: 'reduced', promoPlanets: true },
  { players: 3, ruleset: 'escalation', variant: 'extended', escalationEnd: 'this-round' },
  { players: 5, ruleset: 'escalation', startPlanetChoice: 'old-only', escalationErrata: 'none' },
  { players: 2, scenarios: 'random', scenarioPromos: true, twoPlayerStacks: 'reduced' },
  { players: 4, scenarios: 'chosen' },
];

export const GAMES: readonly GameOptions[] = [...OFFICIAL, ...OTHERS].map(gameOptions);

const EXPANSION_GAMES: readonly GameOptions[] = ESCALATION.map(gameOptions);

/** `npm run tools -- properties` may select a part. */
export const ALL_GAMES: readonly GameOptions[] =
  {
    all: [...GAMES, ...EXPANSION_GAMES],
    others: OTHERS.map(gameOptions),
    expansion: EXPANSION_GAMES,
  }[env['EMINENT_GAMES'] ?? 'all'] ?? [];

export const KINDS_OF_GAMES: readonly (readonly [string, readonly GameOptions[]])[] = [
  ['without the expansion', GAMES],
  ['with the expansion', EXPANSION_GAMES],
];

/** A mutation test repeats the tests for each change of the code. */
export const isMutation = env['EMINENT_MUTATION'] === '1';

/** The share of the deep run's games that this run plays. */
export const SCALE = isMutation ? 0.01 : byDepth(0.05, 1);

/** Returns `games` in a deep run, otherwise an eighth. */
export function fewer(games: number): number {
  return SCALE < 1 ? Math.ceil(games / 8) : games;
}

/** Returns `count` numbers below `games`, evenly spread, so that games of all kinds occur. */
export function spread(count: number, games: number): readonly number[] {
  const stride = Math.max(1, games / count);
  return Array.from({ length: count }, (_, i) => Math.floor(i * stride) + (i % Math.floor(stride)));
}

/** Returns all numbers below `games` in a deep run, otherwise an eighth of them. */
export function gamesOf(games: number): readonly number[] {
  return spread(fewer(games), games);
}

/** Games with cheap checks, and below with all. `npm run tools -- properties` can set both. */
export const CHEAP_GAMES = Number(env['EMINENT_CHEAP'] ?? Math.ceil(10_000 * SCALE));
export const COSTLY_GAMES = Number(env['EMINENT_COSTLY'] ?? Math.ceil(160 * SCALE));

/** In a deep run a new number each time. `npm run tools -- properties` can set it. */
export const FIRST = Number(env['EMINENT_FIRST'] ?? testSeed(0));

function withRandomInterpretations(options: GameOptions, random: Random): GameOptions {
  const questions = Object.entries<readonly (boolean | string)[]>(INTERPRETATION_OPTIONS);
  const readings = questions.map(([name, values]) => [name, values[random.below(values.length)]]);
  return gameOptions({ ...options, ...Object.fromEntries(readings) });
}

/**
 * Plays the game with this number, in which `visit` plays one of the legal options at each
 * decision. On every second pass through the list of games, those of Escalation have random
 * interpretations and rich start positions. Errors contain the number of the game.
 */
export function playRandomly(
  number: number,
  visit: (state: GameState, legal: readonly number[], random: Random) => void,
  games = GAMES,
): GameState {
  const listed = games[number % games.length];
  if (listed === undefined) throw new Error('no games');
  const random = new Random(number, 77, 5, 1);
  const isSecondPass = Math.floor(number / games.length) % 2 === 1;
  const isVaried = isSecondPass && listed.ruleset === 'escalation';
  const options = isVaried ? withRandomInterpretations(listed, random) : listed;
  const state = newGame(options, `property ${number}`);
  if (isVaried && options.scenarios !== 'chosen') enrich(state, random);
  try {
    const legal: number[] = [];
    while (!state.over) {
      legalOptions(state, legal);
      visit(state, legal, random);
    }
  } catch (error) {
    throw new Error(`game ${number} of seed "property ${number}", ply ${state.ply}`, {
      cause: error,
    });
  }
  return state;
}
