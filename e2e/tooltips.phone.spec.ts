// A tap on a symbol opens its tooltip; a tap on anything else closes it.
import { expect, type Page, test } from '@playwright/test';
import { savedText, savedAt } from '../tools/page/saved-games.ts';

async function openTable(page: Page): Promise<void> {
  await page.addInitScript(
    (saved) => {
      localStorage.setItem('eminent.settings', JSON.stringify({ lang: 'en' }));
      localStorage.setItem('eminent.game.measured', saved);
    },
    savedText(savedAt(3, 0.6, ['role'], 'settler')),
  );
  await page.goto('/?pause=0');
  await page.locator('[data-continue]').first().click();
  await expect(page.locator('[data-ply]')).toBeVisible();
}

const tip = (page: Page) => page.locator('#tip:popover-open');

test('a tap on a symbol opens its tooltip, and a tap elsewhere closes it', async ({ page }) => {
  await openTable(page);
  await page.locator('[data-tip="supply"]').first().tap();
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  await page.locator('[data-ply] p').first().tap();
  await expect(tip(page)).toHaveCount(0);
});
