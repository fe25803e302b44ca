// Stores the solver's results on this device: ratings, streaks, runs, and the puzzles tried.
import { fields, flag, list, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { create } from 'zustand';
import { localStore } from '../storage/storage.ts';
import { afterGame, NEWCOMER, PUZZLE_DEVIATION, type Rating } from './glicko.ts';
import type { Puzzle } from './puzzle.ts';

const real = v.pipe(v.number(), v.finite());
const tried = fields({ n: whole, solved: flag, rating: real, deviation: real });
const stored = fields({
  rating: real,
  deviation: real,
  /** Number of puzzles solved in a row at the first try. */
  streak: whole,
  bestStreak: whole,
  /** Largest number of puzzles solved in a run of five minutes. */
  bestRun: whole,
  tried: list(tried, 'puzzles', 100_000),
  /** Dates such as `2026-11-27` whose puzzle of the day was solved at the first try. */
  days: list(text(), 'days', 100_000),
});
export type PuzzleProgress = v.InferOutput<typeof stored>;

export const NO_PROGRESS: PuzzleProgress = {
  ...NEWCOMER,
  streak: 0,
  bestStreak: 0,
  bestRun: 0,
  tried: [],
  days: [],
};

function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating * 10) / 10, deviation: Math.round(deviation * 10) / 10 };
}

/** Returns the rating of a puzzle. It changes once, with the solver's first try. */
export function puzzleRating(
  { tried }: PuzzleProgress,
  puzzle: Pick<Puzzle, 'n' | 'rating'>,
): number {
  return tried.find(({ n }) => n === puzzle.n)?.rating ?? puzzle.rating;
}

/** Returns the results after a try; only the first counts. `day` is set for a puzzle of the day. */
export function afterTry(
  before: PuzzleProgress,
  puzzle: Pick<Puzzle, 'n' | 'rating'>,
  solved: boolean,
  day?: string,
): PuzzleProgress {
  if (before.tried.some(({ n }) => n === puzzle.n)) return before;
  const solver: Rating = { rating: before.rating, deviation: before.deviation };
  const opponent: Rating = { rating: puzzle.rating, deviation: PUZZLE_DEVIATION };
  const score = solved ? 1 : 0;
  const streak = solved ? before.streak + 1 : 0;
  return {
    ...before,
    ...rounded(afterGame(solver, opponent, score)),
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    tried: [
      ...before.tried,
      { n: puzzle.n, solved, ...rounded(afterGame(opponent, solver, 1 - score)) },
    ],
    days: day !== undefined && solved ? [...before.days, day] : before.days,
  };
}

export function afterRun(before: PuzzleProgress, solved: number): PuzzleProgress {
  return { ...before, bestRun: Math.max(before.bestRun, solved) };
}

function storedProgress(): PuzzleProgress {
  return localStore.read('puzzles', stored) ?? NO_PROGRESS;
}

interface ProgressStore {
  readonly progress: PuzzleProgress;
  readonly change: (update: (before: PuzzleProgress) => PuzzleProgress) => void;
}

export const usePuzzleProgress = create<ProgressStore>()((set, get) => ({
  progress: storedProgress(),
  change(update) {
    const before = get().progress;
    const progress = update(before);
    if (progress === before) return;
    set({ progress });
    localStore.write('puzzles', progress);
  },
}));

localStore.follow('puzzles', () => usePuzzleProgress.setState({ progress: storedProgress() }));
