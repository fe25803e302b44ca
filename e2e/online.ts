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

/** A test user. `errors` collects the errors of their page. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

export interface At {
  readonly address: string;
}

interface Place {
  readonly browser: Browser;
  readonly server: At;
}

/** Opens a page in a new browser context. Signs in as a guest unless the name is empty. */
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
      // Returns a text that changes with the table, its question and the idle mark.
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

/** Sends a request with the user's session. Fails the test if it is refused. */
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

export async function seatedOf({ context, name }: Player, server: At): Promise<Seated> {
  const answer = await context.request.get(`${server.address}/api/v1/session`);
  const { person } = (await answer.json()) as { person: { id: string } };
  return { id: person.id, name };
}

/** Writes a table with a fixed deal. `left` limits the number of default answers to its end. */
export async function seat(
  server: OnlineServer,
  players: readonly Player[],
  { left, ...part }: Partial<TableSetup> & { readonly left?: number | undefined } = {},
): Promise<SeededTable> {
  const people = await Promise.all(players.map((one) => seatedOf(one, server)));
  return seedTable(server, { people, setup: setupOf(players.length, part), left });
}

/** Creates and joins a table through the HTTP API, as the page does. The deal is random. */
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

export async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`/?pause=0#/online/t/${table}`);
  await expect(page.locator('[data-game]')).toBeVisible({ timeout: 60_000 });
}

/** Defined in every page by `enter`. */
declare const tableState: () => string;

interface Shown {
  readonly state: string;
  /** The mark of the table's open question, whichever seat must decide. */
  readonly question: string | undefined;
  readonly isIdle: boolean;
}

function shownBy({ page }: Player): Promise<Shown> {
  return page.evaluate(() => ({
    state: tableState(),
    question: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
    // After the game, the page is busy with its analysis for a while.
    isIdle: document.querySelector('html[data-idle], [data-result]') !== null,
  }));
}

async function anyChange(players: readonly Player[], shown: readonly Shown[]): Promise<void> {
  const changes = players.map(({ page }, at) =>
    page.waitForFunction((before) => tableState() !== before, shown[at]?.state, { timeout: 0 }),
  );
  // The other waits fail when their page closes.
  for (const one of changes) one.catch(() => undefined);
  await Promise.race(changes);
}

/** Waits until all pages are idle and show the same question. Returns what they show. */
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

/** Clicks the primary button or the first answer. `asked` means that more must be selected. */
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

/** Gives suggested answers until the condition holds on idle pages. Returns their number. */
export async function playUntil(
  players: readonly Player[],
  isReached: (answers: number) => boolean | Promise<boolean>,
): Promise<number> {
  let answers = 0;
  for (let round = 0; round < 20_000; round++) {
    const shown = await settled(players);
    if (await isReached(answers)) return answers;
    const found = await Promise.all(players.map(({ page }) => answerReady(page)));
    if (found.includes('answered')) answers++;
    const deciding = players[found.indexOf('asked')];
    // If the suggestion is not enough, number keys select more options.
    if (deciding !== undefined) await deciding.page.keyboard.press(String(1 + (round % 9)));
    if (!found.every((one) => one === 'waiting')) continue;
    const over = await Promise.all(players.map(isOver));
    if (!over.includes(false)) throw new Error('the game is over, and the condition never held');
    await anyChange(players, shown);
  }
  throw new Error('the condition never holds');
}

/** Waits until the page is idle. Returns whether it shows a question to the player. */
export async function mustAnswer({ page }: Player): Promise<boolean> {
  await idle(page);
  return page.locator('[data-ply]').isVisible();
}

/** Whether the page marks this opponent as the one who must decide. */
export function waitsFor({ page }: Player, seat: number): Promise<boolean> {
  return page.locator(`[data-page="others"] [data-seat="${seat}"] [data-active]`).isVisible();
}

export function isOver({ page }: Player): Promise<boolean> {
  return page.locator('[data-result]').isVisible();
}
