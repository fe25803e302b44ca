// Opens a browser tab with a saved game, plays suggested answers in it, and measures its CPU time.
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { savedText, type SavedGame } from '../../tools/page/saved-games.ts';

export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface Opening {
  readonly url: string;
  readonly saved: SavedGame;
  /** Settings that differ from the defaults. */
  readonly settings?: object;
  /** Size and kind of the screen; a desktop by default. */
  readonly screen?: BrowserContextOptions;
  /** URL parameters; by default bots answer at once and nothing is animated. */
  readonly query?: string;
}

/** Waits for an element. Uses a locator, because a handle would keep the element in memory. */
export function appears(page: Page, selector: string): Promise<void> {
  return page.locator(selector).first().waitFor({ state: 'attached' });
}

/** Time limit of each wait. Three of the strongest bots take half a minute on an idle machine. */
const PATIENCE_MS = 180_000;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Opens the home screen in a new tab, with a saved game to continue. */
export async function visit(browser: Browser, opening: Opening): Promise<Tab> {
  const { url, saved, settings = {}, screen = DESKTOP, query = '?pause=0' } = opening;
  const context = await browser.newContext({
    ...screen,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    ([kept, wanted]) => {
      localStorage.setItem('eminent.game.measured', kept);
      localStorage.setItem('eminent.settings', wanted);
    },
    [
      savedText(saved),
      JSON.stringify({
        lang: 'en',
        theme: 'dark',
        sound: false,
        settle: false,
        assistance: 'suggest',
        ...settings,
      }),
    ] as const,
  );
  await page.goto(`${url}/${query}#/`);
  await appears(page, '[data-continue]');
  return { page, session };
}

/** Opens a tab with the saved game on the table, and waits 2.5 seconds until the page is idle. */
export async function openGame(browser: Browser, opening: Opening): Promise<Tab> {
  const tab = await visit(browser, opening);
  const start = tab.page.locator('[data-continue]');
  // A click would leave the mouse pointer on a phone's page. Later it would open tooltips.
  await (opening.screen?.hasTouch === true ? start.tap() : start.click());
  await appears(tab.page, '[data-ply]');
  await tab.page.waitForTimeout(2500);
  return tab;
}

/** Sets `data-press` on the primary button or first open option. False if the game is over. */
export async function markOption({ page }: Tab): Promise<boolean> {
  await appears(page, '[data-ply] button:enabled, [data-result]');
  return page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    for (const old of document.querySelectorAll('[data-press]')) old.removeAttribute('data-press');
    const next =
      document.querySelector('[data-ply] [data-primary]:enabled') ??
      document.querySelector('[data-choice]:not([data-picked])');
    next?.setAttribute('data-press', 'next');
    return document.querySelector('[data-result]') === null;
  });
}

export async function playOn(tab: Tab): Promise<void> {
  while (await markOption(tab)) {
    await tab.page.evaluate(() => document.querySelector<HTMLElement>('[data-press]')?.click());
    await tab.page.waitForTimeout(25);
  }
}

export async function workOf({ session }: Tab): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

export function close({ page }: Tab): Promise<void> {
  return page.context().close();
}
