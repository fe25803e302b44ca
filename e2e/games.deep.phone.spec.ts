// Whole games by touch on a phone, with and without Escalation: no deadlock and no error.
import { expect, test } from '@playwright/test';
import { byTouch, newGame, playToTheEnd, watchErrors } from './play.ts';

/** Time for a whole game on a busy machine. */
test.describe.configure({ timeout: 1_200_000 });

test('a whole game by touch on a phone', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, {});
  await playToTheEnd(page, byTouch);
  expect(errors).toEqual([]);
});

test('a whole game of Escalation with scenarios by touch on a phone', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation', players: 3, scenarios: 'Draft' });
  await expect(page.locator('[data-spread="choose-scenario"]')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await playToTheEnd(page, byTouch, async () => expect(await overflow()).toBeLessThanOrEqual(0));
  expect(errors).toEqual([]);
});
