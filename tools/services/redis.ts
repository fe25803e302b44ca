// Starts a real Redis (or Valkey) in a temporary folder on a free port, without persistence.
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
import { cpuMsOf } from './cpu-usage.ts';

export const NO_REDIS =
  'The tests with Redis were left out: they need its server (Debian: apt-get install redis-server).';

export function findRedis(): string | undefined {
  return findProgram(['redis-server', 'valkey-server'], ['/usr/local/bin', '/opt/homebrew/bin']);
}

export interface RunningRedis {
  readonly port: number;
  readonly url: string;
  /** Kills the server; its data is lost. */
  kill(): Promise<void>;
  /** Starts the server again on the same port, empty. */
  restart(): Promise<void>;
  cpuMs(): number;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RunningRedis> {
  const program = findRedis();
  if (program === undefined) throw new Error(NO_REDIS);
  const user = unprivilegedUser();
  const folder = serviceFolder('redis', user);
  const remove = removeAtEnd(folder);
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const start = () =>
    startService(
      program,
      [...place, '--save', '', '--appendonly', 'no'],
      user,
      'Ready to accept connections',
    );
  let engine: Service = await start();
  const isOver = () => engine.child.exitCode !== null || engine.child.signalCode !== null;
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: () => stopService(engine, 'SIGKILL'),
    restart: async () => {
      if (!isOver()) await stopService(engine, 'SIGTERM');
      engine = await start();
    },
    cpuMs: () => cpuMsOf(engine.child.pid ?? 0),
    stop: async () => {
      if (!isOver()) await stopService(engine, 'SIGKILL');
      remove();
    },
  };
}
