// Windows over the market are fully usable, and axe finds nothing.
import { expect, test } from '@playwright/test';
import { layoutFaults } from '../tools/page/layout-check.ts';
import { axeFaults } from './axe.ts';
import { cards, openMarket } from './market.ts';

test(
  'everything in the windows of the table can be used, and axe finds nothing in them',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await openMarket(page);
    const isTouched = info.project.name === 'phone';
    const looks: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('t'),
      () => cards(page).first().click({ button: 'right' }),
      () => page.locator('[data-page="own"] [data-world]').first().click({ button: 'right' }),
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
  },
);
