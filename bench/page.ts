// npm run bench:page: how fast the built page is, in a real browser. Needs the page to be served (npm start).
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium, launchFlags } from '../tools/chromium.ts';
import { savedAt } from '../tools/page/saved-game.ts';
import { distFolder } from '../tools/paths.ts';

const SLOWDOWN = 4;
const INTERACTIONS = 25;
const SEEKS = 30;

/** Compressed bytes of the scripts that the first page names. */
function firstLoadBytes(): number {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)];
  return scripts.reduce(
    (sum, match) => sum + gzipSync(readFileSync(join(distFolder, match[1] ?? ''))).length,
    0,
  );
}

async function openGame(
  browser: Browser,
  url: string,
  saved: object,
  query = '?pause=0',
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((game) => {
    localStorage.setItem('eminent.settings', JSON.stringify({ lang: 'en', theme: 'dark' }));
    if (localStorage.getItem('eminent.game') === null) localStorage.setItem('eminent.game', game);
  }, JSON.stringify(saved));
  const page = await context.newPage();
  await page.goto(`${url}/${query}#/`);
  await page.locator('.home-actions .primary').click();
  await page.waitForSelector('.question[data-ply]');
  await page.waitForTimeout(2500);
  return page;
}

async function pressOption(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.question .options button')];
    const free = buttons.filter((button) => !button.disabled);
    // Where several may be chosen the first button confirms; elsewhere the second option moves the game on.
    const several = buttons.some((button) => button.hasAttribute('aria-pressed'));
    const confirms = several && buttons[0]?.disabled === false;
    free[confirms || free.length === 1 ? 0 : 1]?.setAttribute('data-press', 'next');
    return document.querySelector('.scores') === null;
  });
}

/** Answers without looking, to the end of the game. */
async function playOn(page: Page, most: number): Promise<void> {
  for (let i = 0; i < most && (await pressOption(page)); i++) {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-press]')?.click());
    await page.waitForTimeout(25);
  }
}

/** The longest times from a click to the next paint, slowed down, in a late game of four. */
async function interactions(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await openGame(browser, url, savedAt(4, 0.8, ['role', 'action']));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const store = window as unknown as { times: number[] };
    store.times = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.times.push(entry.duration);
    }).observe({
      type: 'event',
      buffered: false,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  for (let i = 0; i < INTERACTIONS && (await pressOption(page)); i++) {
    await page.locator('[data-press]').first().click();
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.context().close();
  return times.sort((a, b) => b - a);
}

/** Milliseconds to show a ply of a long game, from the input to two frames later. */
async function seeks(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await openGame(browser, url, savedAt(4, 0.99, ['role', 'action']));
  await playOn(page, 400);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForSelector('input[type=range]');
  const times = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    if (slider === null) return [];
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const found: number[] = [];
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      own?.set?.call(slider, String((i * 37) % Number(slider.max)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      });
      found.push(performance.now() - start);
    }
    return found;
  }, SEEKS);
  await page.context().close();
  return times.sort((a, b) => b - a);
}

/** Frames a second while bots play and pieces fly. */
async function frames(browser: Browser, url: string): Promise<number> {
  const page = await openGame(browser, url, savedAt(4, 0.5, ['role']), '');
  if (await pressOption(page)) await page.locator('[data-press]').first().click();
  const rate = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let count = 0;
        const tick = (): void => {
          count++;
          const spent = performance.now() - start;
          if (spent > 4000) resolve((count / spent) * 1000);
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
  );
  await page.context().close();
  return rate;
}

/** Megabytes of the page's script heap after each of some games in one tab. */
async function memory(browser: Browser, url: string, games: number): Promise<readonly number[]> {
  const page = await openGame(browser, url, savedAt(2, 0, ['role', 'action']));
  const session = await page.context().newCDPSession(page);
  const found: number[] = [];
  for (let game = 0; game < games; game++) {
    await playOn(page, 900);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    found.push(usedSize / 1e6);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForSelector('.question[data-ply]');
  }
  await page.context().close();
  return found;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4173' },
    games: { type: 'string', default: '10' },
  },
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...launchFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
});
console.log(`npm run bench:page, Chromium ${browser.version()}, ${cpus()[0]?.model ?? 'unknown'}`);
console.log(`first-load scripts: ${(firstLoadBytes() / 1000).toFixed(1)} kB compressed`);
const slow = await interactions(browser, values.url);
console.log(
  `click to next paint, ${SLOWDOWN}x slower, late game of four: longest ${slow.slice(0, 3).join(', ')} ms of ${slow.length} events over 16 ms`,
);
const sought = await seeks(browser, values.url);
console.log(
  `seeking in a replay: longest ${sought
    .slice(0, 3)
    .map((ms) => ms.toFixed(0))
    .join(', ')} ms of ${sought.length}`,
);
console.log(`frames while pieces fly: ${(await frames(browser, values.url)).toFixed(1)} a second`);
const heap = await memory(browser, values.url, Number(values.games));
console.log(`script heap after each game: ${heap.map((mb) => mb.toFixed(1)).join(', ')} MB`);
await browser.close();
