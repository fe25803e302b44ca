// Counts painted frames while pieces fly and planets turn face up, and verifies that none is painted while nothing moves.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { framesDuring } from '../../tools/page/count-frames.ts';
import { savedAt } from '../../tools/page/saved-games.ts';
import { median } from '../browser.ts';
import { FRAME_CATEGORIES, frameRates, SIGHT, THERE, type TraceEvent } from './trace-frames.ts';
import { appears, close, openGame, type Tab } from './game-tab.ts';

export interface Scene {
  readonly players: number;
  readonly screen: BrowserContextOptions;
  /** CPU slowdown factor. */
  readonly slowdown: number;
}

/** Frames per second from the first movement. */
export interface Rate {
  /** Frames on the screen on time, or without anything new to show. */
  readonly shown: number;
  /** The same, counted from the appearance of the moving piece. A frame before the first movement can be late without being seen. */
  readonly withBeginning: number;
  /** Median of the milliseconds between these two moments. */
  readonly begins: number;
  /** Frames of the page's main thread, and the longest gap. */
  readonly rate: number;
  readonly longest: number;
  /** Measured seconds. */
  readonly seconds: number;
}

export type Sight = 'flights' | 'climax';

/** Answers to give, so that cards fly and a planet is settled or attacked. */
const ANSWERS = 16;
/** Milliseconds after each answer, in which the others answer too. */
const BETWEEN = 1700;
const STILL_MS = 4000;

/** Frame rates by animation; absent if it never played. */
export async function movingFrames(
  browser: Browser,
  url: string,
  { players, screen, slowdown }: Scene,
): Promise<Readonly<Partial<Record<Sight, Rate>>>> {
  const tab = await openAt(browser, url, players, screen);
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(tab.page, { categories: [...FRAME_CATEGORIES] });
  await tab.page.evaluate(record, [SIGHT, THERE] as const);
  for (let i = 0; i < ANSWERS && (await answer(tab)); i++) await tab.page.waitForTimeout(BETWEEN);
  const noted = await tab.page.evaluate(() => {
    const { frameNotes } = window as unknown as { frameNotes: Notes };
    return frameNotes;
  });
  const trace = await endOfTrace(browser);
  await close(tab);
  const moving = frameRates(trace, SIGHT);
  const there = frameRates(trace, THERE);
  const rates = (['flights', 'climax'] as const).map((sight) => {
    const { gaps, delays } = noted[sight];
    if (gaps.length === 0) return {};
    const ms = gaps.reduce((sum, gap) => sum + gap, 0);
    const rate: Rate = {
      shown: moving[sight] ?? Number.NaN,
      withBeginning: there[sight] ?? Number.NaN,
      begins: median(delays),
      rate: (gaps.length / ms) * 1000,
      longest: Math.max(...gaps),
      seconds: ms / 1000,
    };
    return { [sight]: rate };
  });
  return Object.assign({}, ...rates) as Partial<Record<Sight, Rate>>;
}

/** A settler's game with a planet to settle soon, at the default speed. */
function openAt(
  browser: Browser,
  url: string,
  players: number,
  screen: BrowserContextOptions,
): Promise<Tab> {
  const saved = savedAt(players, 0.45, ['role', 'action'], 'settler');
  return openGame(browser, { url, saved, screen, query: '' });
}

type Notes = Readonly<Record<Sight, { readonly gaps: number[]; readonly delays: number[] }>>;

/** Runs in the page: records frame times while something moves, and marks when pieces appear and start to move. */
function record([moves, isThere]: readonly [string, string]): void {
  const notes: Notes = {
    flights: { gaps: [], delays: [] },
    climax: { gaps: [], delays: [] },
  };
  (window as unknown as { frameNotes: Notes }).frameNotes = notes;
  /** When each kind of animation appeared and started to move, by the page's clock. */
  interface Seen {
    readonly sight: Sight;
    readonly since: number;
    readonly moving: number | undefined;
  }
  const WORLD = '[data-climax] [data-part="world"]';
  const start = (which: string): number | undefined => {
    for (const one of document.querySelectorAll(which)) {
      for (const { startTime } of one.getAnimations()) {
        if (startTime !== null) return Number(startTime);
      }
    }
    return undefined;
  };
  let before: Seen | undefined;
  let last = 0;
  const look = (at: number): Seen | undefined => {
    const sight: Sight | undefined =
      document.querySelector(WORLD) !== null
        ? 'climax'
        : document.querySelector('[data-ghost]') !== null
          ? 'flights'
          : undefined;
    if (sight === undefined) return undefined;
    const known: Seen = before?.sight === sight ? before : { sight, since: at, moving: undefined };
    // Once it moves, its position need not be read again.
    const moving = known.moving ?? start(sight === 'climax' ? WORLD : '[data-ghost]');
    return { ...known, moving };
  };
  const tick = (at: number): void => {
    const now = look(at);
    if (now?.sight !== before?.sight) {
      performance.mark(isThere + (now?.sight ?? ''));
      performance.mark(moves);
    }
    if (now?.moving !== undefined) {
      if (before?.sight === now.sight && before.moving !== undefined) {
        notes[now.sight].gaps.push(at - last);
      } else {
        // The movement began before this thread noticed.
        performance.mark(moves + now.sight, { startTime: Math.max(now.since, now.moving) });
        notes[now.sight].delays.push(Math.max(0, now.moving - now.since));
      }
    }
    before = now;
    last = at;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Gives the suggested answer or the first option, and ends animations as a press does. False if the game is over. */
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
  /** Frames drawn while nothing moved; expected to be 0. */
  readonly still: number;
  /** Frames of the same time span with one answer, which proves that frames are counted. */
  readonly moving: number;
  readonly seconds: number;
}

/** Counts frames from the browser's trace, without requesting any from the page. */
export async function stillFrames(
  browser: Browser,
  url: string,
  { players, screen }: Scene,
): Promise<Still> {
  const tab = await openAt(browser, url, players, screen);
  await tab.page.waitForTimeout(STILL_MS);
  const still = await framesDuring(browser, tab.page, () => tab.page.waitForTimeout(STILL_MS));
  const moving = await framesDuring(browser, tab.page, async () => {
    await answer(tab);
    await tab.page.waitForTimeout(STILL_MS);
  });
  await close(tab);
  return { still: still.frames, moving: moving.frames, seconds: STILL_MS / 1000 };
}
async function endOfTrace(browser: Browser): Promise<readonly TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}
