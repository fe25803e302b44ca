// Two people play at two nodes behind a load balancer while nodes are killed and PostgreSQL and Redis fail. Nothing is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
import { inRoot } from '../tools/paths.ts';
import { enter, mustAnswer, openTable, type Player, playUntil, seatByRequest } from './online.ts';

const LONG_MS = 600_000;

/** A node in its own process. */
interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

class Place {
  readonly postgres: RunningPostgres;
  readonly redis: RunningRedis;
  readonly nodes: Node[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'eminent-nodes-'));
  private way: LoadBalancer | undefined;

  private constructor(postgres: RunningPostgres, redis: RunningRedis) {
    this.postgres = postgres;
    this.redis = redis;
  }

  static async open(): Promise<Place> {
    const place = new Place(await startPostgres({ durable: true }), await startRedis());
    for (let at = 0; at < 2; at++) place.nodes.push(await place.start(at));
    place.way = await LoadBalancer.before(place.nodes.map(({ port }) => port));
    return place;
  }

  get address(): string {
    return `http://localhost:${this.way?.port}`;
  }

  /** Kills the node without warning; another one replaces it a while later. */
  async kill(at: number): Promise<void> {
    const { child } = this.nodes[at] ?? {};
    const ended = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await ended;
  }

  async restart(at: number): Promise<void> {
    this.nodes[at] = await this.start(at);
    if (this.way !== undefined) this.way.nodes = this.nodes.map(({ port }) => port);
  }

  async close(): Promise<void> {
    await this.way?.close();
    await Promise.all([this.kill(0), this.kill(1)]);
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(at: number): Promise<Node> {
    const flags = {
      port: '0',
      data: join(this.folder, String(at)),
      database: this.postgres.url(),
      redis: this.redis.url,
      'log-level': 'silent',
      'request-limit': '0',
      'socket-limit': '0',
    };
    const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    const program = [inRoot('packages/cli/src/main.ts'), 'server', 'start', ...words];
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, port: Number(/:(\d+)/.exec(line.replace(/^.*http:/, ''))?.[1]) };
  }
}

let place: Place;

test.beforeEach(() => {
  test.setTimeout(LONG_MS);
  test.skip(findPostgres() === undefined, NO_POSTGRES);
  test.skip(findRedis() === undefined, NO_REDIS);
});
test.afterEach(() => place?.close());

/** How far the game is, according to the deciding player's page. */
async function plyOf(people: readonly Player[]): Promise<number> {
  const plies = people.map(({ page }) =>
    page.locator('[data-ply]').evaluateAll((all) => all.map((one) => Number(one.dataset['ply']))),
  );
  return Math.max(0, ...(await Promise.all(plies)).flat());
}

test('nodes, the database and Redis go one after the other, and two people play on', async ({
  browser,
}) => {
  place = await Place.open();
  const at = { browser, server: place };
  const ada = await enter(at, 'Ada');
  const bo = await enter(at, 'Bo', { lang: 'it' });
  const people = [ada, bo];
  const { table } = await seatByRequest(place, people);
  await Promise.all(people.map(({ page }) => openTable(page, table)));
  const playOn = (answers: number) => playUntil(people, (given) => given >= answers);
  await playOn(8);

  await test.step('each node is killed, and both continue at the other', async () => {
    for (const node of [0, 1]) {
      await place.kill(node);
      await playOn(8);
      for (const { page } of people) await expect(page.locator('[data-lost]')).toBeHidden();
      await place.restart(node);
    }
  });

  await test.step('without the database an answer is kept, the page shows it, and it counts once', async () => {
    await playUntil(people, () => mustAnswer(ada));
    const before = await plyOf([ada]);
    await place.postgres.kill();
    await ada.page.locator('[data-ply] button:enabled').first().click();
    const ribbon = ada.page.locator('[data-lost]');
    await expect(ribbon).toContainText('The server can’t save anything right now');
    await expect(ribbon).toContainText('is saved here and will be sent once');
    await place.postgres.restart();
    await expect(ribbon).toBeHidden();
    await expect.poll(() => plyOf(people)).toBeGreaterThan(before);
    await playOn(8);
  });

  await test.step('without Redis both play on, and when it is back', async () => {
    await place.redis.kill();
    await playOn(8);
    for (const { page } of people) await expect(page.locator('[data-lost]')).toBeHidden();
    await place.redis.restart();
    await playOn(8);
  });

  await test.step('nothing is lost or doubled, and a reload shows the same question', async () => {
    const log = (await readLogs(place.postgres.url(), [table])).get(table) ?? [];
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
