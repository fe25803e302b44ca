/// <reference lib="dom" />
// Everything can be reached at 300 % and 400 % zoom.
import { expect, test } from '@playwright/test';
import { idle } from './idle.ts';
import { overflowOf } from './play.ts';
import { covered, openTable, replayAddress } from './reachability.ts';

const TABLES: readonly (readonly [players: number, share: number, step: string])[] = [
  [2, 0.3, 'role'],
  [4, 0.8, 'action'],
  [3, 0.5, 'boost'],
  [3, 0.4, 'keep-planet'],
];

for (const [zoom, width, height] of [
  [300, 427, 267],
  [400, 320, 256],
] as const) {
  for (const [players, share, step] of TABLES) {
    test(`every option can be reached at ${zoom} %: ${step}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openTable(page, players, share, step);
      expect(await covered(page, '[data-options] button')).toEqual([]);
      const hidden = await overflowOf(page);
      expect(hidden).toBeLessThanOrEqual(0);
      await page.locator('[data-options] button').last().click();
    });
  }
}

test('everything can be reached at 400 % on the other screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const screen of ['new', 'learn/role', 'settings', 'rules', replayAddress()]) {
    await page.goto(`/?pause=0#/${screen}`);
    await idle(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('button, input, [role="tab"]').first()).toBeVisible();
    const pressed = 'main button, main select, footer button, [role="tab"], [type="submit"]';
    const outside = `:is(${pressed}):not(section *), [data-options] button`;
    expect(await covered(page, outside), screen).toEqual([]);
    const hidden = await overflowOf(page);
    expect(hidden, screen).toBeLessThanOrEqual(0);
  }
});
