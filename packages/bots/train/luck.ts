// npm run tools -- luck: measures over many self-play games that luck is zero on average, and that
// the chance at the start plus luck plus decisions is the result.
import '../src/node.ts';
import { newGame, playTrusted, randomFromSeed, RULESETS } from '@eminent/engine';
import { startProgram, readFlags, wholeNumber } from '../../../tools/command-line.ts';
import { judgeFor } from '../src/analysis.ts';
import { splitGame } from '../src/luck.ts';
import { GAME_FLAGS, gamesFrom, type MeasuredGame, playMissing } from './measured-games.ts';
import { answerOf, botNamed } from './players.ts';

const HELP = `npm run tools -- luck [--ruleset NAME] [--players N] [--games N] [--minutes N] [--bot NAME] [--seed TEXT] [--progress FILE]

Measures over self-play games that luck is zero on average, and that start, luck and decisions add up to the result.
  --ruleset NAME  default official: ${RULESETS.join(', ')}
  --players N     default 2
  --games N       default 1000
  --minutes N     stops after this time
  --bot NAME      who plays all seats (default net)
  --progress FILE keeps finished games, and plays only what is missing
`;

startProgram();
const values = readFlags(
  {
    ...GAME_FLAGS,
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '100000' },
    bot: { type: 'string', default: 'net' },
    seed: { type: 'string', default: 'luck' },
    progress: { type: 'string' },
  },
  HELP,
);
const { players, games, options } = gamesFrom(values);
const minutes = wholeNumber('minutes', values.minutes, 1);
const bot = botNamed(values.bot);

interface Game extends MeasuredGame {
  /** Chance won or lost by luck over the whole game, by seat. */
  readonly luck: readonly number[];
  /** Share of the victory, by seat. */
  readonly result: readonly number[];
  /** The largest difference between the result and the sum of start, luck and decisions. */
  readonly difference: number;
}

const key = JSON.stringify([values.bot, values.ruleset, players, values.seed]);

function playGame(game: number): Game {
  const seed = `${values.seed} ${game}`;
  const state = newGame(options, seed);
  const start = state.clone();
  const random = randomFromSeed(seed);
  const answers: number[] = [];
  while (!state.over) {
    const option = answerOf(bot, state, random);
    answers.push(option);
    playTrusted(state, option);
  }
  const { swings, values: chances } = splitGame(start, answers, judgeFor(start).valuation);
  const sum = (part: 'luck' | 'decision', seat: number): number =>
    swings.reduce((total, swing) => total + (swing[part][seat] ?? 0), 0);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const luck = seats.map((seat) => sum('luck', seat));
  const result = seats.map((seat) => chances.at(-1)?.[seat] ?? 0);
  const differences = seats.map((seat) => {
    const parts = (chances[0]?.[seat] ?? 0) + (luck[seat] ?? 0) + sum('decision', seat);
    return Math.abs(parts - (result[seat] ?? 0));
  });
  return { key, game, luck, result, difference: Math.max(...differences) };
}

const end = performance.now() + minutes * 60_000;
const all = playMissing(values.progress, key, games, playGame, () => performance.now() < end);
const played = all.length;

function total(of: (game: Game) => number): number {
  return all.reduce((sum, game) => sum + of(game), 0);
}

const difference = all.reduce((worst, game) => Math.max(worst, game.difference), 0);
console.log(
  `${played} games; start, luck and decisions differ from the result by at most ${difference.toExponential(1)}`,
);
for (let seat = 0; seat < players; seat++) {
  const luckOf = ({ luck }: Game): number => luck[seat] ?? 0;
  const mean = total(luckOf) / played;
  const squares = total((game) => luckOf(game) ** 2);
  const error = Math.sqrt((squares / played - mean ** 2) / Math.max(1, played - 1));
  const largest = all.reduce((most, game) => Math.max(most, Math.abs(luckOf(game))), 0);
  const errors = Math.abs(mean / error).toFixed(2);
  console.log(
    `seat ${seat}: mean luck ${mean.toFixed(5)} ± ${error.toFixed(5)}, ${errors} standard errors, ${largest.toFixed(2)} at most in a game`,
  );
}
/** The sum of squared differences from the mean result, over all games and seats. */
const squared = (of: (game: Game, seat: number) => number): number =>
  total((game) =>
    game.result.reduce((sum, _, seat) => sum + (of(game, seat) - 1 / players) ** 2, 0),
  );
const adjusted = squared(({ luck, result }, seat) => (result[seat] ?? 0) - (luck[seat] ?? 0));
const unadjusted = squared(({ result }, seat) => result[seat] ?? 0);
console.log(
  `variance of the luck-adjusted result relative to the result: ${(adjusted / unadjusted).toFixed(3)}`,
);
