// Runs a server of online tables in a child process for drills and benchmarks. The parent passes
// the setup as an argument, and gets messages about readiness and resource usage.
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Session } from 'node:inspector/promises';
import { type Config, readConfig, startServer } from '@eminent/server';

export interface ServerSetup {
  readonly data: string;
  readonly port: number;
  readonly commitDelayMs: number;
  /** Whether limits on socket messages apply. Without them one machine can play for all players. */
  readonly limited: boolean;
  /** URLs of PostgreSQL and Redis, for a node of a cluster. */
  readonly database?: string;
  readonly redis?: string;
}

export interface ServerStats {
  readonly cpuMs: number;
  /** CPU milliseconds of the thread that runs rules, tables and sockets. */
  readonly mainCpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

export type ChildMessage =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly sentence: string }
  | { readonly type: 'stats'; readonly stats: ServerStats }
  | { readonly type: 'profiled' }
  /** Only from the baseline server of Colyseus: the path of each seat by table. */
  | { readonly type: 'rooms'; readonly rooms: readonly (readonly string[])[] };
export type ParentMessage =
  | { readonly type: 'stats'; readonly collect: boolean }
  | { readonly type: 'rooms'; readonly count: number }
  /** Without `to`, starts a CPU profile; with it, stops the profile and writes it to this file. */
  | { readonly type: 'profile'; readonly to: string | undefined }
  | { readonly type: 'stop' };

function sendToParent(message: ChildMessage): void {
  process.send?.(message);
}

function configOf({ data, port, limited, database, redis }: ServerSetup): Config {
  const settings = {
    host: '127.0.0.1',
    port: String(port),
    data,
    page: 'none',
    // All players connect from one machine, so limits by address are off.
    'request-limit': '0',
    'socket-limit': limited ? '1000000' : '0',
    'log-level': 'warn',
    ...(database === undefined ? {} : { database }),
    ...(redis === undefined ? {} : { redis }),
  };
  return readConfig(settings, {});
}

function stats(collect: boolean): ServerStats {
  if (collect) {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const main = process.threadCpuUsage();
  return {
    cpuMs: (user + system) / 1000,
    mainCpuMs: (main.user + main.system) / 1000,
    rssBytes: rss,
    heapBytes: heapUsed,
  };
}

const PROFILE_US = 250;

let profiling: Session | undefined;

async function profile(to: string | undefined): Promise<void> {
  if (to === undefined) {
    profiling = new Session();
    profiling.connect();
    await profiling.post('Profiler.enable');
    await profiling.post('Profiler.setSamplingInterval', { interval: PROFILE_US });
    await profiling.post('Profiler.start');
  } else if (profiling !== undefined) {
    const { profile: found } = await profiling.post('Profiler.stop');
    writeFileSync(to, JSON.stringify(found));
  }
  sendToParent({ type: 'profiled' });
}

process.on('disconnect', () => process.exit(0));
try {
  const setup = JSON.parse(process.argv[2] ?? '{}') as ServerSetup;
  const server = await startServer(configOf(setup), { commitDelayMs: setup.commitDelayMs });
  process.on('message', (question: ParentMessage) => {
    if (question.type === 'stats') sendToParent({ type: 'stats', stats: stats(question.collect) });
    else if (question.type === 'profile') void profile(question.to);
    else if (question.type === 'stop') void server.close().then(() => process.exit(0));
  });
  sendToParent({ type: 'ready', port: server.port });
  // Saves the compile cache now, because a killed process cannot save it.
  flushCompileCache();
} catch (error) {
  sendToParent({
    type: 'failed',
    sentence: error instanceof Error ? (error.stack ?? '') : String(error),
  });
}
