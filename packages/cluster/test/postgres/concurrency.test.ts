// Several processes on one database: the first writer of a number wins, deadlines are claimed by
// one process, and concurrent starts work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../../../server/src/store/index.ts';
import { databaseOf } from '../../../server/test/test-database.ts';
import { byDepth } from '../../../../tools/test-depth.ts';
import { openAt } from './own-server.ts';

const entry = (table: string, seq: number) => ({ table, seq, at: seq, body: `{"n":${seq}}` });

test('two programs append the same numbers: exactly one wins each, and no append is partial', async () => {
  const database = await databaseOf('race');
  const RACES = byDepth(3000, 30_000);
  const racer = fileURLToPath(new URL('./racer.ts', import.meta.url));
  const programs = ['a', 'b'].map((name) => {
    const args = [racer, database, name, String(RACES)];
    return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  });
  await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
  const results = programs.map(async ({ stdin, stdout }) => {
    stdin.end('go\n');
    return JSON.parse(await text(stdout)) as { won: number[]; failed: number };
  });
  const [a, b] = await Promise.all(results);
  const won = [...(a?.won ?? []), ...(b?.won ?? [])].toSorted((x, y) => x - y);
  expect(won).toEqual(Array.from({ length: RACES }, (_, i) => i));
  expect([a?.failed, b?.failed]).toEqual([0, 0]);
  // Both entries of an append must be from the same writer.
  const store = await openAt(database);
  const rows = await store.db
    .selectFrom('log')
    .select(({ fn }) => ['body', fn.count<number>('seq').as('entries')])
    .groupBy('body')
    .execute();
  const entries = new Map(rows.map((row) => [row.body, row.entries]));
  expect(entries.get('"a"') ?? 0).toBe(2 * (a?.won.length ?? 0));
  expect(entries.get('"b"') ?? 0).toBe(2 * (b?.won.length ?? 0));
});

test('overlapping appends: one is written completely, the other not at all', async () => {
  const database = await databaseOf('overlap');
  const [one, other] = [await openAt(database), await openAt(database)];
  for (let seq = 1; seq < 400; seq += 4) {
    const table = `t${seq % 7}`;
    // oxlint-disable-next-line no-await-in-loop
    const results = await Promise.all([
      one.log.append([entry(table, seq), entry(table, seq + 1)]),
      other.log.append([entry(table, seq + 1), entry(table, seq + 2)]),
      one.log.append([entry(`free${seq}`, 1)]),
      other.log.append([entry(`free${seq}`, 2)]),
    ]);
    // Both can fail, if each of them has locked a number that the other needs.
    expect(results.slice(0, 2).filter((result) => result === 'written').length).toBeLessThan(2);
    expect(results.slice(2)).toEqual(['written', 'written']);
    // oxlint-disable-next-line no-await-in-loop
    const found = (await one.log.read(table, seq - 1)).map((row) => row.seq - seq);
    expect([[0, 1], [1, 2], []]).toContainEqual(found);
  }
});

test('a deadline is claimed by one process, and by another after its lease', async () => {
  const database = await databaseOf('claims');
  const stores = [await openAt(database), await openAt(database), await openAt(database)] as const;
  const [first, second, third] = stores;
  const DEADLINES = 60;
  const names = Array.from({ length: DEADLINES }, (_, i) => `t${i}`);
  await Promise.all(names.map((table) => first.deadlines.set(table, 'clock', 5)));
  const claims = await Promise.all(
    [1, 2, 3, 4].flatMap(() => stores.map((one) => one.deadlines.claim('clock', 10, 7))),
  );
  // Claims that run at the same time may return fewer deadlines than exist.
  claims.push(await first.deadlines.claim('clock', 10, 99));
  const given = claims.flat().map(({ table }) => table);
  expect(given.toSorted()).toEqual(names.toSorted());
  // Setting a deadline ends its lease. Other leases expire later.
  await first.deadlines.set('t3', 'clock', 6);
  const anew = { table: 't3', kind: 'clock', at: 6 };
  expect(await second.deadlines.claim('clock', 10, 99)).toEqual([anew]);
  const late = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const { table } of await third.deadlines.claim('clock', 10, 99)) {
          late.add(table);
        }
        return late.size;
      },
      { timeout: 30_000 },
    )
    .toBe(DEADLINES);
});

test('concurrent starts on an empty database work', async () => {
  const database = await databaseOf('empty', 'template0');
  const stores = await Promise.all(
    Array.from({ length: 4 }, () => openStore({ folder: '', database })),
  );
  expect(await stores[0]?.log.append([entry('a', 1)])).toBe('written');
  expect(await stores[3]?.log.read('a', 0)).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
});
