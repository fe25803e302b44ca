/// <reference lib="dom" />
// Helpers for animation tests: open an animated table, record flights, answer, and expect rest.
import { expect, type Page } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { storeGame, watchErrors } from './play.ts';

/**
 * Opens a two-player game after this share of its answers. Returns a growing list of page errors.
 */
export async function openAnimatedTable(
  page: Page,
  share: number,
  steps: readonly string[],
): Promise<string[]> {
  const errors = watchErrors(page);
  const settings = { pace: 'normal', settle: false, sound: false, assistance: 'suggest' };
  await storeGame(page, savedAt(2, share, steps, 'settler'), settings);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { flightsSeen: seen });
    // Records the kinds of all flights and planet reveals.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.dataset['ghost'] !== undefined) seen.add(node.dataset['ghost']);
        if (node.dataset['climax'] !== undefined) seen.add(node.dataset['climax']);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/#/table');
  await page.waitForSelector('[data-motion]', { state: 'attached' });
  return errors;
}

export const flightsSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(window as unknown as { readonly flightsSeen: ReadonlySet<string> }).flightsSeen,
  ]);

/** Answers the question, and waits until the next one or the result is shown. */
export async function answer(page: Page): Promise<void> {
  await page.waitForSelector('[data-ply] button:enabled, [data-result]');
  const before = await press(page);
  const next = page.locator(`[data-ply]:not([data-ply="${before}"]), [data-result]`).first();
  // The first press may only select a role; then the primary button commits.
  await next.or(page.locator('[data-primary]:enabled')).first().waitFor();
  if (!(await next.isVisible())) await press(page);
  await next.or(page.locator('[data-primary]:enabled')).first().waitFor();
}

/** Clicks the primary button, a legal stack, or any button. Returns the ply of the question. */
function press(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('[data-ply]');
    const primary = document.querySelector<HTMLElement>('[data-primary]:enabled');
    const stack = document.querySelector<HTMLElement>('[data-anchor^="stack:"][data-legal]');
    const other = document.querySelector<HTMLElement>('[data-ply] button:enabled');
    (primary ?? stack ?? other)?.click();
    return question?.dataset['ply'];
  });
}

/** Expects that nothing is in flight, and that the animations of all pieces end. */
export async function expectRest(page: Page): Promise<void> {
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
