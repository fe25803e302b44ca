// The contract of the store, for every implementation.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { byDepth } from '../../../../tools/test-depth.ts';
import { checkData, type LogEntry, type Store } from '../../src/store/index.ts';
import { isOnPostgres, storePlace } from '../test-database.ts';
import { openIn, temporaryFolder, temporaryStore } from './temporary-store.ts';

function entry(table: string, seq: number, body = `{"n":${seq}}`): LogEntry {
  return { table, seq, at: 1000 + seq, body };
}

describe('log', () => {
  test('reads entries in order and after a number', async () => {
    const { log } = await temporaryStore();
    expect(await log.append([entry('a', 1), entry('a', 2)])).toBe('written');
    expect(await log.append([entry('b', 1)])).toBe('written');
    expect(await log.append([entry('a', 3)])).toBe('written');
    expect(await log.read('a', 0)).toEqual([entry('a', 1), entry('a', 2), entry('a', 3)]);
    expect(await log.read('a', 2)).toEqual([entry('a', 3)]);
    expect(await log.read('c', 0)).toEqual([]);
  });

  test('concurrent reads give separate results, also of the same table', async () => {
    const { log } = await temporaryStore();
    const tables = Array.from({ length: 40 }, (_, n) => `table-${n}`);
    await Promise.all(
      tables.map((table, n) =>
        log.append(Array.from({ length: n }, (_, seq) => entry(table, seq + 1, `"${table}"`))),
      ),
    );
    const requests = tables.flatMap((table, n) =>
      [0, Math.floor(n / 2), n].map((after) => ({ table, after, n })),
    );
    const read = await Promise.all(requests.map(({ table, after }) => log.read(table, after)));
    for (const [i, { table, after, n }] of requests.entries()) {
      const expected = Array.from({ length: n - after }, (_, seq) =>
        entry(table, after + seq + 1, `"${table}"`),
      );
      expect(read[i]).toEqual(expected);
    }
    // A table id with a NUL character may fail, but not the other read.
    const [sound] = await Promise.allSettled([log.read('table-3', 0), log.read('a\0b', 0)]);
    expect(sound).toMatchObject({ status: 'fulfilled', value: { length: 3 } });
  });

  test('concurrent reads of checksums each give the latest one of their table', async () => {
    const { log, checksums } = await temporaryStore();
    const sums = [1, 2, 3].flatMap((seq) =>
      [`a`, `b`].map((table) => ({ table, seq, sum: `${table}${seq}` })),
    );
    await log.append([], { sums: sums.filter(({ table, seq }) => table === 'a' || seq < 3) });
    const latest = await Promise.all(
      ['a', 'none', 'b', 'a'].map((table) => checksums.latest(table)),
    );
    const found = latest.map((one) => one?.sum);
    expect(found).toEqual(['a3', undefined, 'b2', 'a3']);
  });

  test('writes all entries of an append or none', async () => {
    const { log } = await temporaryStore();
    await log.append([entry('a', 2, '"first"')]);
    expect(await log.append([entry('a', 1), entry('a', 2), entry('a', 3)])).toBe('taken');
    expect(await log.read('a', 0)).toEqual([entry('a', 2, '"first"')]);
  });

  test('a taken number does not fail the others of its group', async () => {
    const { log, figures } = await temporaryStore();
    await log.append([entry('a', 1, '"first"')]);
    const before = figures.commits;
    const results = await Promise.all([
      log.append([entry('b', 1)]),
      log.append([entry('a', 1, '"second"')]),
      log.append([entry('c', 1), entry('c', 2)]),
      log.append([entry('c', 2)]),
      log.append([entry('d', 1)]),
    ]);
    // PostgreSQL has two writers, and never combines two appends to the same number.
    expect(figures.commits - before).toBe(isOnPostgres ? 3 : 1);
    expect(results).toEqual(['written', 'taken', 'written', 'taken', 'written']);
    expect(await log.read('a', 0)).toEqual([entry('a', 1, '"first"')]);
    expect(await log.read('d', 0)).toEqual([entry('d', 1)]);
  });

  test('appends during a commit are one group', async () => {
    const { log, figures } = await temporaryStore({ commitDelayMs: 30 });
    const before = figures.commits;
    const first = log.append([entry('a', 1)]);
    // The writing thread has received this append.
    for (let i = 0; i < 2; i++) await new Promise(setImmediate);
    await Promise.all([first, ...[2, 3, 4, 5].map((seq) => log.append([entry('a', seq)]))]);
    expect(figures.commits - before).toBeLessThanOrEqual(2);
  });

  test('two writers race for the same numbers: exactly one wins each', async () => {
    const folder = temporaryFolder();
    // Opens the stores in sequence, because a new file is locked.
    const stores = [
      await openIn(folder, { inline: false }),
      await openIn(folder, { inline: false }),
    ];
    for (let seq = 1; seq <= byDepth(10, 200); seq++) {
      const results = await Promise.all(
        stores.map(({ log }, who) => log.append([entry('a', seq, `"${who}"`)])),
      );
      expect(results.toSorted()).toEqual(['taken', 'written']);
      const winner = results.indexOf('written');
      expect(await stores[0]?.log.read('a', seq - 1)).toEqual([entry('a', seq, `"${winner}"`)]);
    }
    await Promise.all(stores.map((one) => one.close()));
  });

  test('a clock that was set back changes no order', async () => {
    const { log } = await temporaryStore();
    await log.append([{ ...entry('a', 1), at: 5000 }]);
    await log.append([{ ...entry('a', 2), at: 10 }]);
    expect((await log.read('a', 0)).map(({ seq, at }) => [seq, at])).toEqual([
      [1, 5000],
      [2, 10],
    ]);
  });
});

function kept({ db }: Store) {
  const columns = ['table', 'kind', 'at'] as const;
  return db.selectFrom('deadlines').select(columns).orderBy('at').execute();
}

describe('deadlines', () => {
  test('the earliest due deadlines of a kind come first; each table has one per kind', async () => {
    const store = await temporaryStore();
    const { deadlines } = store;
    await deadlines.set('a', 'clock', 300);
    await deadlines.set('b', 'clock', 100);
    await deadlines.set('a', 'bot', 200);
    await deadlines.set('a', 'clock', 50);
    expect(await kept(store)).toEqual([
      { table: 'a', kind: 'clock', at: 50 },
      { table: 'b', kind: 'clock', at: 100 },
      { table: 'a', kind: 'bot', at: 200 },
    ]);
    expect(await deadlines.claim('clock', 49, 10)).toEqual([]);
    expect(await deadlines.claim('clock', 250, 1)).toEqual([{ table: 'a', kind: 'clock', at: 50 }]);
    await deadlines.clear('a', 'clock');
    expect(await deadlines.claim('clock', 250, 10)).toEqual([
      { table: 'b', kind: 'clock', at: 100 },
    ]);
    expect(await deadlines.claim('bot', 250, 10)).toEqual([{ table: 'a', kind: 'bot', at: 200 }]);
  });

  test('of two writes to the same deadline the later counts, also when concurrent', async () => {
    const store = await temporaryStore();
    const { deadlines } = store;
    const write = [1, 2, 3, 4].map((at) => deadlines.set('a', 'clock', at));
    await Promise.all([...write, deadlines.clear('a', 'clock'), deadlines.set('a', 'clock', 9)]);
    expect(await kept(store)).toEqual([{ table: 'a', kind: 'clock', at: 9 }]);
    await Promise.all([deadlines.set('a', 'clock', 5), deadlines.clear('a', 'clock')]);
    expect(await kept(store)).toEqual([]);
  });

  test('deadlines of an append are written with it, or not at all', async () => {
    const store = await temporaryStore();
    const { log, deadlines, checksums } = store;
    await deadlines.set('a', 'bot', 5);
    const alongside = {
      set: [{ table: 'a', kind: 'clock', at: 9 }],
      clear: [
        { table: 'a', kind: 'bot' },
        { table: 'a', kind: 'clock' },
      ],
      sums: [{ table: 'a', seq: 1, sum: 'abc' }],
    };
    expect(await log.append([entry('a', 1)], alongside)).toBe('written');
    const later = { set: [{ table: 'a', kind: 'clock', at: 8 }] };
    expect(await log.append([entry('a', 1)], later)).toBe('taken');
    expect(await kept(store)).toEqual([{ table: 'a', kind: 'clock', at: 9 }]);
    expect(await checksums.latest('a')).toEqual({ table: 'a', seq: 1, sum: 'abc' });
  });
});

describe('other tables', () => {
  test('a transaction is atomic, and the log waits for it', async () => {
    const { db, log } = await temporaryStore();
    const failed = db.transaction().execute(async (inside) => {
      await inside.insertInto('checksums').values({ table: 'a', seq: 1, sum: 'x' }).execute();
      throw new Error('thought better of it');
    });
    const [, written] = await Promise.all([
      expect(failed).rejects.toThrow('thought better'),
      log.append([entry('a', 1)]),
    ]);
    expect(written).toBe('written');
    expect(await db.selectFrom('checksums').selectAll().execute()).toEqual([]);

    await db.transaction().execute(async (inside) => {
      await inside.insertInto('checksums').values({ table: 'a', seq: 1, sum: 'x' }).execute();
      expect(await db.selectFrom('checksums').selectAll().execute()).toEqual([]);
    });
    expect(await db.selectFrom('checksums').selectAll().execute()).toHaveLength(1);
  });

  test('a row that violates a constraint fails alone', async () => {
    const { db, log } = await temporaryStore();
    const row = { table: 'a', seq: 1, sum: 'x' };
    await db.insertInto('checksums').values(row).execute();
    const [conflict, written] = await Promise.allSettled([
      db.insertInto('checksums').values(row).execute(),
      log.append([entry('a', 1)]),
    ]);
    expect(conflict).toMatchObject({ status: 'rejected', reason: { reason: 'conflict' } });
    expect(written).toEqual({ status: 'fulfilled', value: 'written' });
  });

  test('a transaction that takes too long is rolled back, and others continue', async () => {
    const { db, log } = await temporaryStore({ transactionMs: byDepth(50, 300) });
    const slow = db.transaction().execute(async (inside) => {
      await inside.insertInto('checksums').values({ table: 'a', seq: 1, sum: 'x' }).execute();
      // On SQLite, this append waits for this transaction, so neither can finish.
      await log.append([entry('a', 1)]);
      // On PostgreSQL the append does not wait. This pause exceeds the time limit of transactions.
      if (isOnPostgres) await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await expect(slow).rejects.toMatchObject({ reason: 'failed' });
    expect(await log.read('a', 0)).toHaveLength(1);
    expect(await db.selectFrom('checksums').selectAll().execute()).toEqual([]);
  });

  test('returns the rows of an insert, and reads what is written', async () => {
    const { db } = await temporaryStore();
    const row = { table: 'a', seq: 1, sum: 'x' };
    expect(await db.insertInto('checksums').values(row).returningAll().execute()).toEqual([row]);
    const { numUpdatedRows } = await db
      .updateTable('checksums')
      .set({ sum: 'y' })
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    const { rows } = await sql<{ sum: string }>`select sum from checksums`.execute(db);
    expect(rows).toEqual([{ sum: 'y' }]);
  });
});

test('acknowledged entries exist after reopening', async () => {
  const folder = temporaryFolder();
  const first = await openIn(folder);
  await first.log.append([entry('a', 1)]);
  const late = first.log.append([entry('a', 2)]);
  await first.close();
  expect(await late).toBe('written');
  await expect(first.log.append([entry('a', 3)])).rejects.toMatchObject({ reason: 'closed' });

  const second = await openIn(folder);
  expect(await second.log.read('a', 0)).toHaveLength(2);
  expect(await checkData(await storePlace(folder))).toEqual([]);
  await second.close();
});
