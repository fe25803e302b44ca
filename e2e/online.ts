/// <reference lib="dom" />
// Helpers for browser tests of online tables: open browsers, seat players, and play.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { MadeTable, TableSetup } from '@eminent/protocol/online';
import { randomBytes } from 'node:crypto';
import { idle } from './idle.ts';
import { useSettings, watchErrors } from './play.ts';
import { type Seated, type SeededTable, seedTable, setupOf } from './seeded-table.ts';
import type { OnlineServer } from './server.ts';

/** A person with a browser context, and all errors of its page. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** The server's address. */
export interface At {
  readonly address: string;
}

interface Place {
  readonly browser: Browser;
  readonly server: At;
}

/** Opens a browser context and signs in as a guest; with an empty name it stays signed out. */
export async function enter(
  { browser, server }: Place,
  name: string,
  options: BrowserContextOptions & { readonly lang?: string } = {},
): Promise<Player> {
  const { lang = 'en', ...given } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: server.address,
    serviceWorkers: 'block',
    // Several pages share the cores; animations have tests of their own.
    reducedMotion: 'reduce',
    ...given,
  });
  await useSettings(context, { lang, pace: 'off', assistance: 'suggest' });
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      // Returns a key that changes whenever the table shows something that a player waits for.
      tableState: () =>
        ['header', '[data-ribbon]', '[data-page="others"]', '[data-lost]', '[data-result]']
          .map((part) => document.querySelector(part)?.textContent)
          .concat(
            document.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
            document.querySelector<HTMLElement>('[data-ply]')?.dataset['ply'],
            document.querySelector<HTMLElement>('[data-primary]')?.dataset['answers'],
            String(document.documentElement.hasAttribute('data-idle')),
          )
          .join('\n'),
    });
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  if (name !== '') await ask(context, server, 'session', { name, lang });
  return { name, context, page, errors };
}

/** Sends a request to the server with the browser context's session. */
export async function ask<T>(
  context: BrowserContext,
  server: At,
  path: string,
  data: object,
  method: 'post' | 'put' = 'post',
): Promise<T> {
  const answer = await context.request[method](`${server.address}/api/v1/${path}`, {
    data,
    headers: { origin: server.address },
  });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

const words = (): string => randomBytes(16).toString('hex');

/** The id of a signed-in player's user, and the name. */
export async function seatedOf({ context, name }: Player, server: At): Promise<Seated> {
  const answer = await context.request.get(`${server.address}/api/v1/session`);
  const { person } = (await answer.json()) as { person: { id: string } };
  return { id: person.id, name };
}

/** Creates a table with a fixed deal, at the start or at most `left` answers before the end. */
export async function seat(
  server: OnlineServer,
  players: readonly Player[],
  { left, ...part }: Partial<TableSetup> & { readonly left?: number | undefined } = {},
): Promise<SeededTable> {
  const people = await Promise.all(players.map((one) => seatedOf(one, server)));
  return seedTable(server, { people, setup: setupOf(players.length, part), left });
}

/** Creates and joins a table through the HTTP API, like a page, with a random deal. */
export async function seatByRequest(
  server: At,
  players: readonly Player[],
  part: Partial<TableSetup> = {},
): Promise<MadeTable> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a table needs a host');
  const setup = setupOf(players.length, part);
  const made = await ask<MadeTable>(host.context, server, 'tables', { setup, words: words() });
  const { table, invitation } = made;
  for (const { context } of others) {
    await ask(context, server, `tables/${table}/seats`, { invitation, words: words() });
  }
  return made;
}

/** Opens a table and waits until it is shown. */
export async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`/?pause=0#/online/t/${table}`);
  await expect(page.locator('[data-game]')).toBeVisible({ timeout: 60_000 });
}

/** Defined in every page by `enter`. */
declare const tableState: () => string;

/** What a page reports about its table. */
interface Shown {
  /** Changes whenever a player waits for something else. */
  readonly state: string;
  /** The open question of the table, whichever seat must decide. */
  readonly question: string | undefined;
  /** Whether no answer is in flight and nothing is about to change. */
  readonly isIdle: boolean;
}

function shownBy({ page }: Player): Promise<Shown> {
  return page.evaluate(() => ({
    state: tableState(),
    question: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
    // After a game the page analyzes it for a while.
    isIdle: document.querySelector('html[data-idle], [data-result]') !== null,
  }));
}

/** Resolves when the table state of one of the pages changes. */
async function anyChange(players: readonly Player[], shown: readonly Shown[]): Promise<void> {
  const changes = players.map(({ page }, at) =>
    page.waitForFunction((before) => tableState() !== before, shown[at]?.state, { timeout: 0 }),
  );
  // Waiters that are no longer needed end with their page.
  for (const one of changes) one.catch(() => undefined);
  await Promise.race(changes);
}

/** Waits until all pages are idle and show the same question; returns their states. */
async function settled(players: readonly Player[]): Promise<readonly Shown[]> {
  for (;;) {
    const shown = await Promise.all(players.map(shownBy));
    const isSettled = shown.every(
      ({ isIdle, question }) => isIdle && question === shown[0]?.question,
    );
    if (isSettled) return shown;
    await anyChange(players, shown);
  }
}

type QuestionState = 'asked' | 'answered' | 'waiting';

/**
 * Gives the suggested answer on an idle page. Returns `asked` if more must be selected first, and
 * `waiting` if the page asks nothing.
 */
function answerReady(page: Page): Promise<QuestionState> {
  return page.evaluate(() => {
    const question = document.querySelector('[data-ply]');
    if (question === null || document.querySelector('[data-result]') !== null) return 'waiting';
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const ready =
      question.querySelector<HTMLButtonElement>('[data-primary]') ??
      question.querySelector<HTMLButtonElement>('[data-choice]');
    if (ready?.disabled !== false) return 'asked';
    ready.click();
    return 'answered';
  });
}

/**
 * Players give the suggested answers until the condition holds while no answer is in flight.
 * Returns the number of answers.
 */
export async function playUntil(
  players: readonly Player[],
  isSo: (answers: number) => boolean | Promise<boolean>,
): Promise<number> {
  let answers = 0;
  for (let round = 0; round < 20_000; round++) {
    const shown = await settled(players);
    if (await isSo(answers)) return answers;
    const found = await Promise.all(players.map(({ page }) => answerReady(page)));
    if (found.includes('answered')) answers++;
    const deciding = players[found.indexOf('asked')];
    // Number keys select more options if the suggestion is not enough.
    if (deciding !== undefined) await deciding.page.keyboard.press(String(1 + (round % 9)));
    if (!found.every((one) => one === 'waiting')) continue;
    const over = await Promise.all(players.map(isOver));
    if (!over.includes(false)) throw new Error('the game is over, and the condition never held');
    await anyChange(players, shown);
  }
  throw new Error('the condition never holds');
}

/** Whether the player has an open question. */
export async function mustAnswer({ page }: Player): Promise<boolean> {
  await idle(page);
  return page.locator('[data-ply]').isVisible();
}

/** Whether the page shows that another seat must decide. */
export function waitsFor({ page }: Player, seat: number): Promise<boolean> {
  return page.locator(`[data-page="others"] [data-seat="${seat}"] [data-active]`).isVisible();
}

/** Whether the page shows the end of the game. */
export function isOver({ page }: Player): Promise<boolean> {
  return page.locator('[data-result]').isVisible();
}
