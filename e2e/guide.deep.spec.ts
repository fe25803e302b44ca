// The help at the table: ten labeled parts (eight on a phone), and a link to the keys.
import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { test } from './checked-page.ts';
import { idle } from './idle.ts';
import { newGame } from './play.ts';

test('the help names the parts of the table', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  await newGame(page, {});
  await idle(page);
  await page.keyboard.press('?');
  const guide = page.getByRole('dialog', { name: 'What am I looking at?' });
  const labels = guide.locator('[data-guide] button');
  await expect(labels).toHaveCount(isPhone ? 8 : 10);
  const boxes = await labels.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.textContent, left, top, right, bottom };
    }),
  );
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const [at, one] of boxes.entries()) {
    expect(one.left, one.name).toBeGreaterThanOrEqual(0);
    expect(one.right, one.name).toBeLessThanOrEqual(width);
    expect(one.bottom, one.name).toBeLessThanOrEqual(height);
    for (const other of boxes.slice(at + 1)) {
      const distance =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(distance, `${one.name} and ${other.name}`).toBe(true);
    }
  }
  const hand = guide.getByRole('button', { name: /^Your hand/ });
  await hand.click();
  await expect(hand).toHaveAttribute('aria-expanded', 'true');
  await expect(hand.getByText('Play a card for its Action')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Keys and gestures' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys and gestures' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
