// A tap on a symbol opens its tooltip; a tap on anything else closes it.
import { expect, test } from '@playwright/test';
import { openTable, tip } from './open-tooltips.ts';

test('a tap on a symbol opens its tooltip, and a tap elsewhere closes it', async ({ page }) => {
  await openTable(page);
  await page.locator('[data-tip="supply"]').first().tap();
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  await page.locator('[data-ply] p').first().tap();
  await expect(tip(page)).toHaveCount(0);
});
