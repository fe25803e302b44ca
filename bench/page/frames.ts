// How many frames are painted while pieces fly and worlds turn face up, and that none is painted while nothing moves.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { drawnDuring } from '../../tools/page/drawn.ts';
import { savedAt } from '../../tools/page/saved-game.ts';
import { FRAME_CATEGORIES, shownRates, SIGHT, type TraceEvent } from './shown.ts';
import { appears, close, openGame, type Tab } from './tab.ts';

export interface Scene {
  readonly players: number;
  readonly screen: BrowserContextOptions;
  /** The processor is so many times slower. */
  readonly slowdown: number;
}

/** Frames a second. */
export interface Rate {
  /** That reached the screen, or would have brought nothing new. */
  readonly shown: number;
  /** Of the page's own thread, and the longest time without one. */
  readonly rate: number;
  readonly longest: number;
  /** Seconds that were measured. */
  readonly seconds: number;
}

export type Sight = 'flights' | 'climax';

/** Answers to give, so that cards fly and some world is settled or attacked. */
const ANSWERS = 16;
/** Milliseconds after each, in which others answer too. */
const BETWEEN = 1700;
const STILL_MS = 4000;

/** The rates of frames while something is to be seen; each is absent where it never was. */
export async function movingFrames(
  browser: Browser,
  url: string,
  { players, screen, slowdown }: Scene,
): Promise<Readonly<Partial<Record<Sight, Rate>>>> {
  const tab = await openAt(browser, url, players, screen);
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(tab.page, { categories: [...FRAME_CATEGORIES] });
  await tab.page.evaluate(record, SIGHT);
  for (let i = 0; i < ANSWERS && (await answer(tab)); i++) await tab.page.waitForTimeout(BETWEEN);
  const gaps = await tab.page.evaluate(() => {
    const { frameGaps } = window as unknown as { frameGaps: Record<Sight, number[]> };
    return frameGaps;
  });
  const shown = shownRates(await endOfTrace(browser));
  await close(tab);
  return {
    ...rateOf('flights', gaps.flights, shown),
    ...rateOf('climax', gaps.climax, shown),
  };
}

function rateOf(
  sight: Sight,
  gaps: readonly number[],
  { [sight]: shown = Number.NaN }: Readonly<Record<string, number>>,
): Partial<Record<Sight, Rate>> {
  if (gaps.length === 0) return {};
  const ms = gaps.reduce((sum, gap) => sum + gap, 0);
  const rate = (gaps.length / ms) * 1000;
  return { [sight]: { shown, rate, longest: Math.max(...gaps), seconds: ms / 1000 } };
}

/** A settler's game in which there is soon a world to settle, at the pace of a new visit. */
function openAt(
  browser: Browser,
  url: string,
  players: number,
  screen: BrowserContextOptions,
): Promise<Tab> {
  const saved = savedAt(players, 0.45, ['role', 'action'], 'settler');
  return openGame(browser, { url, saved, screen, query: '' });
}

/** In the page: notes the time between frames while something is in the air. */
function record(marked: string): void {
  const store = window as unknown as { frameGaps: Record<Sight, number[]> };
  store.frameGaps = { flights: [], climax: [] };
  const sightNow = (): Sight | undefined =>
    document.querySelector('[data-climax]') !== null
      ? 'climax'
      : document.querySelector('[data-ghost]') !== null
        ? 'flights'
        : undefined;
  let before: { readonly at: number; readonly sight: Sight | undefined } | undefined;
  const tick = (at: number): void => {
    const sight = sightNow();
    if (sight !== before?.sight) performance.mark(marked + (sight ?? ''));
    if (before?.sight !== undefined && sight === before.sight) {
      store.frameGaps[sight].push(at - before.at);
    }
    before = { at, sight };
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Gives the answer that the page suggests, or the first there is, and ends what flies, as a press does; false when the game is over. */
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

export interface Still {
  /** Frames that were drawn while nothing moved; there should be none. */
  readonly still: number;
  /** Frames of the same time with an answer in it: the proof that frames are counted. */
  readonly moving: number;
  readonly seconds: number;
}

/** Counts what the browser draws, without asking the page for frames. */
export async function stillFrames(
  browser: Browser,
  url: string,
  { players, screen }: Scene,
): Promise<Still> {
  const tab = await openAt(browser, url, players, screen);
  await tab.page.waitForTimeout(STILL_MS);
  const still = await drawnDuring(browser, tab.page, () => tab.page.waitForTimeout(STILL_MS));
  const moving = await drawnDuring(browser, tab.page, async () => {
    await answer(tab);
    await tab.page.waitForTimeout(STILL_MS);
  });
  await close(tab);
  return { still, moving, seconds: STILL_MS / 1000 };
}
async function endOfTrace(browser: Browser): Promise<readonly TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}
