// A server of online tables in a process of its own, for drills and measurements: told how it is set up by its parent, it says when it
// listens and answers what it has used so far.
import { type Config, readConfig, startServer } from '@eminent/server';

export interface HostSetup {
  readonly data: string;
  readonly port: number;
  readonly commitDelayMs: number;
  /** Whether sockets may send only so much, as at any host; else one machine can play everybody. */
  readonly limited: boolean;
}

export interface HostStats {
  readonly cpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

export type HostMessage =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly sentence: string }
  | { readonly type: 'stats'; readonly stats: HostStats }
  /** Of a framework that is measured beside: where each seat of each table connects. */
  | { readonly type: 'rooms'; readonly rooms: readonly (readonly string[])[] };
export type HostQuestion =
  | { readonly type: 'stats'; readonly collect: boolean }
  | { readonly type: 'rooms'; readonly count: number }
  | { readonly type: 'stop' };

function tell(message: HostMessage): void {
  process.send?.(message);
}

function configOf({ data, port, limited }: HostSetup): Config {
  const settings = {
    host: '127.0.0.1',
    port: String(port),
    data,
    page: 'none',
    // One machine plays everybody, so limits of requests by address say nothing here.
    'request-limit': '0',
    'socket-limit': limited ? '1000000' : '0',
    'log-level': 'warn',
  };
  return readConfig(settings, {});
}

function stats(collect: boolean): HostStats {
  if (collect) {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed };
}

process.on('disconnect', () => process.exit(0));
try {
  const setup = JSON.parse(process.argv[2] ?? '{}') as HostSetup;
  const server = await startServer(configOf(setup), { commitDelayMs: setup.commitDelayMs });
  process.on('message', (question: HostQuestion) => {
    if (question.type === 'stats') tell({ type: 'stats', stats: stats(question.collect) });
    else if (question.type === 'stop') void server.close().then(() => process.exit(0));
  });
  tell({ type: 'ready', port: server.port });
} catch (error) {
  tell({ type: 'failed', sentence: error instanceof Error ? (error.stack ?? '') : String(error) });
}
