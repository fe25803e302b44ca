// Chooses puzzles: that of the day, the next one near the solver's rating, and those of a run.
import { dailyPuzzle } from '@eminent/protocol';
import type { Puzzle } from './puzzle.ts';

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
