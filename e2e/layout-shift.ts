/// <reference lib="dom" />
// Records layout shifts that no user action explains.
import { expect, type Page } from '@playwright/test';
import { type SavedGame, savedAt } from '../tools/page/saved-games.ts';
import { storeGame } from './play.ts';

/** Stores a game, and records layout shifts from the next load on. */
export async function watchShifts(page: Page, saved: SavedGame): Promise<void> {
  await storeGame(page, saved, { pace: 'off', assistance: 'suggest' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as unknown as { sources?: readonly ShiftSource[] };
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The action bar, the hand and played cards may move. Removed elements do not count.
          if (
            element === null ||
            element === undefined ||
            element.closest('[data-ribbon], [data-anchor^="cards:"], [data-anchor^="play:"]')
          )
            continue;
          const name = `${element.className || element.tagName}: ${element.textContent}`;
          const [before, after] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          moved.push(`${name.slice(0, 60)} from ${before} to ${after}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the fonts are loaded and no picture is still waiting to be painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-art]')].every(
      (art) => !art.matches('[data-art="waiting"]'),
    ),
  );
}

/** Opens a game after this share of its answers, at this step, and records layout shifts. */
export async function openAt(
  page: Page,
  players: number,
  share: number,
  step: string,
): Promise<void> {
  const first = step === 'trade' || step === 'produce' ? 'trader' : 'warmonger';
  await watchShifts(page, savedAt(players, share, [step], first));
  await page.goto('/?pause=0#/table');
  await expect(page.locator(`[data-game][data-step="${step}"] [data-ply]`)).toBeVisible();
  await painted(page);
}

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

export async function shiftsDuring(
  page: Page,
  gesture: () => Promise<void>,
): Promise<readonly string[]> {
  await waitFrames(page);
  await page.evaluate(() => {
    (window as unknown as { moved: string[] }).moved.length = 0;
  });
  await gesture();
  await waitFrames(page);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** Waits for twelve frames, because shifts are reported after they happen. */
export async function waitFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
