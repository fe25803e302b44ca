/// <reference lib="dom" />
// Online tables in browser tests: a server of one's own with an empty folder, people with their browsers, and how they play.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { checkOptions } from '@eminent/engine';
import { CLOCKS, type MadeTable, type TableSetup } from '@eminent/protocol/online';
import { inRoot } from '../tools/paths.ts';
import { watchErrors } from './play.ts';

/** A server starts within this also on a busy machine. */
const PATIENCE_MS = 240_000;
const SERVE = inRoot('tools/serve.ts');
const CLI = inRoot('packages/cli/src/main.ts');

/** A server of online tables in a process of its own, as `npm start` begins it. */
export class OnlineServer {
  readonly address: string;
  private readonly port: number;
  /** The folder in which it keeps everything. */
  readonly data = mkdtempSync(join(tmpdir(), 'eminent-online-'));
  private readonly program: readonly string[];
  private readonly flags: readonly string[];
  private child: ChildProcess | undefined;

  /**
   * On a port that no other worker of the tests uses; to be called in a test or beside it. With a folder it serves the page that was
   * built there, else the newest of this checkout.
   */
  constructor(flags: readonly string[] = [], page?: string) {
    const base = Number(process.env['EMINENT_PORT'] ?? 4317);
    const port = base + 3 + test.info().workerIndex;
    this.port = port;
    this.program = page === undefined ? [SERVE] : [CLI, 'server', 'start', '--page', page];
    this.flags = flags;
    this.address = `http://localhost:${port}`;
  }

  /** For a file of tests that run on the desktop alone: only there it is started. */
  static async onDesktop(): Promise<OnlineServer> {
    const server = new OnlineServer();
    if (test.info().project.name === 'desktop') await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { port, data } = this;
    const usual = ['--request-limit', '0', '--socket-limit', '0'];
    const flags = ['--port', String(port), '--data', data, ...usual, ...this.flags];
    const child = spawn(process.execPath, [...this.program, ...flags], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    await expect
      .poll(
        () =>
          fetch(`${this.address}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        {
          timeout: PATIENCE_MS,
        },
      )
      .toBe(true);
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Makes of the data what only time would, such as a session that began long ago. */
  change(statement: string, ...values: readonly (string | number)[]): void {
    const db = new DatabaseSync(join(this.data, 'eminent.db'), { timeout: PATIENCE_MS });
    try {
      db.prepare(statement).run(...values);
    } finally {
      db.close();
    }
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Somebody with a browser, and everything that went wrong in it. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Where people find a server. */
export interface At {
  readonly address: string;
}

interface Place {
  readonly browser: Browser;
  readonly server: At;
}

/** Opens a browser and says a name to the server; without one it stays a stranger. */
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
    ...given,
  });
  await context.addInitScript(
    (settings) => localStorage.setItem('eminent.settings', settings),
    JSON.stringify({ lang, pace: 'off' }),
  );
  const page = await context.newPage();
  const errors = watchErrors(page);
  if (name !== '') await ask(context, server, 'session', { name, lang });
  return { name, context, page, errors };
}

/** Asks the server over HTTP as the browser of the context would. */
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

function setupOf(players: number, part: Partial<TableSetup>): TableSetup {
  const checked = checkOptions({ players });
  if (!checked.ok) throw new Error(checked.error);
  return {
    game: checked.value,
    seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
    first: 'first-seat',
    clock: CLOCKS.relaxed,
    late: 'default',
    join: 'link',
    hideHesitation: false,
    spectators: 'yes',
    rated: false,
    ...part,
  };
}

/** Makes a table where all of these people sit; the first one hosts. */
export async function seat(
  server: At,
  people: readonly Player[],
  part: Partial<TableSetup> = {},
): Promise<MadeTable> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody hosts');
  const setup = setupOf(people.length, part);
  const made = await ask<MadeTable>(host.context, server, 'tables', { setup, words: words() });
  const { table, invitation } = made;
  for (const { context } of others) {
    await ask(context, server, `tables/${table}/seats`, { invitation, words: words() });
  }
  return made;
}

/** Opens a table, and waits until it is there: four who open it at once beside another test took longer than the usual 20 s on a slow machine. */
export async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`/?pause=0#/online/t/${table}`);
  await expect(page.locator('[data-game]')).toBeVisible({ timeout: 60_000 });
}

type Asked = 'asked' | 'ready' | 'waiting' | 'over';

/** What the page asks of its person. What is ready is answered at once. */
function answerReady(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    if (document.querySelector('[data-result]') !== null) return 'over';
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const primary = document.querySelector<HTMLButtonElement>('[data-ply] [data-primary]');
    if (primary === null) {
      const choice = document.querySelector<HTMLButtonElement>('[data-ply] [data-choice]');
      choice?.click();
      if (choice !== null) return 'ready';
    }
    if (primary?.disabled === false) {
      primary.click();
      return 'ready';
    }
    return document.querySelector('[data-ply]') === null ? 'waiting' : 'asked';
  });
}

/** Each answers when it is his turn, as proposed, until something is so. */
export async function playUntil(
  players: readonly Player[],
  isSo: (answers: number) => boolean | Promise<boolean>,
): Promise<number> {
  let answers = 0;
  for (let round = 0; round < 20_000; round++) {
    if (await isSo(answers)) return answers;
    let acted = false;
    for (const { page } of players) {
      const found = await answerReady(page);
      // More must be chosen than is proposed.
      if (found === 'asked') await page.keyboard.press(String(1 + (round % 9)));
      if (found === 'ready') answers++;
      acted ||= found !== 'waiting';
    }
    const [first] = players;
    if (!acted) await first?.page.waitForTimeout(30);
  }
  throw new Error('it never comes to that');
}

/** Longer than a page shows a question that has its answer already. */
const SETTLED_MS = 500;

/** Whether the person is asked something, and has not just answered it. */
export async function isAsked({ page }: Player): Promise<boolean> {
  const asked = page.locator('[data-ply]');
  if (!(await asked.isVisible())) return false;
  await page.waitForTimeout(SETTLED_MS);
  return asked.isVisible();
}

/** Whether the page shows the end of the game. */
export function isOver({ page }: Player): Promise<boolean> {
  return page.locator('[data-result]').isVisible();
}
