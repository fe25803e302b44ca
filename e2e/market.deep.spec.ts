// The technology market in every theme, in windows of several sizes, and with dialogs over it.
import { expect, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { layoutFaults } from '../tools/page/layout-check.ts';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { cards, openMarket } from './market.ts';

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

test('everything in the windows of the table can be used, and axe finds nothing in them', async ({
  page,
}, info) => {
  await openMarket(page);
  const isTouched = info.project.name === 'phone';
  const looks: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('t'),
    () => cards(page).first().click({ button: 'right' }),
    () => page.locator('[data-page="own"] [data-planet]').first().click({ button: 'right' }),
  ];
  for (const look of looks) {
    await look();
    const window = page.getByRole('dialog');
    await expect(window).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const faults = await layoutFaults(page, { isTouched });
    expect(faults.map(({ sentence }) => sentence)).toEqual([]);
    await window.getByRole('button', { name: 'Close' }).click();
    await expect(window).toHaveCount(0);
  }
});
