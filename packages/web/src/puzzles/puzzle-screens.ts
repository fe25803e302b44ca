// The screens of the puzzles with their texts and the puzzles themselves, loaded on demand.
import { loadPart } from '@eminent/text';
import { loadPuzzles } from './puzzle-list.ts';

export async function loadPuzzlesPage() {
  const page = import('./puzzles-page.tsx');
  await Promise.all([page, loadPart('puzzles'), loadPuzzles()]);
  return { default: (await page).PuzzlesPage };
}

export async function loadPuzzleScreen() {
  const screen = import('./puzzle-screen.tsx');
  await Promise.all([screen, loadPart('puzzles'), loadPuzzles()]);
  return { default: (await screen).PuzzleScreen };
}

export async function loadRunScreen() {
  const screen = import('./run-screen.tsx');
  await Promise.all([screen, loadPart('puzzles'), loadPuzzles()]);
  return { default: (await screen).RunScreen };
}
