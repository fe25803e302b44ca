// Every card of a hand of up to 14 cards is visible, clickable and named in each desktop window.
import { expect, test } from '@playwright/test';
import { faultsOf, showHand, NONE, openTable, unreadable } from './hand.ts';

const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
];

test('a hand of 1, 5, 9 and 14 cards is seen whole in every window', async ({ page }) => {
  await openTable(page, 4, 0.6, 'role');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const n of [1, 5, 9, 14]) {
      await showHand(page, n);
      expect(await faultsOf(page), `${n} cards at ${width} x ${height}`).toEqual(NONE);
    }
  }
});

test('every card of a hand of 7 shows its text, also where it cannot be used', {
  tag: '@deep',
}, async ({ page }) => {
  await openTable(page, 3, 0.5, 'boost');
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await showHand(page, 7);
    expect(await unreadable(page), `${width} x ${height}`).toEqual([]);
  }
});
