// Measures the frame rate while pieces fly and planets turn face up.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { savedAt } from '../../tools/page/saved-games.ts';
import { FRAME_CATEGORIES, frameRates, MARK_PREFIX, type TraceEvent } from './trace-frames.ts';
import { appears, close, openGame, type Tab } from './game-tab.ts';

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;
const SLOWDOWNS = [1, 4] as const;
const PLAYERS = 4;
/** Number of answers. Among them cards fly, and a planet is settled or attacked. */
const ANSWERS = 16;
/** Pause after each answer, in which the bots answer too. */
const ANSWER_PAUSE_MS = 1700;

/** Presented frames per second by animation; an animation that never played is absent. */
type Rates = Readonly<Record<string, number>>;

export async function movingFrames(
  browser: Browser,
  url: string,
): Promise<Readonly<Record<string, Rates>>> {
  const found: Record<string, Rates> = {};
  for (const [name, screen] of Object.entries(SCREENS)) {
    for (const slowdown of SLOWDOWNS) {
      found[`${name}, ${slowdown}x slower`] = await ratesOf(browser, url, screen, slowdown);
    }
  }
  return found;
}

/** Answers questions at the default speed in a game in which a planet can soon be settled. */
async function ratesOf(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
  slowdown: number,
): Promise<Rates> {
  const saved = savedAt(PLAYERS, 0.45, ['role', 'action'], 'settler');
  const tab = await openGame(browser, { url, saved, screen, query: '' });
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(tab.page, { categories: [...FRAME_CATEGORIES] });
  await tab.page.evaluate(markMovements, MARK_PREFIX);
  for (let i = 0; i < ANSWERS && (await answer(tab)); i++)
    await tab.page.waitForTimeout(ANSWER_PAUSE_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await close(tab);
  return frameRates(traceEvents);
}

/** Runs in the page: marks in the trace when pieces start to move and when they stop. */
function markMovements(mark: string): void {
  const PIECES = { climax: '[data-climax] [data-part="planet"]', flights: '[data-ghost]' } as const;
  const startOf = (pieces: string): number | undefined => {
    for (const one of document.querySelectorAll(pieces)) {
      for (const { startTime } of one.getAnimations()) {
        if (startTime !== null) return Number(startTime);
      }
    }
    return undefined;
  };
  let seen: keyof typeof PIECES | undefined;
  let since = 0;
  let isMoving = false;
  const tick = (at: number): void => {
    const now = (['climax', 'flights'] as const).find(
      (sight) => document.querySelector(PIECES[sight]) !== null,
    );
    if (now !== seen) {
      performance.mark(mark);
      [seen, since, isMoving] = [now, at, false];
    }
    // The start time of a running animation is read only once.
    const start = now === undefined || isMoving ? undefined : startOf(PIECES[now]);
    if (now !== undefined && start !== undefined) {
      isMoving = true;
      // The animation began before this callback noticed it, so the mark is set back.
      performance.mark(mark + now, { startTime: Math.max(since, start) });
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Presses the primary button, a legal stack or another button. False if the game is over. */
async function answer({ page }: Tab): Promise<boolean> {
  await appears(page, '[data-ribbon] button:enabled, [data-result]');
  return page.evaluate(() => {
    const primary = document.querySelector<HTMLElement>('[data-primary]:enabled');
    const stack = document.querySelector<HTMLElement>('button[data-anchor^="stack:"][data-legal]');
    const other = document.querySelector<HTMLElement>('[data-ribbon] button:enabled');
    const pressed = primary ?? stack ?? other;
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    pressed?.click();
    return document.querySelector('[data-result]') === null;
  });
}
