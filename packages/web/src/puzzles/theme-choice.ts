// The theme that is being practiced.
import { create } from 'zustand';
import type { Puzzle, Theme } from './puzzle.ts';
import { allPuzzles } from './puzzle-list.ts';

interface ThemeStore {
  /** Undefined for all themes. */
  readonly theme: Theme | undefined;
  readonly choose: (theme: Theme | undefined) => void;
}

export const useTheme = create<ThemeStore>()((set) => ({
  theme: undefined,
  choose: (theme) => set({ theme }),
}));

export function puzzlesOfTheme(theme: Theme | undefined): readonly Puzzle[] {
  return theme === undefined
    ? allPuzzles()
    : allPuzzles().filter(({ themes }) => themes.includes(theme));
}
