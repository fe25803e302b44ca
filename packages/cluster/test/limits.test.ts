// Rate limits apply across all nodes, and per node while the shared counters are unreachable.
import { expect, onTestFinished, test } from 'vitest';
import { isDeep } from '../../../tools/test-depth.ts';
import { findRedis, type RunningRedis, startRedis } from '../../../tools/services/redis.ts';
import type { Increment, SharedCounters } from '../../server/src/core/shared-counters.ts';
import { SharedTokenBuckets } from '../../server/src/socket/rate-limits.ts';
import { started } from '../../server/test/test-server.ts';
import { Client } from '../../server/test/tables/client.ts';
import { MemoryStore } from '../../server/test/tables/memory-store.ts';
import { newHub, openRoom, person, seated } from '../../server/test/tables/test-hub.ts';

const ADA = person('Ada');
const NOW = 1_000_000;
const RATE = { burst: 8, perSecond: 0.5 };

/** Counters shared by nodes in one process. Unreachable while `isThere` is false. */
class FakeSharedCounters implements SharedCounters {
  readonly sums = new Map<string, number>();
  calls = 0;
  isThere = true;
  /** Each call waits for this promise. */
  slow: Promise<void> = Promise.resolve();

  async add(all: readonly Increment[]): Promise<readonly number[] | undefined> {
    this.calls++;
    await this.slow;
    if (!this.isThere) return undefined;
    for (const { key, by } of all) this.sums.set(key, (this.sums.get(key) ?? 0) + by);
    return all.map(({ key }) => this.sums.get(key) ?? 0);
  }

  close(): void {}
}

function takeAll(buckets: SharedTokenBuckets, of: string): number {
  let taken = 0;
  while (buckets.take(of, NOW)) taken++;
  return taken;
}

test('budget used at one node is missing at the other', async () => {
  const sums = new FakeSharedCounters();
  const [a, b] = [
    new SharedTokenBuckets('talk', RATE, sums),
    new SharedTokenBuckets('talk', RATE, sums),
  ];
  expect(takeAll(a, 'ada')).toBe(8);
  await expect.poll(() => sums.calls).toBe(1);
  // Node b has no count of this user yet. It allows the first request and fetches the count.
  expect([b.take('ada', NOW), b.take('bea', NOW)]).toEqual([true, true]);
  await expect.poll(() => sums.calls).toBe(2);
  expect(takeAll(b, 'ada')).toBe(0);
  expect(takeAll(b, 'bea')).toBe(7);
});

test('usage during a report is included in the next one, also at the limit', async () => {
  const sums = new FakeSharedCounters();
  const slow = Promise.withResolvers<void>();
  sums.slow = slow.promise;
  const buckets = new SharedTokenBuckets('talk', RATE, sums);
  for (let i = 0; i < 4; i++) buckets.take('ada', NOW);
  await expect.poll(() => sums.calls).toBe(1);
  expect(takeAll(buckets, 'ada')).toBe(4);
  slow.resolve();
  await expect.poll(() => [...sums.sums.values()]).toEqual([8]);
});

test('old usage expires, and users are counted separately', async () => {
  const sums = new FakeSharedCounters();
  const [a, b] = [
    new SharedTokenBuckets('talk', RATE, sums),
    new SharedTokenBuckets('talk', RATE, sums),
  ];
  expect(takeAll(a, 'ada')).toBe(8);
  await expect.poll(() => sums.calls).toBe(1);
  const later = NOW + 60_000;
  expect(b.take('ada', later)).toBe(true);
  await expect.poll(() => sums.calls).toBe(2);
  let taken = 1;
  while (b.take('ada', later)) taken++;
  expect(taken).toBe(8);
});

test('without shared counters each node counts for itself', async () => {
  const sums = new FakeSharedCounters();
  sums.isThere = false;
  const [a, b] = [
    new SharedTokenBuckets('talk', RATE, sums),
    new SharedTokenBuckets('talk', RATE, sums),
  ];
  expect([takeAll(a, 'ada'), takeAll(b, 'ada')]).toEqual([8, 8]);
  await expect.poll(() => sums.calls).toBe(2);
  expect([a.take('ada', NOW), a.take('ada', NOW + 2000)]).toEqual([false, true]);
});

test('low usage is not reported to other nodes', async () => {
  const sums = new FakeSharedCounters();
  const many = new SharedTokenBuckets('messages', { burst: 2000, perSecond: 600 }, sums);
  for (let i = 0; i < 100; i++) many.take('somewhere', NOW);
  for (let i = 0; i < 130; i++) many.take('elsewhere', NOW);
  await expect.poll(() => sums.calls).toBe(1);
  expect([...sums.sums.keys()].map((key) => key.split(' ')[1])).toEqual(['elsewhere']);
});

test('a chat limit reached at one node applies at the other', async () => {
  const [counters, store] = [new FakeSharedCounters(), new MemoryStore()];
  // The clock of the hubs stands still, so no message becomes allowed again.
  const begun = Date.now();
  const now = () => begun;
  const hub = newHub(store, { now });
  const rooms = [
    await openRoom({ counters, limits: { rateOfTalk: RATE } }, store, hub),
    await openRoom({ counters, limits: { rateOfTalk: RATE } }, store, newHub(store, { now })),
  ] as const;
  onTestFinished(async () => {
    for (const room of rooms) await room.close();
  });
  const table = await seated(hub, [ADA, person('Bea')]);
  const [here, there] = await Promise.all(
    rooms.map(async ({ address, token }) => {
      const client = await Client.open(address, token(ADA));
      onTestFinished(() => client.close());
      await client.watch(table);
      return client;
    }),
  );
  const say = async (client: Client | undefined) => {
    const response = await client?.ask({ type: 'say', text: 'and another thing' });
    return response?.type === 'refused' ? response.reason : response?.type;
  };
  for (let i = 0; i < 8; i++) expect(await say(here)).toBe('done');
  expect(await say(here)).toBe('too-many');
  // On a busy machine the node may report the messages in several parts.
  const reported = () => [...counters.sums.values()].reduce((sum, one) => sum + one, 0);
  await expect.poll(reported).toBe(8);
  expect(await say(there)).toBe('done');
  await expect.poll(reported).toBe(9);
  expect(await say(there)).toBe('too-many');
});

const MINUTE = 60_000;
const LIMIT = 30;

/** Counts the requests that are not refused. All of them are sent within one minute. */
async function answered(nodes: readonly { address: string }[], requests: number): Promise<number> {
  for (;;) {
    const begun = Math.floor(Date.now() / MINUTE);
    let good = 0;
    for (let i = 0; i < requests; i++) {
      const { status } = await fetch(`${nodes[i % nodes.length]?.address}/api/v1/session`);
      if (status !== 429) good++;
    }
    if (Math.floor(Date.now() / MINUTE) === begun) return good;
    // The limit counts by minute, so waits for the next one and tries again.
    await new Promise((done) => setTimeout(done, MINUTE - (Date.now() % MINUTE)));
  }
}

async function twoNodes(redis: RunningRedis) {
  const settings = { redis: redis.url, 'request-limit': String(LIMIT) };
  return [await started(settings), await started(settings)];
}

test.runIf(isDeep && findRedis() !== undefined)(
  'the request limit of an address applies across nodes; without Redis per node',
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const nodes = await twoNodes(redis);
    expect(await answered(nodes, 2 * LIMIT)).toBe(LIMIT);
    await redis.kill();
    expect(await answered(await twoNodes(redis), 3 * LIMIT)).toBe(2 * LIMIT);
  },
);
