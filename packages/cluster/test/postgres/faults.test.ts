// Failures between server and PostgreSQL: restarts, broken connections, lost responses. Each gives
// a clear error in bounded time and no partial write, and the store recovers without a restart.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkData, type Store } from '../../../server/src/store/index.ts';
import { openAt, ownPostgres, proxied } from './own-server.ts';

const own = ownPostgres();
let tables = 0;
const newTable = () => `t${++tables}`;
const entry = (table: string, seq: number) => ({ table, seq, at: seq, body: `{"n":${seq}}` });

/** Repeats an append like callers do: reads the log after each error. Returns the errors. */
async function insist({ log }: Store, table: string, seq: number): Promise<string[]> {
  const errors: string[] = [];
  for (;;) {
    // oxlint-disable no-await-in-loop
    try {
      const { length } = await log.read(table, seq - 1);
      if (length > 0 || (await log.append([entry(table, seq)])) === 'written') return errors;
    } catch (error) {
      errors.push(String((error as { reason?: unknown }).reason));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // oxlint-enable no-await-in-loop
  }
}

async function numbersOf({ log }: Store, table: string): Promise<number[]> {
  return (await log.read(table, 0)).map(({ seq }) => seq);
}

test('the database restarts: errors in the meantime, and all acknowledged entries remain', async () => {
  const store = await openAt(own.engine.url());
  const table = newTable();
  expect(await insist(store, table, 1)).toEqual([]);
  await own.engine.kill();
  await expect(store.log.append([entry(table, 2)])).rejects.toMatchObject({
    reason: 'unreachable',
    isTransient: true,
  });
  await expect(store.log.read(table, 0)).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(store.db.transaction().execute(() => Promise.resolve())).rejects.toMatchObject({
    reason: 'unreachable',
  });
  const later = insist(store, table, 2);
  await own.engine.restart();
  for (const error of await later) expect(error).toBe('unreachable');
  // All connections from before the restart are broken. Reads open new ones and succeed.
  expect(await numbersOf(store, table)).toEqual([1, 2]);
  expect(await checkData({ folder: '', database: own.engine.url() })).toEqual([]);
});

test('reads do not notice a restart that happened while idle', async () => {
  const store = await openAt(own.engine.url());
  const table = newTable();
  await insist(store, table, 1);
  await Promise.all(Array.from({ length: 8 }, () => store.log.read(table, 0)));
  await own.engine.restart();
  expect(await numbersOf(store, table)).toEqual([1]);
});

test('connections break during writes: acknowledged entries exist once, failed ones at most once', async () => {
  const { network, url } = await proxied(own.engine);
  const store = await openAt(url);
  const names = Array.from({ length: 20 }, newTable);
  let going = true;
  const cutting = (async () => {
    while (going) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 100));
      network.drop();
    }
  })();
  const MIN_ENTRIES = 15;
  const failures = new Set<string>();
  // On a fast machine the minimum may be reached before the first cut.
  const counts = await Promise.all(
    names.map(async (table) => {
      let seq = 0;
      while (seq < MIN_ENTRIES || failures.size === 0) {
        seq++;
        // oxlint-disable-next-line no-await-in-loop
        for (const reason of await insist(store, table, seq)) failures.add(reason);
      }
      return seq;
    }),
  );
  going = false;
  await cutting;
  expect(failures).toEqual(new Set(['unreachable']));
  for (const [i, table] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await numbersOf(store, table)).toEqual(
      Array.from({ length: counts[i] ?? 0 }, (_, n) => n + 1),
    );
  }
});

test('a lost response: the write fails in bounded time, and the entry is found', async () => {
  const { network, url } = await proxied(own.engine);
  const limits = { connectMs: 300, statementMs: 200 };
  const store = await openAt(url, { limits });
  const table = newTable();
  await insist(store, table, 1);
  network.losesReplies = true;
  await expect(store.log.append([entry(table, 2)])).rejects.toMatchObject({
    reason: 'unreachable',
  });
  await expect(store.log.read(table, 0)).rejects.toMatchObject({ reason: 'unreachable' });
  network.losesReplies = false;
  network.drop();
  // The entry was written although the reply was lost, so callers read before they retry.
  expect(await insist(store, table, 2)).toEqual([]);
  expect(await numbersOf(store, table)).toEqual([1, 2]);
});

test('a hanging database times out, and is used again once it responds', async () => {
  const limits = { connectMs: 300, statementMs: 200 };
  const store = await openAt(own.engine.url(), { limits });
  const table = newTable();
  await insist(store, table, 1);
  own.engine.freeze();
  const during = await Promise.allSettled([
    store.log.append([entry(table, 2)]),
    store.log.read(table, 0),
    store.deadlines.claim('clock', 1, 1),
  ]);
  own.engine.thaw();
  for (const one of during) {
    expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'unreachable' } });
  }
  await insist(store, table, 2);
  expect(await numbersOf(store, table)).toEqual([1, 2]);
});

test('a slow network causes no errors', async () => {
  const { network, url } = await proxied(own.engine);
  const store = await openAt(url);
  network.delayMs = 25;
  const table = newTable();
  for (let seq = 1; seq <= 3; seq++) expect(await insist(store, table, seq)).toEqual([]);
  expect(await numbersOf(store, table)).toEqual([1, 2, 3]);
});

test('a write waits for a lock, and times out with nothing written', async () => {
  const store = await openAt(own.engine.url(), { limits: { connectMs: 300, statementMs: 300 } });
  const other = await openAt(own.engine.url());
  const table = newTable();
  const held = other.db.transaction().execute(async (inside) => {
    await inside.insertInto('log').values(entry(table, 1)).execute();
    await expect(store.log.append([entry(table, 1)])).rejects.toMatchObject({ reason: 'locked' });
    throw new Error('thought better of it');
  });
  await expect(held).rejects.toThrow('thought better');
  expect(await store.log.append([entry(table, 1)])).toBe('written');
});

test('an append that the database rejects does not fail the others', async () => {
  const store = await openAt(own.engine.url());
  const [good, bad] = [newTable(), newTable()];
  const results = await Promise.allSettled([
    store.log.append([entry(good, 1)]),
    store.log.append([{ ...entry(bad, 1), body: 'a \u0000 is no text' }]),
    store.log.append([entry(good, 2)]),
  ]);
  expect(results).toMatchObject([
    { value: 'written' },
    { status: 'rejected', reason: { reason: 'failed' } },
    { value: 'written' },
  ]);
  expect(await store.log.append([entry(bad, 1)])).toBe('written');
});

test('a commit is on disk before it is acknowledged, whatever the settings of the database', async () => {
  const admin = await openAt(own.engine.url());
  await sql`alter database postgres set synchronous_commit = off`.execute(admin.db);
  const store = await openAt(own.engine.url());
  const { rows } = await sql`select current_setting('synchronous_commit') as now`.execute(store.db);
  await sql`alter database postgres reset synchronous_commit`.execute(admin.db);
  expect(rows).toEqual([{ now: 'on' }]);
});

test.each([
  ['postgres://127.0.0.1:1/none', 'unreachable'],
  ['nobody', 'failed'],
])('%s is refused at the start', async (url, reason) => {
  const database = url === 'nobody' ? own.engine.url('there_is_none') : url;
  await expect(openAt(database)).rejects.toMatchObject({ reason });
});
