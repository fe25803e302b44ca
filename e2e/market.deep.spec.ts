// The market in every theme and in more windows than the gate's screenshots (screenshots.ts).
import { expect, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { layoutFaults } from '../tools/page/layout-check.ts';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { openMarket } from './market.ts';

for (const theme of LOOKS) {
  test(`axe finds nothing in the market, ${theme}`, async ({ page }) => {
    await openMarket(page, theme);
    // A panel is translucent while it slides in.
    await idle(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

const WINDOWS = {
  desktop: [
    [1440, 900],
    [1024, 768],
  ],
  phone: [
    [844, 390],
    [390, 844],
  ],
} as const;

test('everything in the market can be used in every window', async ({ page }, info) => {
  const isTouched = info.project.name === 'phone';
  await openMarket(page);
  for (const [width, height] of WINDOWS[isTouched ? 'phone' : 'desktop']) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await idle(page);
    const faults = await layoutFaults(page, { isTouched });
    expect(
      faults.map(({ sentence }) => sentence),
      `${width} x ${height}`,
    ).toEqual([]);
  }
});
