/// <reference lib="dom" />
// The primary button keeps its right edge and its width from question to question.
import { expect, test } from '@playwright/test';
import { byMouse, newGame, playOn } from './play.ts';

test('the primary button stays in its place', async ({ page }) => {
  await newGame(page, { players: 2 });
  const places = new Set<string>();
  await playOn(page, byMouse, 60, async () => {
    const place = await page.evaluate(() => {
      const primary = document.querySelector('[data-ply] [data-primary]');
      const { right, width } = primary?.getBoundingClientRect() ?? new DOMRect();
      return `right ${Math.round(right)}, width ${Math.round(width)}`;
    });
    places.add(place);
  });
  expect([...places]).toHaveLength(1);
});
