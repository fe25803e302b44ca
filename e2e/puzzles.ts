// Finds and opens puzzles for browser tests.
import { expect, type Page } from '@playwright/test';
import type { Puzzle } from '../packages/web/src/puzzles/puzzle.ts';
import { readShipped } from '../tools/puzzles/puzzle-file.ts';

export const panel = (page: Page) => page.locator('[data-puzzle]');

/** Returns the first puzzle whose answers all lead a role. */
export function rolePuzzle(): Puzzle {
  const puzzle = readShipped().find(({ answers }) =>
    Object.keys(answers).every((key) => key.startsWith('lead:')),
  );
  if (puzzle === undefined) throw new Error('no puzzle is about the role to lead');
  return puzzle;
}

export async function openPuzzle(page: Page, { n }: Puzzle): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('eminent.settings') === null) {
      localStorage.setItem('eminent.settings', '{"pace":"off","lang":"en"}');
    }
  });
  await page.goto(`/?pause=0#/puzzles/${n}`);
  await expect(panel(page).getByRole('heading', { name: `Puzzle ${n}` })).toBeVisible();
}
