// Loads the screens of the puzzles on demand, together with their texts and the puzzles.
import { loadPart } from '@eminent/text';
import { loadPuzzles } from './load-puzzles.ts';

async function withPuzzles<T>(screen: Promise<T>): Promise<T> {
  await Promise.all([screen, loadPart('puzzles'), loadPuzzles()]);
  return screen;
}

export async function loadPuzzlesPage() {
  const { PuzzlesPage } = await withPuzzles(import('./puzzles-page.tsx'));
  return { default: PuzzlesPage };
}

export async function loadPuzzleScreen() {
  const { PuzzleScreen } = await withPuzzles(import('./puzzle-screen.tsx'));
  return { default: PuzzleScreen };
}

export async function loadRunScreen() {
  const { RunScreen } = await withPuzzles(import('./run-screen.tsx'));
  return { default: RunScreen };
}
