/// <reference lib="dom" />
// Plays on the page like a person: sets up games, answers by mouse, touch or keyboard.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { savedText, type SavedGame } from '../tools/page/saved-games.ts';
import { idle } from './idle.ts';

/** Returns a list that collects uncaught errors and console errors of the page. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Stores these settings at every load, before the page reads them. */
export async function useSettings(page: Page | BrowserContext, settings: object): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('eminent.settings', text),
    JSON.stringify(settings),
  );
}

/** Stores a game and settings at every load, before the page reads them. */
export async function storeGame(page: Page, saved: SavedGame, settings: object): Promise<void> {
  await useSettings(page, { lang: 'en', ...settings });
  await page.addInitScript(
    (game) => localStorage.setItem('eminent.game.measured', game),
    savedText(saved),
  );
}

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
}

export interface Wanted {
  readonly players?: number;
  readonly game?: string;
  /** Part of the bot's label in the list for seat 2. */
  readonly opponent?: string;
  /** Label of the radio button for how scenarios are assigned. */
  readonly scenarios?: string;
}

/** Starts a game from the new-game page with a fixed seed. The user is the first player. */
export async function newGame(page: Page, wanted: Wanted): Promise<void> {
  const { players = 2, game, opponent, scenarios } = wanted;
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || localStorage.getItem('eminent.settings') !== null) return;
    localStorage.setItem('eminent.settings', '{"assistance":"suggest"}');
  });
  await page.goto('/?pause=0#/new');
  if (game !== undefined) await page.getByText(game, { exact: true }).click();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByLabel('First player').selectOption('me');
  if (opponent !== undefined) {
    const seat = page.getByLabel('Seat 2', { exact: true });
    const choice = seat.locator('option', { hasText: opponent });
    await seat.selectOption(await choice.getAttribute('value'));
  }
  if (scenarios !== undefined) await page.getByRole('radio', { name: scenarios }).check();
  await page.getByText('Rule options').click();
  await page.getByLabel('Seed').fill(`browser ${players}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-game], [data-curtain]')).toBeVisible();
}

export const result = (page: Page) => page.getByRole('region', { name: 'Result' });

export async function expectScores(page: Page, players: number): Promise<void> {
  const columns = result(page).getByRole('table').first().getByRole('columnheader');
  await expect(columns).toHaveCount(players + 1);
}

/** The open question of the page, if it shows one, or `over` after the game. */
function questionOn(
  page: Page,
): Promise<{ readonly ply: string; readonly isReady: boolean } | 'over' | undefined> {
  return page.evaluate(() => {
    if (document.querySelector('[data-result]') !== null) return 'over';
    const question = document.querySelector<HTMLElement>('[data-ply]');
    if (question === null) return undefined;
    const primary = question.querySelector<HTMLButtonElement>('[data-primary]');
    return {
      ply: question.dataset['ply'] ?? '',
      isReady: primary?.disabled === false,
    };
  });
}

/** Closes an open dialog, so that the question can be answered on the table. */
function closeWindow(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns an uncovered point of answer number `index`, modulo the number of possible answers. */
function pointOfAnswer(page: Page, index: number): Promise<Point | undefined> {
  return page.evaluate((n) => {
    const things = document.querySelectorAll<HTMLElement>(
      '[data-ply] [data-primary]:enabled, [data-choice]',
    );
    const open = [...things].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      for (const across of [0.5, 0.2, 0.8]) {
        const point = { x: box.x + box.width * across, y: box.y + box.height * 0.4 };
        const top = document.elementFromPoint(point.x, point.y);
        if (top !== null && thing.contains(top)) return [point];
      }
      return [];
    });
    return open[n % Math.max(1, open.length)];
  }, index);
}

function pointOfPrimary(page: Page): Promise<Point | undefined> {
  return page.evaluate(() => {
    const primary = document.querySelector<HTMLElement>('[data-ply] [data-primary]');
    primary?.scrollIntoView({ block: 'nearest' });
    const box = primary?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** `choose` presses answer number `index`, `commit` presses the primary button. */
export interface InputMethod {
  readonly choose: (page: Page, index: number) => Promise<void>;
  readonly commit: (page: Page) => Promise<void>;
}

const byPoint = (press: (page: Page, at: Point) => Promise<void>): InputMethod => ({
  async choose(page, index) {
    const at = await pointOfAnswer(page, index);
    if (at !== undefined) await press(page, at);
  },
  async commit(page) {
    const at = await pointOfPrimary(page);
    if (at !== undefined) await press(page, at);
  },
});

export const byMouse = byPoint((page, { x, y }) => page.mouse.click(x, y));

export const byTouch = byPoint((page, { x, y }) => page.touchscreen.tap(x, y));

/** Returns how many number keys to try, at least one more than there are answers, up to 9. */
function numberKeys(page: Page): Promise<number> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
    const different = new Set(things.map(({ dataset }) => dataset['choice'])).size;
    // The additional key ends a question in which several pieces can be selected.
    return different === 0 ? 8 : Math.min(9, different + 1);
  });
}

/** Number keys select; Enter on the primary button commits. */
export const byKey: InputMethod = {
  async choose(page, index) {
    const keys = await numberKeys(page);
    // The caller advances `index` by 7, which reaches all keys unless there are seven of them.
    await page.keyboard.press(String(1 + (index % (keys === 7 ? 8 : keys))));
  },
  async commit(page) {
    // Does not wait for the button, because the question may have changed by now.
    const isThere = await page.evaluate(() => {
      const primary = document.querySelector<HTMLElement>('[data-ply] [data-primary]');
      primary?.focus();
      return primary !== null;
    });
    if (isThere) await page.keyboard.press('Enter');
  },
};

/** Stores a game at the first load only, so that later saves survive a reload, and opens it. */
export async function continueGame(
  page: Page,
  saved: SavedGame,
  settings: object = {},
): Promise<void> {
  await page.addInitScript(
    ([game, chosen]) => {
      // about:blank has no storage.
      if (location.protocol === 'about:') return;
      if (sessionStorage.getItem('is-seeded') !== null) return;
      sessionStorage.setItem('is-seeded', '');
      localStorage.setItem('eminent.settings', chosen);
      localStorage.setItem('eminent.game.measured', game);
    },
    [savedText(saved), JSON.stringify({ lang: 'en', ...settings })] as const,
  );
  await page.goto('/?pause=0#/table');
  await expect(page.locator('[data-game]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Gives varied answers to this many questions, or until the game is over. */
export async function playOn(
  page: Page,
  press: InputMethod,
  questions: number,
  beforeAnswer?: () => Promise<void>,
): Promise<void> {
  let last = '';
  let seen = 0;
  for (let round = 0; round < 4000; round++) {
    await page.waitForSelector('[data-ply], [data-result]');
    await idle(page);
    await closeWindow(page);
    const question = await questionOn(page);
    if (question === 'over') return;
    // The page may have answered the question itself.
    if (question === undefined) continue;
    const isNew = question.ply !== last;
    if (isNew && seen++ === questions) return;
    if (isNew) await beforeAnswer?.();
    // If the previous press only selected something, commits it, unless more is needed.
    if (!isNew && question.isReady) await press.commit(page);
    else await press.choose(page, round * 7);
    last = question.ply;
  }
  throw new Error('the question is never answered');
}

export async function playToTheEnd(
  page: Page,
  press: InputMethod,
  beforeAnswer?: () => Promise<void>,
): Promise<void> {
  await playOn(page, press, Infinity, beforeAnswer);
  await expect(result(page)).toBeVisible();
}

/** Watches the replay of a finished game and plays on from a moment in it. */
export async function replayAndPlayOn(page: Page): Promise<void> {
  await expect(result(page).getByText('Chance to win, in percent')).toBeVisible();
  await result(page).getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider');
  await scrubber.fill('100');
  await expect(page.getByText(/^100 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox').selectOption({ label: 'Vega' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/^10[01] of/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-ply]')).toBeVisible();
}
