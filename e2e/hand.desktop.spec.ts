// Every card of a hand of up to 14 cards is visible, clickable and named in each desktop window.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { faultsOf, lay, NONE, openTable, unreadable } from './hand.ts';

const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
];

for (const [width, height] of byDepth(WINDOWS.slice(1), WINDOWS)) {
  test(`a hand of 1, 5, 9 and 14 cards is seen whole at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, 4, 0.6, 'role');
    for (const n of [1, 5, 9, 14]) {
      await lay(page, n);
      expect(await faultsOf(page), `${n} cards`).toEqual(NONE);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`every card of a hand of 7 shows its text at ${width} x ${height}, also where it cannot be used`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, 3, 0.5, 'boost');
    await lay(page, 7);
    expect(await unreadable(page)).toEqual([]);
  });
}
