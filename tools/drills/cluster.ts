// A cluster of several nodes with one PostgreSQL and one Redis. Each node reaches them through a
// proxy that can fail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../services/postgres.ts';
import { type RunningRedis, startRedis } from '../services/redis.ts';
import { ServerProcess } from '../online/server-process.ts';
import { root } from '../paths.ts';
import { FaultyNetwork } from '../services/faulty-network.ts';

/** A node and its proxies to the database and to Redis. */
export interface Node {
  server: ServerProcess;
  readonly data: string;
  readonly toDatabase: FaultyNetwork;
  readonly toRedis: FaultyNetwork;
  /** Whether it listens, so that clients may try to connect. */
  isUp: boolean;
}

const DATABASE = 'postgres';
/** Time until a load balancer notices that a node is frozen. */
const NOTICED_MS = 1000;

const MAX_STARTS = 10;

export class Cluster {
  readonly postgres: RunningPostgres;
  readonly redis: RunningRedis;
  readonly nodes: Node[] = [];
  tree = root;

  private constructor(postgres: RunningPostgres, redis: RunningRedis) {
    this.postgres = postgres;
    this.redis = redis;
  }

  static async open(nodes: number, tree = root): Promise<Cluster> {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const cluster = new Cluster(postgres, redis);
    cluster.tree = tree;
    try {
      for (let i = 0; i < nodes; i++) {
        // Nodes start in sequence, because the first one creates the database tables.
        // oxlint-disable-next-line no-await-in-loop
        await cluster.add();
      }
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  /** Returns the port of a random node that listens, or of any node if none does. */
  port(below: (n: number) => number): number {
    const up = this.nodes.filter(({ isUp }) => isUp);
    const among = up.length > 0 ? up : this.nodes;
    return among[below(among.length)]?.server.port ?? 0;
  }

  /** Kills a node and starts it again at once, on a new port. */
  async kill(node: Node): Promise<void> {
    node.isUp = false;
    await node.server.kill();
    node.server = await this.startAgain(node);
    node.isUp = true;
  }

  /** Freezes a node. After NOTICED_MS clients avoid it; after `ms` more it is restarted. */
  async freeze(node: Node, ms: number): Promise<void> {
    node.server.freeze();
    await sleep(NOTICED_MS);
    node.isUp = false;
    await sleep(ms);
    await this.kill(node);
  }

  async add(): Promise<void> {
    const base = {
      data: mkdtempSync(join(tmpdir(), 'eminent-node-')),
      toDatabase: await FaultyNetwork.to(this.postgres.port),
      toRedis: await FaultyNetwork.to(this.redis.port),
    };
    this.nodes.push({ ...base, server: await this.start(base), isUp: true });
  }

  /** Removes a node from the cluster and shuts it down gracefully. */
  async remove(node: Node): Promise<void> {
    node.isUp = false;
    this.nodes.splice(this.nodes.indexOf(node), 1);
    await node.server.stop();
    await clear(node);
  }

  async close(): Promise<void> {
    for (const node of this.nodes) {
      // oxlint-disable no-await-in-loop
      await node.server.kill();
      await clear(node);
      // oxlint-enable no-await-in-loop
    }
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }

  /** Starts a node, with several attempts: the database may be reachable at the next one. */
  private async startAgain(node: Node): Promise<ServerProcess> {
    for (let tries = 1; ; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await this.start(node);
      } catch (error) {
        if (tries === MAX_STARTS) throw error;
      }
    }
  }

  private start({ data, toDatabase, toRedis }: Omit<Node, 'server' | 'isUp'>) {
    const setup = {
      data,
      port: 0,
      commitDelayMs: 0,
      limited: false,
      database: `postgres://eminent@127.0.0.1:${toDatabase.port}/${DATABASE}`,
      redis: `redis://127.0.0.1:${toRedis.port}`,
    };
    return ServerProcess.start(setup, this.tree);
  }
}

async function clear({ data, toDatabase, toRedis }: Node): Promise<void> {
  await Promise.all([toDatabase.close(), toRedis.close()]);
  rmSync(data, { recursive: true, force: true });
}
