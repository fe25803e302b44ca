// A table whose symbols have tooltips.
import { expect, type Page } from '@playwright/test';
import { savedText, savedAt } from '../tools/page/saved-games.ts';

export async function openTable(page: Page): Promise<void> {
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

export const tip = (page: Page) => page.locator('#tip:popover-open');
