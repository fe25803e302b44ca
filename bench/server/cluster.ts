// Starts the measured server, or several nodes with PostgreSQL and Redis, and reads their resource
// usage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../../tools/services/postgres.ts';
import { type RunningRedis, startRedis } from '../../tools/services/redis.ts';
import type { ParentMessage, ServerStats } from '../../tools/online/server-child.ts';
import { ServerProcess } from '../../tools/online/server-process.ts';

export interface MeasuredServerOptions {
  readonly nodes: number;
  readonly isOnPostgres: boolean;
  readonly port: number;
  readonly commitDelayMs: number;
}

/** Totals since the start in milliseconds: CPU time, but elapsed time by stage in `partMs`. */
export interface Usage {
  readonly nodes: readonly ServerStats[];
  readonly postgresMs: number;
  readonly redisMs: number;
  readonly partMs: Readonly<Record<string, number>>;
}

const PART = /^eminent_answer_seconds_sum\{part="(\w+)"\} (\S+)$/gm;

export class MeasuredServer {
  readonly servers: ServerProcess[] = [];
  private readonly folders: string[] = [];
  private postgres: RunningPostgres | undefined;
  private redis: RunningRedis | undefined;

  static async open({
    nodes,
    isOnPostgres,
    port,
    commitDelayMs,
  }: MeasuredServerOptions): Promise<MeasuredServer> {
    const place = new MeasuredServer();
    try {
      if (isOnPostgres) {
        place.postgres = await startPostgres({ durable: true });
        place.redis = await startRedis();
      }
      const { postgres, redis } = place;
      const addresses =
        postgres === undefined || redis === undefined
          ? {}
          : { database: postgres.url(), redis: redis.url };
      for (let node = 0; node < nodes; node++) {
        const data = mkdtempSync(join(tmpdir(), 'eminent-bench-'));
        place.folders.push(data);
        const own = port === 0 ? 0 : port + node;
        const setup = { data, port: own, commitDelayMs, limited: false, ...addresses };
        // In sequence, because the first node creates the database tables.
        // oxlint-disable-next-line no-await-in-loop
        place.servers.push(await ServerProcess.start(setup));
      }
      return place;
    } catch (error) {
      await place.close();
      throw error;
    }
  }

  get ports(): readonly number[] {
    return this.servers.map(({ port }) => port);
  }

  /** Returns the totals of all nodes. With `collect`, they collect garbage first. */
  async stats(collect = false): Promise<ServerStats> {
    const all = await Promise.all(this.servers.map((one) => one.stats(collect)));
    const sum = (figureOf: (one: ServerStats) => number) =>
      all.reduce((total, one) => total + figureOf(one), 0);
    return {
      cpuMs: sum(({ cpuMs }) => cpuMs),
      mainCpuMs: sum(({ mainCpuMs }) => mainCpuMs),
      rssBytes: sum(({ rssBytes }) => rssBytes),
      heapBytes: sum(({ heapBytes }) => heapBytes),
    };
  }

  async usage(): Promise<Usage> {
    const nodes = await Promise.all(this.servers.map((one) => one.stats()));
    const partMs: Record<string, number> = {};
    for (const text of await Promise.all(this.ports.map(figuresAt))) {
      for (const [, part = '', seconds] of text.matchAll(PART)) {
        partMs[part] = (partMs[part] ?? 0) + Number(seconds) * 1000;
      }
    }
    const [postgresMs, redisMs] = [this.postgres?.cpuMs() ?? 0, this.redis?.cpuMs() ?? 0];
    return { nodes, postgresMs, redisMs, partMs };
  }

  ask(question: ParentMessage): Promise<unknown> | undefined {
    return this.servers[0]?.ask(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((one) => one.kill()));
    await Promise.all([this.postgres?.stop(), this.redis?.stop()]);
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresAt(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

const round = (ms: number) => Number(ms.toFixed(3));

const RULES = ['decide', 'apply'];

/**
 * Milliseconds per answer: CPU time by program, elapsed time by stage (meaningful only on an idle
 * machine), and waits. `limit` names what used most CPU time.
 */
export function sharesOf(before: Usage, after: Usage, answers: number) {
  const each = (ms: number) => round(ms / answers);
  const cpu = after.nodes.map((one, i) => one.cpuMs - (before.nodes[i]?.cpuMs ?? 0));
  const mains = after.nodes.map((one, i) => one.mainCpuMs - (before.nodes[i]?.mainCpuMs ?? 0));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const part = (name: string) => (after.partMs[name] ?? 0) - (before.partMs[name] ?? 0);
  const postgres = after.postgresMs - before.postgresMs;
  const redis = after.redisMs - before.redisMs;
  const known = sum(['parse', ...RULES, 'publish', 'receive'].map(part));
  const busiest = Math.max(...mains);
  const candidates = { 'the main thread of a node': busiest, PostgreSQL: postgres, Redis: redis };
  const [limit] = Object.entries(candidates).toSorted(([, a], [, b]) => b - a);
  return {
    cpuMsOfAllPerAnswer: each(sum(cpu) + postgres + redis),
    cpuMsPerAnswerBy: {
      nodes: each(sum(cpu)),
      postgres: each(postgres),
      redis: each(redis),
    },
    mainMsPerAnswerBy: {
      parse: each(part('parse')),
      engine: each(sum(RULES.map(part))),
      'fan-out': each(part('publish')),
      'fan-out elsewhere': each(part('receive')),
      'sockets, driver, collector': each(Math.max(0, sum(mains) - known)),
    },
    waitMsPerAnswer: { table: each(part('wait')), database: each(part('commit')) },
    limit: limit?.[0],
  };
}
