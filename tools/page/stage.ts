/// <reference lib="dom" />
// Opens a picture of the contact sheet in a browser, still and complete.
import type { Browser, Page } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { serveEvening } from './lobby-scene.ts';
import { serveScene } from './online-scene.ts';
import { keptText } from './saved-game.ts';
import { isTouched, type Shot, sizeOf } from './shots.ts';
import { stretchGames } from './stretch.ts';

/** Worlds fade in and turn over, cards are dealt. */
const SETTLED_MS = 900;
const PATIENCE_MS = 240_000;

/** Who plays on in the pictures, so that faces differ. */
const OPPONENTS = ['captain', 'warmonger', 'scholar', 'trader'];

function gameText({ game }: Shot): string | undefined {
  if (game === undefined) return undefined;
  const saved = game();
  const seats = saved.seats.map((seat, i) =>
    seat.kind === 'bot' ? { ...seat, bot: OPPONENTS[i] ?? 'captain' } : seat,
  );
  return keptText({ ...saved, seats });
}

export async function stage(browser: Browser, shot: Shot, url: string): Promise<Page> {
  const touched = isTouched(shot);
  const context = await browser.newContext({
    viewport: sizeOf(shot),
    hasTouch: touched,
    isMobile: touched,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await prepare(page, shot);
  const place = await placeOf(page, shot);
  await page.goto(`${url}/?pause=0#/${place}`);
  await page.waitForSelector(waitedFor(shot));
  if (shot.proof !== undefined) {
    await page.setInputFiles('input[type="file"]', inRoot(shot.proof));
    await page.waitForSelector('[data-outcome="fits"]');
  }
  if (shot.pressed !== undefined) await page.locator(shot.pressed).first().click();
  await still(page);
  // What has the focus shows what it would do; in a picture nobody has come by keyboard.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  if (shot.key !== undefined) {
    await page.keyboard.press(shot.key);
    await page.waitForTimeout(SETTLED_MS);
    await still(page);
  }
  if (shot.vision !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: shot.vision });
  }
  return page;
}

/** The address of the screen; an online table is told of by a stand-in for its server. */
async function placeOf(page: Page, { online, evening, game, screen = '' }: Shot): Promise<string> {
  if (evening !== undefined) await serveEvening(page, evening);
  if (online !== undefined) return serveScene(page, online);
  return game === undefined ? screen : 'table';
}

function waitedFor({ online, game }: Shot): string {
  if (online === 'lost') return '[data-lost]';
  if (online !== undefined) return '[data-game]';
  // Not the title that is there before the page.
  return game === undefined ? '#root main' : '[data-ply], [data-result], [data-step]';
}

/** What the page finds when it is opened: settings and the game. */
export async function prepare(page: Page, shot: Shot): Promise<void> {
  const { theme, lang, text } = shot;
  await page.addInitScript(
    ({ settings, game }) => {
      localStorage.setItem('eminent.settings', settings);
      if (game !== undefined) localStorage.setItem('eminent.game.measured', game);
    },
    {
      settings: JSON.stringify({ theme, lang, textSize: text, pace: 'off' }),
      game: gameText(shot),
    },
  );
  if (shot.stretch !== undefined) await page.addInitScript(stretchGames, shot.stretch);
}

/** Until everything is drawn that will be. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-art], [data-picture]')].every(
      (one) =>
        one.matches('[data-art="painted"], [data-picture="there"]') || !one.checkVisibility(),
    ),
  );
  await page.waitForTimeout(SETTLED_MS);
}
