// Online servers for browser tests, each in a process of its own with an empty data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { test as base } from '@playwright/test';
import { distFolder, inRoot } from '../tools/paths.ts';

const CLI = inRoot('packages/cli/src/main.ts');
/** How long a statement waits for the server to release the database file. */
const BUSY_MS = 60_000;

export interface ServerOptions {
  readonly flags?: readonly string[];
  /** Folder of the built page. By default the current build. */
  readonly page?: string;
}

/** An online server in a process of its own, on a free port that it keeps across restarts. */
export class OnlineServer {
  readonly data = mkdtempSync(join(tmpdir(), 'eminent-online-'));
  private readonly options: ServerOptions;
  port = 0;
  private child: ChildProcess | undefined;

  constructor(options: ServerOptions = {}) {
    this.options = options;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const { flags = [], page = distFolder } = this.options;
    const settings = ['--port', String(this.port), '--data', this.data, '--page', page];
    const unlimited = ['--request-limit', '0', '--socket-limit', '0', '--log-level', 'silent'];
    const child = spawn(
      process.execPath,
      [CLI, 'server', 'start', ...settings, ...unlimited, ...flags],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.child = child;
    const lines = createInterface(child.stdout);
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended before it listened');
    });
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => {});
    this.port = Number(/localhost:(\d+)/.exec(line)?.[1]);
  }

  /** Ends the process and waits until it has exited. SIGKILL simulates a crash. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Runs statements in one transaction, for states that a test could not reach quickly. */
  change(...statements: readonly Statement[]): void {
    const db = new DatabaseSync(join(this.data, 'eminent.db'), { timeout: BUSY_MS });
    try {
      db.exec('begin immediate');
      for (const [sql, ...values] of statements) db.prepare(sql).run(...values);
      db.exec('commit');
    } finally {
      db.close();
    }
  }

  async end(signal?: NodeJS.Signals): Promise<void> {
    await this.stop(signal);
    rmSync(this.data, { recursive: true, force: true });
  }
}

export type Statement = readonly [sql: string, ...values: readonly (string | number | null)[]];

async function withServer(use: (server: OnlineServer) => Promise<void>): Promise<void> {
  const server = new OnlineServer();
  try {
    await server.start();
    await use(server);
  } finally {
    await server.end();
  }
}

interface TestFixtures {
  /** The server of a single test, which may stop it or change data of all users. */
  readonly ownServer: OnlineServer;
}

interface WorkerFixtures {
  /** The server shared by all tests of a worker. A test must not expect to be alone on it. */
  readonly server: OnlineServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  ownServer: ({}, use) => withServer(use),
  server: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => withServer(use),
    { scope: 'worker' },
  ],
});
