// Games started and played by touch.
import { expect } from '@playwright/test';
import { test } from './checked-page.ts';
import { byTouch, newGame, overflowOf, playOn } from './play.ts';

test('a game of Escalation with scenarios begins by touch', async ({ page }) => {
  await newGame(page, { game: 'Escalation', players: 3, scenarios: 'Draft' });
  await expect(page.locator('[data-spread="choose-scenario"]')).toBeVisible();
  await playOn(page, byTouch, 4);
  expect(await overflowOf(page)).toBe(0);
});
