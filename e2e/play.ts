/// <reference lib="dom" />
// How a person plays on the page: sets up a game, answers by mouse, finger or keys, and notices errors.
import { expect, type Page } from '@playwright/test';
import { keptText, type SavedGame } from '../tools/page/saved-game.ts';
import { idle } from './idle.ts';

/** Fails the test when the page reports an error. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Text of twice the size, whatever the settings say. */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
}

export interface Wanted {
  readonly players?: number;
  /** The name of a game on the new-game page. */
  readonly game?: string;
  /** The name of the opponent. */
  readonly opponent?: string;
  /** How scenarios are given out, where a game has them. */
  readonly scenarios?: string;
}

/** Sets up a game on the new-game page, as a person does. Moves are suggested, unless the page has other settings already. */
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

/** What the table shows of the question. */
interface Asked {
  readonly ply: string;
  /** Whether the primary button can be pressed. */
  readonly isReady: boolean;
}

/** The question on the page; undefined between two of them. */
function asked(page: Page): Promise<Asked | 'over' | undefined> {
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

/** A window that opened by itself is closed to answer on the table. */
function closeWindow(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of one of the things that can be chosen, in turn, that nothing covers. The answer that is ready is the first of them. */
function pointOfThing(page: Page, turn: number): Promise<Point | undefined> {
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
  }, turn);
}

function pointOfPrimary(page: Page): Promise<Point | undefined> {
  return page.evaluate(() => {
    const primary = document.querySelector<HTMLElement>('[data-ply] [data-primary]');
    primary?.scrollIntoView({ block: 'nearest' });
    const box = primary?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** How a person plays: chooses something, and gives the answer that is ready. */
export interface Press {
  readonly choose: (page: Page, turn: number) => Promise<void>;
  readonly commit: (page: Page) => Promise<void>;
}

const byPoint = (press: (page: Page, at: Point) => Promise<void>): Press => ({
  async choose(page, turn) {
    const at = await pointOfThing(page, turn);
    if (at !== undefined) await press(page, at);
  },
  async commit(page) {
    const at = await pointOfPrimary(page);
    if (at !== undefined) await press(page, at);
  },
});

/** Presses the mouse on cards, stacks, planets and buttons. */
export const byMouse = byPoint((page, { x, y }) => page.mouse.click(x, y));

/** Taps them with a finger. */
export const byTouch = byPoint((page, { x, y }) => page.touchscreen.tap(x, y));

/** Number keys that may do something; where nothing is seen that can be chosen, as many as there often are. */
function numberKeys(page: Page): Promise<number> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
    const different = new Set(things.map(({ dataset }) => dataset['choice'])).size;
    // Where several are picked the first key ends the question.
    return different === 0 ? 8 : Math.min(9, different + 1);
  });
}

/** Number keys choose; Enter gives the answer that has the focus. */
export const byKey: Press = {
  async choose(page, turn) {
    const keys = await numberKeys(page);
    // A turn is seven more than the one before: all keys have their turn unless they are seven.
    await page.keyboard.press(String(1 + (turn % (keys === 7 ? 8 : keys))));
  },
  async commit(page) {
    // Not waited for: the question may be another one by now.
    const isThere = await page.evaluate(() => {
      const primary = document.querySelector<HTMLElement>('[data-ply] [data-primary]');
      primary?.focus();
      return primary !== null;
    });
    if (isThere) await page.keyboard.press('Enter');
  },
};

/** Opens the page with a saved game and goes on with it. What the page saves afterwards is kept across reloads. */
export async function continueGame(page: Page, saved: SavedGame): Promise<void> {
  await page.addInitScript((text) => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem('is-seeded') !== null) return;
    sessionStorage.setItem('is-seeded', '');
    localStorage.setItem('eminent.game.measured', text);
  }, keptText(saved));
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await expect(page.locator('[data-game]')).toBeVisible();
}

/** Answers with things in turn, so that all kinds of answers occur, until so many questions have gone by or the game is over. */
export async function playOn(
  page: Page,
  press: Press,
  questions: number,
  beforeAnswer?: () => Promise<void>,
): Promise<void> {
  let last = '';
  let seen = 0;
  for (let round = 0; round < 4000; round++) {
    await page.waitForSelector('[data-ply], [data-result]');
    await idle(page);
    await closeWindow(page);
    const question = await asked(page);
    if (question === 'over') return;
    // The page has gone on by itself.
    if (question === undefined) continue;
    const isNew = question.ply !== last;
    if (isNew && seen++ === questions) return;
    if (isNew) await beforeAnswer?.();
    // A question in which something was chosen already is answered, unless more must be chosen.
    if (!isNew && question.isReady) await press.commit(page);
    else await press.choose(page, round * 7);
    last = question.ply;
  }
  throw new Error('the question is never answered');
}

/** Plays on until the score screen. */
export async function playToTheEnd(
  page: Page,
  press: Press,
  beforeAnswer?: () => Promise<void>,
): Promise<void> {
  await playOn(page, press, Infinity, beforeAnswer);
  await expect(result(page)).toBeVisible();
}
