// Whole games by touch on a phone, with and without Escalation: no deadlock and no error.
import { expect } from '@playwright/test';
import { test } from './checked-page.ts';
import { byTouch, newGame, overflowOf, playToTheEnd } from './play.ts';

test.describe.configure({ timeout: 1_200_000 });

test('a whole game by touch on a phone', async ({ page }) => {
  await newGame(page, {});
  await playToTheEnd(page, byTouch);
});

test('a whole game of Escalation with scenarios by touch on a phone', async ({ page }) => {
  await newGame(page, { game: 'Escalation', players: 3, scenarios: 'Draft' });
  await expect(page.locator('[data-spread="choose-scenario"]')).toBeVisible();
  await playToTheEnd(page, byTouch, async () =>
    expect(await overflowOf(page)).toBeLessThanOrEqual(0),
  );
});
