// A puzzle: a question from a game between bots with one clearly best answer. The command `npm run
// tools -- mine-puzzles` finds puzzles and stores them in puzzles.json.
import type { Reason } from '@eminent/bots/reason';
import { dailyPuzzle } from '@eminent/protocol';

export const THEMES = [
  'role',
  'follow',
  'planet',
  'thin',
  'technology',
  'fleet',
  'cards',
  'end',
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Number in links, never used again for another puzzle. */
  readonly n: number;
  /** The game up to the question, in compact form. */
  readonly record: string;
  /** Wins per 1000 games by `answerKey`, averaged over possible hidden cards. Best answer first. */
  readonly answers: Readonly<Record<string, number>>;
  /** Why the best answer is good, given only what the deciding seat knows. */
  readonly reasons: readonly Reason[];
  readonly themes: readonly Theme[];
  /** Initial rating, on the scale of the solver's rating. */
  readonly rating: number;
}

/** Returns a key: the tokens in alphabetical order, without the `done` that ends a selection. */
export function answerKey(tokens: readonly string[]): string {
  const chosen = tokens.filter((token) => token !== 'done');
  return chosen.length === 0 ? 'done' : chosen.toSorted().join(' ');
}

export function tokensOf(key: string): readonly string[] {
  return key.split(' ');
}

/** Wins are per 100 games. */
export interface Rated {
  readonly key: string;
  readonly wins: number;
}

export function bestKey({ answers }: Puzzle): string {
  return Object.keys(answers)[0] ?? '';
}

function ratedAnswers({ answers }: Puzzle): readonly Rated[] {
  return Object.entries(answers)
    .map(([key, wins]) => ({ key, wins: Math.round(wins / 10) }))
    .sort((a, b) => (answers[b.key] ?? 0) - (answers[a.key] ?? 0));
}

export interface Grade {
  readonly isBest: boolean;
  readonly given: Rated;
  readonly best: Rated;
  readonly second: Rated;
}

/** Grades an answer. Undefined if the puzzle has no win rate for it. */
export function gradeOf(puzzle: Puzzle, key: string): Grade | undefined {
  const rated = ratedAnswers(puzzle);
  const given = rated.find((one) => one.key === key);
  const [best, second] = rated;
  if (given === undefined || best === undefined || second === undefined) return undefined;
  return { isBest: given === best, given, best, second };
}

/** Returns the puzzle of a day. `day` is a date such as `2026-11-27`. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  return puzzles[dailyPuzzle(day, puzzles.length)];
}

/** Returns the untried puzzle nearest to `rating`. If all were tried, the one after `last`. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  rating: number,
  isTried: (n: number) => boolean,
  last?: number,
): Puzzle | undefined {
  const distance = (one: Puzzle): number => Math.abs(one.rating - rating);
  const untried = puzzles
    .filter(({ n }) => n !== last && !isTried(n))
    .sort((a, b) => distance(a) - distance(b) || a.n - b.n);
  return untried[0] ?? puzzles.find(({ n }) => n > (last ?? 0)) ?? puzzles[0];
}

const MAX_RUN_LENGTH = 60;

/** Returns random puzzles, from easy to hard. `random` returns a number from 0 to below 1. */
export function puzzlesOfRun(puzzles: readonly Puzzle[], random: () => number): readonly Puzzle[] {
  const byRating = puzzles.toSorted((a, b) => a.rating - b.rating || a.n - b.n);
  const length = Math.min(MAX_RUN_LENGTH, byRating.length);
  return Array.from({ length }, (_, i) => {
    const from = Math.floor((i * byRating.length) / length);
    const to = Math.floor(((i + 1) * byRating.length) / length);
    return byRating[from + Math.floor(random() * (to - from))] as Puzzle;
  });
}
