// The difficulty of a puzzle: which bots find its best answer, and a rating computed from that.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  parseOption,
  playTrusted,
  type Random,
} from '@eminent/engine';
import { type Bot, findBot, requestFor } from '../../packages/bots/src/node.ts';
import type { Answer } from './answers.ts';

interface Solver {
  readonly bot: string;
  readonly rating: number;
  readonly tries: number;
}

/** Bots that solve the puzzles, weakest first. */
export const SOLVERS: readonly Solver[] = [
  { bot: 'cadet', rating: 1050, tries: 6 },
  { bot: 'captain', rating: 1500, tries: 2 },
  { bot: 'settler', rating: 1850, tries: 2 },
  { bot: 'warmonger', rating: 2000, tries: 2 },
  { bot: 'admiral', rating: 2120, tries: 2 },
  { bot: 'emperor:work=64', rating: 2330, tries: 1 },
];

/** For each solver, the share of attempts in which it found the best answer. */
export type Solves = readonly number[];

function findsIt(state: GameState, best: Answer, bot: Bot, random: Random): boolean {
  const trial = state.clone();
  const seat = decidingSeat(state);
  for (const option of best) {
    const legal = legalOptions(trial);
    const chosen =
      legal.length === 1
        ? legal[0]
        : parseOption(trial, bot.choose(requestFor(trial, seat, random)).token);
    if (chosen !== option) return false;
    playTrusted(trial, option);
  }
  return true;
}

export function solvesOf(state: GameState, best: Answer, random: Random): Solves {
  return SOLVERS.map(({ bot, tries }) => {
    const solver = findBot(bot);
    if (solver === undefined) throw new Error(`no bot is called ${bot}`);
    let solved = 0;
    for (let i = 0; i < tries; i++) if (findsIt(state, best, solver, random)) solved++;
    return solved / tries;
  });
}

function expected(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}

/** A virtual draw against this rating makes the rating of each puzzle finite. */
const START_RATING = 1600;
const LOWEST = 800;
const HIGHEST = 2600;

/** Returns the Elo rating at which the expected number of solvers equals the actual one. */
export function ratingOf(solves: Solves): number {
  const solved = solves.reduce((sum, one) => sum + one, 0.5);
  let low = LOWEST;
  let high = HIGHEST;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const sum = SOLVERS.reduce(
      (total, { rating }) => total + expected(rating, middle),
      expected(START_RATING, middle),
    );
    if (sum > solved) low = middle;
    else high = middle;
  }
  return Math.round(low);
}
