// npm run tools -- luck: checks over many self-play games that luck is zero on average and that
// start, luck and decisions make the result.
import '../src/node.ts';
import { newGame, playTrusted, randomFromSeed, RULESETS } from '@eminent/engine';
import { startProgram, readFlags, wholeNumber } from '../../../tools/command-line.ts';
import { judgeFor } from '../src/analysis.ts';
import { splitGame } from '../src/luck.ts';
import { GAME_FLAGS, gamesFrom } from './measured-games.ts';
import { answerOf, botNamed } from './players.ts';

const HELP = `npm run tools -- luck [--ruleset NAME] [--players N] [--games N] [--minutes N] [--bot NAME] [--seed TEXT] [--first N]

Measures over self-play games that luck is zero on average, and that start, luck and decisions add up to the result.
  --ruleset NAME  default official: ${RULESETS.join(', ')}
  --players N     default 2
  --games N       default 1000
  --minutes N     stops after this time
  --bot NAME      who plays all seats (default net)
  --first N       number of the first game, to go on with a longer run
`;

startProgram();
const values = readFlags(
  {
    ...GAME_FLAGS,
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '100000' },
    bot: { type: 'string', default: 'net' },
    seed: { type: 'string', default: 'luck' },
    first: { type: 'string', default: '0' },
  },
  HELP,
);
const { players, games, options } = gamesFrom(values);
const minutes = wholeNumber('minutes', values.minutes, 1);
const first = wholeNumber('first', values.first);
const bot = botNamed(values.bot);

interface Sums {
  luck: number;
  squares: number;
  largest: number;
}

const sums = Array.from({ length: players }, (): Sums => ({ luck: 0, squares: 0, largest: 0 }));
let worstSum = 0;
let resultSquares = 0;
let adjustedSquares = 0;
let played = 0;
const end = performance.now() + minutes * 60_000;

for (; played < games && performance.now() < end; played++) {
  const seed = `${values.seed} ${first + played}`;
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
  for (const [seat, sum] of sums.entries()) {
    const luck = swings.reduce((total, swing) => total + (swing.luck[seat] ?? 0), 0);
    const decisions = swings.reduce((total, swing) => total + (swing.decision[seat] ?? 0), 0);
    const before = chances[0]?.[seat] ?? 0;
    const result = chances.at(-1)?.[seat] ?? 0;
    worstSum = Math.max(worstSum, Math.abs(before + luck + decisions - result));
    sum.luck += luck;
    sum.squares += luck ** 2;
    sum.largest = Math.max(sum.largest, Math.abs(luck));
    resultSquares += (result - 1 / players) ** 2;
    adjustedSquares += (result - luck - 1 / players) ** 2;
  }
}

console.log(
  `${played} games; start, luck and decisions differ from the result by at most ${worstSum.toExponential(1)}`,
);
for (const [seat, { largest, luck, squares }] of sums.entries()) {
  const mean = luck / played;
  const error = Math.sqrt((squares / played - mean ** 2) / Math.max(1, played - 1));
  const errors = Math.abs(mean / error).toFixed(2);
  console.log(
    `seat ${seat}: mean luck ${mean.toFixed(5)} ± ${error.toFixed(5)}, ${errors} standard errors, ${largest.toFixed(2)} at most in a game`,
  );
}
console.log(
  `variance of the luck-adjusted result relative to the result: ${(adjustedSquares / resultSquares).toFixed(3)}`,
);
