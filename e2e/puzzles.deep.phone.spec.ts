// A puzzle on a phone: the way from the home screen, and the answer.
import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { openPuzzle, panel, rolePuzzle } from './puzzles.ts';

test('the puzzles are opened by touch, and the answer is shown', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await openPuzzle(page, rolePuzzle());
  await panel(page).getByRole('button', { name: 'Show the answer' }).tap();
  await expect(panel(page).getByRole('status')).toContainText('more games out of 100 than');
  await expect(panel(page).getByRole('button', { name: 'Next puzzle' })).toBeVisible();
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);
});
