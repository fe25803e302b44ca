// Symbols have tooltips beside them, above all windows. Escape closes only the tooltip.
import { expect, type Page, test } from '@playwright/test';
import { openTable, tip } from './open-tooltips.ts';

/** Longer than the delay before a tooltip opens or closes. */
const WAIT_MS = 500;

async function areApart(page: Page, sign: string): Promise<boolean> {
  const [one, other] = await Promise.all([
    page.locator(sign).first().boundingBox(),
    tip(page).boundingBox(),
  ]);
  if (one === null || other === null) return false;
  return (
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height
  );
}

test('hovering a symbol opens its tooltip next to it', async ({ page }) => {
  await openTable(page);
  await page.clock.install();
  for (const sign of ['[data-tip="supply"]', '[data-tip="strength"]', '[data-tip="planetDeck"]']) {
    await page.locator(sign).first().hover();
    await page.clock.runFor(WAIT_MS);
    await expect(tip(page)).toBeVisible();
    expect(await areApart(page, sign)).toBe(true);
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    await tip(page).hover();
    await page.clock.runFor(WAIT_MS);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(2, 400);
    await page.clock.runFor(WAIT_MS);
    await expect(tip(page)).toHaveCount(0);
  }
});

test('a tooltip is above its window, and Escape closes the tooltip first', async ({ page }) => {
  await openTable(page);
  await page.keyboard.press('t');
  const window = page.getByRole('dialog');
  await window.locator('[data-tip]').last().hover();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
});
