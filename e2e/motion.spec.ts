/// <reference lib="dom" />
// What moves on the table at normal speed: pieces fly, a world has its moment, and in the end nothing is left in the air or out of sight.
import { expect, type Page, test } from '@playwright/test';
import { drawnDuring } from '../tools/page/drawn.ts';
import { keptText, savedAt } from '../tools/page/saved-game.ts';
import { newGame, watchErrors } from './play.ts';

/** Lays a game on the table at a moment, and waits until what moves is there. */
async function lay(page: Page, share: number, steps: readonly string[]): Promise<string[]> {
  const errors = watchErrors(page);
  await page.addInitScript(
    ([saved, settings]) => {
      localStorage.setItem('eminent.game.measured', saved);
      localStorage.setItem('eminent.settings', settings);
      const seen = new Set<string>();
      Object.assign(window, { seenInTheAir: seen });
      // Everything that is ever put into the air.
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLElement)) continue;
          if (node.dataset['ghost'] !== undefined) seen.add(node.dataset['ghost']);
          if (node.dataset['climax'] !== undefined) seen.add(node.dataset['climax']);
        }
      }).observe(document, { subtree: true, childList: true });
    },
    [
      keptText(savedAt(2, share, steps, 'settler')),
      JSON.stringify({ lang: 'en', pace: 'normal', settle: false, sound: false }),
    ] as const,
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await page.waitForSelector('[data-motion]', { state: 'attached' });
  return errors;
}

const seenInTheAir = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(window as unknown as { readonly seenInTheAir: ReadonlySet<string> }).seenInTheAir,
  ]);

/** Gives the answer that the page suggests, or leads what can be led; waits for the next question. */
async function answer(page: Page): Promise<void> {
  await page.waitForSelector('[data-ply] button:enabled, [data-result]');
  const before = await page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('[data-ply]');
    const primary = document.querySelector<HTMLElement>('[data-primary]:enabled');
    const stack = document.querySelector<HTMLElement>('[data-anchor^="stack:"][data-legal]');
    const other = document.querySelector<HTMLElement>('[data-ply] button:enabled');
    (primary ?? stack ?? other)?.click();
    return question?.dataset['ply'];
  });
  await page
    .locator(`[data-ply]:not([data-ply="${before}"]), [data-primary]:enabled, [data-result]`)
    .first()
    .waitFor();
}

/** Nothing is in the air, nothing moves without end, and every piece can be seen. */
async function expectRest(page: Page): Promise<void> {
  await expect(page.locator('[data-motion] > *')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const pieces = document.querySelectorAll('[data-game] :is([data-card], [data-anchor])');
        return [...pieces].filter((piece) =>
          piece.getAnimations().some(({ playState }) => playState === 'running'),
        ).length;
      }),
    )
    .toBe(0);
}

test('some turns at normal speed leave nothing in the air and nothing hidden', async ({ page }) => {
  const errors = await lay(page, 0.3, ['action']);
  for (let i = 0; i < 8; i++) await answer(page);
  await expectRest(page);
  expect(await seenInTheAir(page)).toEqual(expect.arrayContaining(['card']));
  expect(errors).toEqual([]);
});

test('a world that is settled has its moment, and any key ends it', async ({ page }) => {
  const errors = await lay(page, 0.4, ['colonize-or-settle']);
  const moment = page.waitForSelector('[data-climax="settle"]', { state: 'attached' });
  await page.locator('[data-ribbon] button', { hasText: 'Settle' }).first().click();
  await moment;
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-climax]')).toHaveCount(0);
  await expectRest(page);
  expect(errors).toEqual([]);
});

test('who wants little motion sees nothing fly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = await lay(page, 0.3, ['action']);
  for (let i = 0; i < 4; i++) await answer(page);
  await expectRest(page);
  const seen = await seenInTheAir(page);
  expect(seen.filter((kind) => kind !== 'settle' && kind !== 'attack')).toEqual([]);
  expect(errors).toEqual([]);
});

test('who wants little motion sees the star where the supply is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = await lay(page, 0.3, ['role']);
  await expect(page.locator('[data-game] [data-sky="painted"]')).toBeAttached();
  // The sky is painted by what was measured; the mark is where the star belongs.
  const off = await page.evaluate(() => {
    const sky = document.querySelector<HTMLElement>('[data-game] [data-sky]');
    const mark = sky?.querySelector('[data-anchor="star"]')?.getBoundingClientRect();
    const painted = Number.parseFloat(sky?.style.getPropertyValue('--star-y') ?? '');
    return Math.abs(painted - (mark === undefined ? 0 : mark.y + mark.height / 2));
  });
  expect(off).toBeLessThan(3);
  expect(errors).toEqual([]);
});

test('no frame is drawn while nothing moves, and for a press no more than it takes', async ({
  page,
  browser,
}) => {
  const errors = await lay(page, 0.45, ['role']);
  await expectRest(page);
  const STILL_MS = 1500;
  const during = (work: () => Promise<void>) => drawnDuring(browser, page, work);
  // Worlds of others may still be painted.
  await expect
    .poll(() => during(() => page.waitForTimeout(STILL_MS)), { timeout: 120_000 })
    .toEqual({ frames: 0, layerings: 0 });
  // A press is seen, and no layer is made for it.
  await page.locator('[data-primary]').hover();
  await page.waitForTimeout(STILL_MS);
  const pressed = await during(async () => {
    await page.mouse.down();
    await page.waitForTimeout(STILL_MS);
  });
  expect(pressed.frames).toBeGreaterThan(0);
  expect(pressed.layerings).toBe(0);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  // And frames are counted.
  const moving = await during(async () => {
    await answer(page);
    await page.waitForTimeout(STILL_MS);
  });
  expect(moving.frames).toBeGreaterThan(0);
  expect(moving.layerings).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('no style comes twice, by which everything would be styled and laid out anew', async ({
  page,
}) => {
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
