// Games started and played by touch.
import { expect, test } from '@playwright/test';
import { byTouch, newGame, playOn, watchErrors } from './play.ts';

test('a game of Escalation with scenarios begins by touch', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation', players: 3, scenarios: 'Draft' });
  await expect(page.locator('[data-spread="choose-scenario"]')).toBeVisible();
  await playOn(page, byTouch, 4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(errors).toEqual([]);
});
