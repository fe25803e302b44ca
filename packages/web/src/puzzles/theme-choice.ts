// Stores the theme that the solver has chosen to practice during this visit, and finds its puzzles.
import { create } from 'zustand';
import { nextPuzzle } from './choose-puzzle.ts';
import type { Puzzle, Theme } from './puzzle.ts';
import type { PuzzleProgress } from './puzzle-progress.ts';
import { allPuzzles } from './load-puzzles.ts';

interface ThemeStore {
  /** Undefined for all themes. */
  readonly theme: Theme | undefined;
  readonly choose: (theme: Theme | undefined) => void;
}

export const usePuzzleTheme = create<ThemeStore>()((set) => ({
  theme: undefined,
  choose: (theme) => set({ theme }),
}));

/** Returns the puzzles of a theme. Without a theme, returns all puzzles. */
export function puzzlesOfTheme(theme: Theme | undefined): readonly Puzzle[] {
  return theme === undefined
    ? allPuzzles()
    : allPuzzles().filter(({ themes }) => themes.includes(theme));
}

/** Returns the next puzzle of a theme, other than number `last` if possible (`nextPuzzle`). */
export function nextInTheme(
  theme: Theme | undefined,
  { rating, tried }: PuzzleProgress,
  last?: number,
): Puzzle | undefined {
  return nextPuzzle(puzzlesOfTheme(theme), rating, (n) => tried.some((one) => one.n === n), last);
}
