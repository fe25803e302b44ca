/// <reference lib="dom" />
// An idle table paints no frames, and no style sheet is loaded twice.
import { expect, test } from '@playwright/test';
import { framesDuring } from '../tools/page/count-frames.ts';
import { answer, expectRest, openAnimatedTable } from './animation.ts';
import { newGame } from './play.ts';

test('no frame is drawn while nothing moves', async ({ page, browser }) => {
  const errors = await openAnimatedTable(page, 0.45, ['role']);
  await expectRest(page);
  const STILL_MS = 1500;
  const during = (work: () => Promise<void>) => framesDuring(browser, page, work);
  // Pictures of other players' planets may still be painted.
  await expect
    .poll(() => during(() => page.waitForTimeout(STILL_MS)), { timeout: 120_000 })
    .toBe(0);
  // Draws a pressed button, which also shows that frames are counted.
  await page.locator('[data-primary]').hover();
  await page.waitForTimeout(STILL_MS);
  const pressed = await during(async () => {
    await page.mouse.down();
    await page.waitForTimeout(STILL_MS);
  });
  expect(pressed).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  const moving = await during(async () => {
    await answer(page);
    await page.waitForTimeout(STILL_MS);
  });
  expect(moving).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('no style sheet is loaded twice, which would restyle the whole page', async ({ page }) => {
  await newGame(page, { players: 2 });
  await expect(page.locator('[data-motion]').first()).toBeAttached();
  const faces = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('src') : [],
      ),
    ),
  );
  expect(faces.length).toBeGreaterThan(0);
  expect(new Set(faces).size).toBe(faces.length);
});
