// Puzzles by mouse and keyboard: an answer is compared with the best one, the first answer counts,
// and results are stored.
import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { take } from './lessons.ts';
import { watchErrors } from './play.ts';
import { openPuzzle, panel, rolePuzzle } from './puzzles.ts';

test('a puzzle is solved at the table, and the first answer counts', async ({ page }) => {
  const errors = watchErrors(page);
  const puzzle = rolePuzzle();
  const [best = '', ...others] = Object.keys(puzzle.answers);
  await openPuzzle(page, puzzle);
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);
  await take(page, others.at(-1) ?? '');
  await expect(panel(page).getByRole('status')).toContainText('out of 100 than the best answer');
  await take(page, best);
  await expect(panel(page).getByRole('status')).toContainText('Right!');
  await expect(panel(page).getByRole('button', { name: 'Next puzzle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toBeEmpty();
  await expect(page).not.toHaveURL(new RegExp(`/puzzles/${puzzle.n}$`));

  await panel(page).getByRole('button', { name: 'All puzzles' }).click();
  await page.reload();
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a run counts the solved puzzles', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?pause=0#/puzzles');
  await page.getByRole('link', { name: 'Five-minute run' }).click();
  await expect(panel(page).getByRole('timer')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: '0 solved' })).toBeVisible();
});
