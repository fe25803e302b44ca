// Two people play at two nodes while nodes, PostgreSQL and Redis fail. Nothing is lost.
import { expect, test } from '@playwright/test';
import { LoadBalancer } from '../tools/drills/load-balancer.ts';
import { readLogs } from '../tools/drills/postgres-logs.ts';
import {
  findPostgres,
  NO_POSTGRES,
  type RunningPostgres,
  startPostgres,
} from '../tools/services/postgres.ts';
import { findRedis, NO_REDIS, type RunningRedis, startRedis } from '../tools/services/redis.ts';
import { enter, mustAnswer, openTable, type Player, playUntil, seatByRequest } from './online.ts';
import { OnlineServer } from './server.ts';

const LONG_MS = 600_000;

class Cluster {
  readonly postgres: RunningPostgres;
  readonly redis: RunningRedis;
  readonly nodes: OnlineServer[] = [];
  private balancer: LoadBalancer | undefined;

  private constructor(postgres: RunningPostgres, redis: RunningRedis) {
    this.postgres = postgres;
    this.redis = redis;
  }

  static async open(): Promise<Cluster> {
    const cluster = new Cluster(await startPostgres({ durable: true }), await startRedis());
    const flags = ['--database', cluster.postgres.url(), '--redis', cluster.redis.url];
    for (let at = 0; at < 2; at++) {
      const node = new OnlineServer({ flags });
      cluster.nodes.push(node);
      await node.start();
    }
    cluster.balancer = await LoadBalancer.before(cluster.nodes.map(({ port }) => port));
    return cluster;
  }

  get address(): string {
    return `http://localhost:${this.balancer?.port}`;
  }

  async close(): Promise<void> {
    await this.balancer?.close();
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}

let cluster: Cluster;

test.beforeEach(() => {
  test.setTimeout(LONG_MS);
  test.skip(findPostgres() === undefined, NO_POSTGRES);
  test.skip(findRedis() === undefined, NO_REDIS);
});
test.afterEach(() => cluster?.close());

/** The ply of the open question; 0 if no page shows one. */
async function plyOf(people: readonly Player[]): Promise<number> {
  const plies = people.map(({ page }) =>
    page.locator('[data-ply]').evaluateAll((all) => all.map((one) => Number(one.dataset['ply']))),
  );
  return Math.max(0, ...(await Promise.all(plies)).flat());
}

test('nodes, the database and Redis go one after the other, and two people play on', async ({
  browser,
}) => {
  cluster = await Cluster.open();
  const at = { browser, server: cluster };
  const ada = await enter(at, 'Ada');
  const bo = await enter(at, 'Bo', { lang: 'it' });
  const people = [ada, bo];
  const { table } = await seatByRequest(cluster, people);
  await Promise.all(people.map(({ page }) => openTable(page, table)));
  const playOn = (answers: number) => playUntil(people, (given) => given >= answers);
  await playOn(8);

  await test.step('each node is killed, and both continue at the other', async () => {
    for (const node of cluster.nodes) {
      await node.stop('SIGKILL');
      await playOn(8);
      for (const { page } of people) await expect(page.locator('[data-lost]')).toBeHidden();
      await node.start();
    }
  });

  await test.step('without the database an answer is kept, the page shows it, and it counts once', async () => {
    await playUntil(people, () => mustAnswer(ada));
    const before = await plyOf([ada]);
    await cluster.postgres.kill();
    await ada.page.locator('[data-ply] button:enabled').first().click();
    const ribbon = ada.page.locator('[data-lost]');
    await expect(ribbon).toContainText('The server can’t save anything right now');
    await expect(ribbon).toContainText('is saved here and will be sent once');
    await cluster.postgres.restart();
    await expect(ribbon).toBeHidden();
    await expect.poll(() => plyOf(people)).toBeGreaterThan(before);
    await playOn(8);
  });

  await test.step('without Redis both play on, and when it is back', async () => {
    await cluster.redis.kill();
    await playOn(8);
    for (const { page } of people) await expect(page.locator('[data-lost]')).toBeHidden();
    await cluster.redis.restart();
    await playOn(8);
  });

  await test.step('nothing is lost or doubled, and a reload shows the same question', async () => {
    const log = (await readLogs(cluster.postgres.url(), [table])).get(table) ?? [];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const keys = log.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    await playUntil(people, () => mustAnswer(ada));
    const ply = await plyOf([ada]);
    await ada.page.reload();
    await expect(ada.page.locator('[data-ply]')).toHaveAttribute('data-ply', String(ply));
  });
  // The browser logs each failed connection.
  const others = people.flatMap(({ errors }) => errors).filter((one) => !isOfNetwork(one));
  expect(others).toEqual([]);
});

function isOfNetwork(error: string): boolean {
  return /WebSocket|ERR_(?:CONNECTION|EMPTY|NETWORK|SOCKET)|status of 50\d|Failed to (?:fetch|load)/.test(
    error,
  );
}
