/// <reference lib="dom" />
// The input guard: a new question ignores input for a moment, so that a double press answers once.
import { expect, test } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { byDepth } from '../tools/test-depth.ts';
import { storeGame } from './play.ts';

export function inputGuardTests(): void {
  for (const settle of byDepth([true], [true, false])) {
    test(`a press at the moment a question appears ${settle ? 'does not count' : 'counts if the input guard is off'}`, async ({
      page,
    }) => {
      await storeGame(page, savedAt(2, 0.3, ['action']), { settle, assistance: 'suggest' });
      await page.goto('/#/table');
      const table = page.locator('[data-game]');
      await expect(table).toHaveAttribute('data-step', 'action');
      await expect(page.locator('html')).not.toHaveAttribute('data-settling');
      // Presses the suggested answer of the next question as soon as it appears.
      await page.evaluate(() => {
        const press = () => document.querySelector<HTMLElement>('[data-primary]')?.click();
        const before = document.querySelector('[data-game]')?.getAttribute('data-step');
        const watch = new MutationObserver(() => {
          const now = document.querySelector('[data-game][data-step]')?.getAttribute('data-step');
          if (now === undefined || now === before) return;
          watch.disconnect();
          setTimeout(press);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      await page.getByRole('button', { name: 'Skip the Action' }).click();
      if (!settle) {
        await expect(table).not.toHaveAttribute('data-step', /^(action|role)$/);
        return;
      }
      await expect(table).toHaveAttribute('data-step', 'role');
      await expect(page.locator('html')).not.toHaveAttribute('data-settling');
      await expect(table).toHaveAttribute('data-step', 'role');
      await page.locator('[data-primary]').click();
      await expect(table).not.toHaveAttribute('data-step', 'role');
    });
  }
}
