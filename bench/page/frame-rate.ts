// How many frames are painted while pieces fly and worlds turn face up, and that none is painted while nothing moves.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { framesDuring } from '../../tools/page/count-frames.ts';
import { savedAt } from '../../tools/page/saved-games.ts';
import { median } from '../browser.ts';
import { FRAME_CATEGORIES, frameRates, SIGHT, THERE, type TraceEvent } from './trace-frames.ts';
import { appears, close, openGame, type Tab } from './game-tab.ts';

export interface Scene {
  readonly players: number;
  readonly screen: BrowserContextOptions;
  /** The processor is so many times slower. */
  readonly slowdown: number;
}

/** Frames a second, from the moment at which something begins to move. */
export interface Rate {
  /** That reached the screen, or would have brought nothing new. */
  readonly shown: number;
  /** The same from the moment at which it is there to be moved and lies where it was: a frame until then is late, and nobody sees it jerk. */
  readonly withBeginning: number;
  /** Milliseconds between the two moments, in the middle. */
  readonly begins: number;
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

type Notes = Readonly<Record<Sight, { readonly gaps: number[]; readonly delays: number[] }>>;

/** In the page: notes the time between frames while something moves, and marks from when on it does and from when on it is there. */
function record([moves, isThere]: readonly [string, string]): void {
  const notes: Notes = {
    flights: { gaps: [], delays: [] },
    climax: { gaps: [], delays: [] },
  };
  (window as unknown as { frameNotes: Notes }).frameNotes = notes;
  /** Since when something of a sight is there, and since when it moves, by the clock of the page. */
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
    // Once it moves it need not be looked at again.
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
        // It began before this thread heard of it.
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
