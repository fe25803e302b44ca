// Text of twice the size fits a desktop window.
import { expect, test } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { continueGame, enlargeText, overflowOf } from './play.ts';

test('text of twice the size fits a desktop', async ({ page }) => {
  await page.goto('/?pause=0');
  for (const screen of ['', 'new', 'settings', 'rules']) {
    await page.goto(`/?pause=0#/${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    if (screen === 'rules') await expect(page.locator('[data-rule]').first()).toBeVisible();
    await enlargeText(page);
    const overflow = await overflowOf(page);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
});

for (const step of ['role', 'boost', 'action']) {
  test(`the late table is playable with text of twice the size: ${step}`, async ({ page }) => {
    const settings = { lang: 'it', pace: 'off', textSize: 200, allChoices: true };
    await continueGame(page, savedAt(4, 0.85, [step]), settings);
    await expect(page.locator('[data-ply]')).toBeVisible();
    // Pieces on an orbit may extend over the edge of their region (checked in screenshots.ts).
    const sideways = '[data-game], [data-ply], [data-ply] button, [data-anchor^="cards:"]';
    for (const part of await page.locator(sideways).all()) {
      const hidden = () => part.evaluate((one) => one.scrollWidth - one.clientWidth);
      const message = `wider than its place: ${await part.innerText()}`;
      await expect.poll(hidden, { message }).toBeLessThanOrEqual(1);
    }
    for (const piece of await page
      .locator('[data-ply] [role="status"], [data-anchor^="cards:"] button')
      .all()) {
      await expect(piece).toBeInViewport({ ratio: 0.9 });
    }
    for (const option of await page.locator('[data-primary], [data-options] button').all()) {
      await option.scrollIntoViewIfNeeded();
      await expect(option).toBeInViewport({ ratio: 0.9 });
    }
    for (const part of ['Plancia comune', 'Il tuo Impero', 'Avversari']) {
      const region = page.getByRole('region', { name: part, exact: true });
      if (part === 'Plancia comune' && step === 'boost') continue;
      await expect(region).toBeInViewport({ ratio: 0.9 });
    }
  });
}
