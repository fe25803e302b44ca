// layout-shift-tests.ts on the desktop, and hovering over the hand.
import { expect, test } from '@playwright/test';
import { shiftsDuring, openAt } from './layout-shift.ts';
import { shiftTests } from './layout-shift-tests.ts';

test('nothing moves while a card is considered', { tag: '@deep' }, async ({ page }) => {
  await openAt(page, 3, 0.5, 'action');
  const cards = page.locator('[data-anchor^="cards:"] button');
  const moved = await shiftsDuring(page, async () => {
    for (let i = 0; i < Math.min(3, await cards.count()); i++) await cards.nth(i).hover();
  });
  expect(moved).toEqual([]);
});

shiftTests();
