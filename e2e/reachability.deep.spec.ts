// The longest names fit their buttons, and a hint does not cover its subject.
import { expect, test } from '@playwright/test';
import { openTable } from './reachability.ts';

test('the longest names stay inside their buttons', async ({ page }) => {
  await openTable(page, 2, 0.05, 'discard', 'it');
  await expect(page.getByRole('button', { name: 'Scarta Produzione/Commercio' })).toBeVisible();
  const tooLong = await page.evaluate(() =>
    [...document.querySelectorAll('[data-options] button')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent),
  );
  expect(tooLong).toEqual([]);
});

test('a hint does not cover its subject', async ({ page }) => {
  await openTable(page, 3, 0.5, 'role');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'What the Emperor would do' });
  await expect(hint.getByRole('button', { name: 'Choose this' })).toBeInViewport({ ratio: 1 });
  // The scrolling area that contains the hint.
  const over = await hint.locator('..').boundingBox();
  for (const part of ['[data-ply]', '[data-anchor^="cards:"]']) {
    const box = await page.locator(part).boundingBox();
    if (over === null || box === null) throw new Error(`${part} is not shown`);
    const isBeside =
      over.x >= box.x + box.width || over.y + over.height <= box.y || over.y >= box.y + box.height;
    expect(isBeside, part).toBe(true);
  }
});
