// Random games over all rulesets, variants and switches, for the property tests.
import {
  checkOptions,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  PRESETS,
  Random,
} from '../src/index.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };
const SWITCHES: readonly object[] = [
  { prototypeStartFaceDown: true },
  { prototypeRoleActions: true },
  { prototypeRoleCounts: 'fewer-warfare' },
  { prototypeDiscardDown: true },
];

/** The official game with its variants and switches. */
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

/** The rules of other documents: each preset and each switch of the prototype, for every number of players. */
const OTHERS: readonly object[] = [
  { players: 4, ...PRESETS['reference-manual'], ...PRESETS.summary },
  ...[2, 3, 4].flatMap((players) => [
    { players, ...PRESETS['reference-manual'] },
    { players, ...PRESETS.summary },
    { players, ...PROTOTYPE },
    ...SWITCHES.map((one) => ({ players, ...PROTOTYPE, ...one })),
  ]),
];

function optionsOf(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

/** Options of the games that are played in turn; `npm run properties -- --others` leaves the official game out. */
export const GAMES: readonly GameOptions[] = (
  process.env['EMINENT_OTHERS'] === '1' ? OTHERS : [...OFFICIAL, ...OTHERS]
).map(optionsOf);

/** Few games while mutants are tested, since each mutant repeats them. */
export const SCALE = process.env['EMINENT_MUTATION'] === '1' ? 0.01 : 1;

/** Games with the cheap checks and with all checks; `npm run properties` asks for other numbers. */
export const CHEAP_GAMES = Number(process.env['EMINENT_CHEAP'] ?? Math.ceil(10_000 * SCALE));
export const COSTLY_GAMES = Number(process.env['EMINENT_COSTLY'] ?? Math.ceil(160 * SCALE));

/** The number of the first game; `npm run properties` may begin elsewhere. */
export const FIRST = Number(process.env['EMINENT_FIRST'] ?? 0);

/**
 * Plays a game at random and calls back before every decision with the legal options and the option that will be played. An error
 * is thrown on with the number of the game, which is enough to repeat it.
 */
export function playRandomly(
  number: number,
  visit: (state: GameState, legal: readonly number[], random: Random) => void,
): GameState {
  const options = GAMES[number % GAMES.length];
  if (options === undefined) throw new Error('no games');
  const random = new Random(number, 77, 5, 1);
  const state = newGame(options, `property ${number}`);
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
