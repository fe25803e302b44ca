// Measures how fast the page responds to clicks in a late game and to seeking in a replay.
import type { Browser } from '@playwright/test';
import { savedAt } from '../../tools/page/saved-games.ts';
import { appears, close, markOption, openGame, playOn, type Tab, workOf } from './game-tab.ts';

const SLOWDOWN = 4;
const INTERACTIONS = 25;
const SEEKS = 30;
/** Pause before each seek, so that it does not wait for the painting of the previous one. */
const SEEK_PAUSE_MS = 250;

/** Milliseconds of each try, longest first. */
type Times = readonly number[];

const downwards = (a: number, b: number): number => b - a;

/** Measures the time from a click to the next paint in a late four-player game, on a slowed CPU. */
export async function interactions(browser: Browser, url: string): Promise<Times> {
  const tab = await openGame(browser, { url, saved: savedAt(4, 0.7, ['role', 'action']) });
  const { page, session } = tab;
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const store = window as unknown as { times: Map<number, number> };
    store.times = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId: id, duration } = entry;
        if (id > 0) store.times.set(id, Math.max(duration, store.times.get(id) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let i = 0; i < INTERACTIONS && (await markOption(tab)); i++) {
    await press(tab);
  }
  const waited = await page.evaluate(() => [
    ...(window as unknown as { times: Map<number, number> }).times.values(),
  ]);
  await close(tab);
  return waited.sort(downwards);
}

/** Moves the mouse to the marked option and clicks it; does nothing if the option is gone. */
async function press({ page }: Tab): Promise<void> {
  const at = await page.evaluate(() => {
    const button = document.querySelector('[data-press]');
    button?.scrollIntoView({ block: 'nearest' });
    const box = button?.getBoundingClientRect();
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (at === undefined) return;
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(700);
}

/** For each seek: the time until the ply is visible, and the CPU time of the main thread. */
export interface Sought {
  readonly waited: Times;
  readonly worked: Times;
}

export async function seeks(browser: Browser, url: string): Promise<Sought> {
  const tab = await openGame(browser, { url, saved: savedAt(4, 0.99, ['role', 'action']) });
  await playOn(tab);
  await tab.page.getByRole('button', { name: 'Watch the replay' }).click();
  await appears(tab.page, 'input[type=range]');
  await tab.page.waitForTimeout(2000);
  const waited: number[] = [];
  const worked: number[] = [];
  for (let i = 0; i < SEEKS; i++) {
    await tab.page.waitForTimeout(SEEK_PAUSE_MS);
    const before = await workOf(tab);
    waited.push(await seek(tab, i * 37));
    worked.push((await workOf(tab)) - before);
  }
  await close(tab);
  return { waited: waited.sort(downwards), worked: worked.sort(downwards) };
}

function seek({ page }: Tab, to: number): Promise<number> {
  return page.evaluate(async (ply) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (slider === null) throw new Error('there is nothing to seek in');
    const start = performance.now();
    own?.set?.call(slider, String(ply % Number(slider.max)));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    return performance.now() - start;
  }, to);
}
