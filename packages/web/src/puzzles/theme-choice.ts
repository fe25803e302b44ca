// The theme that the solver has chosen to practice, and the puzzles of a theme.
import { create } from 'zustand';
import { nextPuzzle, type Puzzle, type Theme } from './puzzle.ts';
import type { PuzzleProgress } from './puzzle-progress.ts';
import { allPuzzles } from './puzzle-list.ts';

interface ThemeStore {
  /** Undefined for all themes. */
  readonly theme: Theme | undefined;
  readonly choose: (theme: Theme | undefined) => void;
}

export const usePuzzleTheme = create<ThemeStore>()((set) => ({
  theme: undefined,
  choose: (theme) => set({ theme }),
}));

/** The puzzles of a theme; all puzzles without a theme. */
export function puzzlesOfTheme(theme: Theme | undefined): readonly Puzzle[] {
  return theme === undefined
    ? allPuzzles()
    : allPuzzles().filter(({ themes }) => themes.includes(theme));
}

/** The next puzzle of a theme, other than number `last` if possible; see `nextPuzzle`. */
export function nextInTheme(
  theme: Theme | undefined,
  { rating, tried }: PuzzleProgress,
  last?: number,
): Puzzle | undefined {
  return nextPuzzle(puzzlesOfTheme(theme), rating, (n) => tried.some((one) => one.n === n), last);
}
