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
/** Milliseconds that a statement waits for the server to release the database file. */
const BUSY_MS = 60_000;

export interface ServerOptions {
  /** Added to the flags of `server start`. */
  readonly flags?: readonly string[];
  /** The built page to serve. */
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

  /** Starts the process; resolves when it listens. */
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
    // The CLI prints the address when the server listens.
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => {});
    this.port = Number(/localhost:(\d+)/.exec(line)?.[1]);
  }

  /** Ends the process; resolves when it has exited. SIGKILL ends it like a crash. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Runs statements in one transaction, to create states that would need time or many moves. */
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

/** SQL and its parameters. */
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
  /** A server for one test, which may change global state. */
  readonly ownServer: OnlineServer;
}

interface WorkerFixtures {
  /** The server shared by all tests of a worker. A test must not expect to be alone on it. */
  readonly server: OnlineServer;
}

/** `test` with online servers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  ownServer: ({}, use) => withServer(use),
  server: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => withServer(use),
    { scope: 'worker' },
  ],
});
