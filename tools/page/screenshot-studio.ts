/// <reference lib="dom" />
// Opens the page in the state of a screenshot, idle and completely painted.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { idle } from '../../e2e/idle.ts';
import { inRoot } from '../paths.ts';
import { serveLobby } from './lobby-mock.ts';
import { serveTable } from './online-table-mock.ts';
import { savedText } from './saved-games.ts';
import { isTouched, type Screenshot, sizeOf } from './screenshots.ts';
import { resizeGames } from './resize-game.ts';

const TIMEOUT_MS = 60_000;

const OPPONENTS = ['captain', 'warmonger', 'scholar', 'trader'];

export async function openScreenshot(
  browser: Browser,
  shot: Screenshot,
  url: string,
): Promise<Page> {
  const page = await openPage(browser, isTouched(shot));
  await show(page, shot, url);
  return page;
}

/** Reuses a page if possible, which takes a third less time than a new context. */
export class Studio {
  private readonly browser: Browser;
  private readonly url: string;
  private readonly pages = new Map<boolean, Page>();
  private own: BrowserContext | undefined;

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  /** The page is valid until the next screenshot is opened. */
  async open(shot: Screenshot): Promise<Page> {
    await this.closeOwn();
    const page = canShare(shot) ? await this.shared(isTouched(shot)) : await this.unshared(shot);
    await show(page, shot, this.url);
    return page;
  }

  async close(): Promise<void> {
    await this.closeOwn();
    for (const page of this.pages.values()) await page.context().close();
    this.pages.clear();
  }

  private async shared(touched: boolean): Promise<Page> {
    const page = this.pages.get(touched) ?? (await openPage(this.browser, touched));
    this.pages.set(touched, page);
    return page;
  }

  private async unshared(shot: Screenshot): Promise<Page> {
    const page = await openPage(this.browser, isTouched(shot));
    this.own = page.context();
    return page;
  }

  private async closeOwn(): Promise<void> {
    await this.own?.close();
    this.own = undefined;
  }
}

/** Whether a screenshot can share a page. Routes, scripts and emulation would persist. */
function canShare({ online, lobbyState, gameSize, vision, pressed }: Screenshot): boolean {
  return [online, lobbyState, gameSize, vision, pressed].every((one) => one === undefined);
}

async function openPage(browser: Browser, touched: boolean): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: touched,
    isMobile: touched,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

async function show(page: Page, shot: Screenshot, url: string): Promise<void> {
  await page.setViewportSize(sizeOf(shot));
  await store(page, shot, url);
  if (shot.gameSize !== undefined) await page.addInitScript(resizeGames, shot.gameSize);
  const address = await addressOf(page, shot);
  await page.goto(`${url}/?pause=0#/${address}`);
  await page.waitForSelector(readySelector(shot));
  if (shot.proof !== undefined) {
    await page.setInputFiles('input[type="file"]', inRoot(shot.proof));
    await page.waitForSelector('[data-outcome="fits"]');
  }
  if (shot.pressed !== undefined) await page.locator(shot.pressed).first().click();
  await complete(page);
  // A focused element would show a preview.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  if (shot.key !== undefined) await page.keyboard.press(shot.key);
  await complete(page);
  if (shot.vision !== undefined) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: shot.vision });
  }
}

async function store(page: Page, shot: Screenshot, url: string): Promise<void> {
  const { theme, lang, text } = shot;
  const blank = `${url}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(
    ({ settings, game }) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('eminent.settings', settings);
      if (game !== undefined) localStorage.setItem('eminent.game.measured', game);
    },
    {
      settings: JSON.stringify({ theme, lang, textSize: text, pace: 'off', assistance: 'suggest' }),
      game: gameText(shot),
    },
  );
}

function gameText({ game }: Screenshot): string | undefined {
  if (game === undefined) return undefined;
  const saved = game();
  const seats = saved.seats.map((seat, i) =>
    seat.kind === 'bot' ? { ...seat, bot: OPPONENTS[i] ?? 'captain' } : seat,
  );
  return savedText({ ...saved, seats });
}

/** Returns the path of the screen after `#/`. Mocks the server for online screens. */
async function addressOf(
  page: Page,
  { online, lobbyState, game, screen = '' }: Screenshot,
): Promise<string> {
  if (lobbyState !== undefined) await serveLobby(page, lobbyState);
  if (online !== undefined) return serveTable(page, online);
  return game === undefined ? screen : 'table';
}

function readySelector({ online, game }: Screenshot): string {
  if (online === 'lost') return '[data-lost]';
  if (online !== undefined) return '[data-game]';
  // The title in index.html is there before the page, so this waits for `main`.
  return game === undefined ? '#root main' : '[data-ply], [data-result], [data-step]';
}

/** Waits until the page is idle and all pictures are drawn. */
export async function complete(page: Page): Promise<void> {
  await idle(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-art], [data-picture]')].every(
      (one) =>
        one.matches('[data-art="painted"], [data-picture="there"]') || !one.checkVisibility(),
    ),
  );
  await idle(page);
}
