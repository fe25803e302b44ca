// Starts a real PostgreSQL for tests, drills and benchmarks in a temporary folder on a free port.
import { execFile } from 'node:child_process';
import { globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../debian-packages.ts';
import {
  type Service,
  stopService,
  serviceFolder,
  freePort,
  unprivilegedUser,
  removeAtEnd,
  startService,
} from './service-process.ts';
import { childrenOf, cpuMsOf } from './cpu-usage.ts';

export const NO_POSTGRES =
  'The tests on PostgreSQL were left out: they need its programs (Debian: apt-get install postgresql).';

/** Returns the folder of PostgreSQL's programs: in PATH, else in a usual place, newest first. */
export function findPostgres(): string | undefined {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  const server = findProgram(
    ['postgres', 'postgres.exe'],
    [...versions, '/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin'],
  );
  return server === undefined ? undefined : dirname(realpathSync(server));
}

export interface PostgresOptions {
  /** Whether commits wait for the disk; otherwise they do not survive a power failure. */
  readonly durable?: boolean;
  /** Settings, such as `commit_delay=4000`. */
  readonly settings?: readonly string[];
  /** An existing data folder, such as a copy, that is used and not removed. */
  readonly data?: string;
}

const READY = 'database system is ready to accept connections';
const FAST = ['fsync=off', 'full_page_writes=off'];
const TRIES = 5;

export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const user = unprivilegedUser();
  const folder = serviceFolder('postgres', user);
  const remove = removeAtEnd(folder);
  const data = options.data ?? join(folder, 'data');
  if (options.data === undefined) {
    const make = ['-D', data, '-U', 'eminent', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    await promisify(execFile)(join(bin, 'initdb'), make, { ...user, cwd: '/' });
  }
  let port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'shared_buffers=64MB',
    ...(options.durable === true ? [] : FAST),
    ...(options.settings ?? []),
  ].flatMap((setting) => ['-c', setting]);
  const args = () => ['-D', data, '-p', String(port), ...settings];
  const start = () => startService(join(bin, 'postgres'), args(), user, READY);
  let engine: Service | undefined;
  for (let tries = 1; engine === undefined; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      engine = await start();
    } catch (error) {
      // Another process may have taken the port.
      if (tries === TRIES) throw error;
      // oxlint-disable-next-line no-await-in-loop
      port = await freePort();
    }
  }
  return new RunningPostgres(engine, start, port, remove);
}

/** The server and the processes of its connections. */
export class RunningPostgres {
  readonly port: number;
  private engine: Service;
  private readonly start: () => Promise<Service>;
  private readonly remove: () => void;

  /** `start` starts the server again, `remove` deletes its folder. */
  constructor(engine: Service, start: () => Promise<Service>, port: number, remove: () => void) {
    this.engine = engine;
    this.start = start;
    this.port = port;
    this.remove = remove;
  }

  /** Returns the connection URL. The database `postgres` always exists. */
  url(database = 'postgres'): string {
    return `postgres://eminent@127.0.0.1:${this.port}/${database}`;
  }

  /** Kills the server, as in a power failure: nothing is finished or flushed. */
  async kill(): Promise<void> {
    // If only the first process is killed, the others finish their work.
    this.signal('SIGKILL');
    await stopService(this.engine, 'SIGKILL');
  }

  /** Freezes all processes of the server, like a hung machine, until `thaw`. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  cpuMs(): number {
    return cpuMsOf(this.engine.child.pid ?? 0);
  }

  /** Ends the server and removes its folder. */
  async stop(): Promise<void> {
    this.thaw();
    if (!this.isOver) await stopService(this.engine, 'SIGQUIT');
    this.remove();
  }

  /** Starts the server again after `kill`, or restarts a running one. */
  async restart(): Promise<void> {
    if (!this.isOver) await stopService(this.engine, 'SIGINT');
    for (let tries = 1; ; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        this.engine = await this.start();
        return;
      } catch (error) {
        // Killed processes may still hold the shared memory.
        if (tries === TRIES) throw error;
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  private get isOver(): boolean {
    return this.engine.child.exitCode !== null || this.engine.child.signalCode !== null;
  }

  private signal(signal: NodeJS.Signals): void {
    const { pid } = this.engine.child;
    if (pid === undefined) return;
    for (const one of [...childrenOf(pid), pid]) {
      try {
        process.kill(one, signal);
      } catch {
        // It has already ended.
      }
    }
  }
}
