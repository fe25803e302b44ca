// Heartbeats and outages in a database.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { extendSeeks } from '../../src/lobby/matchmaking/matchmaker.ts';
import { RECONNECT_MS } from '../../src/store/service-outages.ts';
import { readOnlyStore } from '../../src/store/index.ts';
import { isOnPostgres } from '../test-database.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIn } from './temporary-store.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

const folder = mkdtempSync(join(tmpdir(), 'eminent-heartbeats-'));
const store = await openIn(folder);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of ['heartbeat', 'outages', 'seeks', 'log'] as const) {
    await store.db.deleteFrom(table).execute();
  }
});

function beat(now: number, isStart = false, of = store): Promise<number> {
  return of.heartbeats.beat({ now, isStart, extend: extendSeeks });
}

/** Moves the last heartbeat back in time, because the clock of a database cannot be set. */
async function age(ms: number): Promise<void> {
  await store.db
    .updateTable('heartbeat')
    .set((its) => ({ at: its('at', '-', ms) }))
    .execute();
}

async function begin(): Promise<void> {
  expect(await beat(NOW, true)).toBe(0);
}

test('regular heartbeats record no outage', async () => {
  await begin();
  expect(await beat(NOW + 2000)).toBe(0);
  await age(1000);
  expect(await beat(NOW + 2000)).toBe(0);
  expect(await store.heartbeats.outages()).toEqual([]);
});

test('a heartbeat after a long gap records an outage from the last one until clients can reconnect', async () => {
  await begin();
  await age(MINUTE);
  expect(await beat(NOW)).toBe(1);
  const [outage] = await store.heartbeats.outages();
  expect(outage).toMatchObject({ recorded: NOW, ended: NOW + RECONNECT_MS });
  const length = NOW - (outage?.began ?? 0);
  expect(length).toBeGreaterThanOrEqual(MINUTE);
  // On PostgreSQL, time has passed since the first heartbeat.
  expect(length).toBeLessThanOrEqual(2 * MINUTE);
  expect(await beat(NOW)).toBe(1);
});

test('processes that start together record one outage', async () => {
  await begin();
  await age(MINUTE);
  const counts = await Promise.all(Array.from({ length: 8 }, () => beat(NOW)));
  expect(counts).toEqual(counts.map(() => 1));
  expect(await store.heartbeats.outages()).toHaveLength(1);
});

test('outages do not overlap, even if one begins before clients reconnected from the previous one', async () => {
  await begin();
  for (let times = 0; times < 3; times++) {
    await age(MINUTE);
    await beat(NOW + times);
  }
  const outages = await store.heartbeats.outages();
  expect(outages).toHaveLength(3);
  for (const [i, { began, ended }] of outages.entries()) {
    expect(began).toBeLessThan(ended);
    expect(began).toBeGreaterThanOrEqual(outages[i - 1]?.ended ?? 0);
  }
});

test('a heartbeat in the future records no outage, and the next one counts from it', async () => {
  await begin();
  await age(-MINUTE);
  expect(await beat(NOW)).toBe(0);
  await age(MINUTE);
  expect(await beat(NOW)).toBe(1);
});

test('the start of the only process ends an outage, however short', async () => {
  await begin();
  // On PostgreSQL another process may have been serving meanwhile, so there was no outage.
  expect(await beat(NOW + 1000, true)).toBe(isOnPostgres ? 0 : 1);
});

test('a database with games from before heartbeats credits all time since their last entries', async () => {
  await store.log.append([{ table: 't', seq: 1, at: NOW - MINUTE, body: '{}' }]);
  expect(await beat(NOW, true)).toBe(1);
  expect(await store.heartbeats.outages()).toMatchObject([{ began: 0, recorded: NOW }]);
});

test('seeks survive an outage', async () => {
  await begin();
  const seek = { players: 2, clock: 'quick', gathers: null, table: null };
  const row = { ...seek, created: NOW, offered: NOW - 10, expires: NOW + 2 * MINUTE };
  await store.db
    .insertInto('seeks')
    .values({ ...row, id: 'alive', person: 'ada' })
    .execute();
  const over = { ...row, id: 'over', person: 'bea', expires: NOW - 100 * MINUTE };
  await store.db.insertInto('seeks').values(over).execute();
  await age(30 * MINUTE);
  await beat(NOW + 30 * MINUTE);
  const [outage] = await store.heartbeats.outages();
  const by = (outage?.ended ?? 0) - (outage?.began ?? 0);
  const rows = await store.db
    .selectFrom('seeks')
    .select(['id', 'expires', 'offered'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'alive', expires: row.expires + by, offered: row.offered + by },
    { id: 'over', expires: over.expires, offered: row.offered },
  ]);
});

test('a read-only server writes no heartbeat', async () => {
  await begin();
  await age(MINUTE);
  const shown = readOnlyStore(store);
  await expect(beat(NOW, false, shown)).rejects.toMatchObject({ reason: 'read-only' });
  expect(await shown.heartbeats.outages()).toEqual([]);
});
