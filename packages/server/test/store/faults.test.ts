// External failures: full disk, missing permission, a locked file. Each gives a clear error and no
// partial write, and the store recovers without a restart.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkData, openStore } from '../../src/store/index.ts';
import { temporaryFolder, temporaryStore } from './temporary-store.ts';

const entry = (seq: number, body = '{}') => ({ table: 'a', seq, at: seq, body });

test('full disk: nothing of the group is written, and writes work again once there is space', async () => {
  const { db, log, deadlines } = await temporaryStore();
  await log.append([entry(1)]);
  // The file cannot grow, for which SQLite reports the same error as for a full disk.
  await sql`pragma max_page_count = 1`.execute(db);
  const long = JSON.stringify('x'.repeat(100_000));
  const results = await Promise.allSettled([
    log.append([entry(2)], { set: [{ table: 'a', kind: 'clock', at: 1 }] }),
    log.append([entry(3), entry(4, long)]),
  ]);
  for (const result of results) {
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { reason: 'full', isTransient: true },
    });
  }
  expect(await log.read('a', 0)).toEqual([entry(1)]);
  expect(await deadlines.claim('clock', 10, 10)).toEqual([]);

  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await log.append([entry(2), entry(3, long)])).toBe('written');
  expect(await log.read('a', 1)).toEqual([entry(2), entry(3, long)]);
});

test('full disk in a transaction: it fails completely, and the next one works', async () => {
  const { db } = await temporaryStore();
  await sql`pragma max_page_count = 1`.execute(db);
  const row = { table: 'a', seq: 1, sum: 'x'.repeat(100_000) };
  const failed = db.transaction().execute(async (inside) => {
    await inside
      .insertInto('checksums')
      .values({ ...row, seq: 2, sum: 'y' })
      .execute();
    await inside.insertInto('checksums').values(row).execute();
  });
  await expect(failed).rejects.toMatchObject({ reason: 'full' });
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await db.selectFrom('checksums').selectAll().execute()).toEqual([]);
  await db.transaction().execute((inside) => inside.insertInto('checksums').values(row).execute());
  expect(await db.selectFrom('checksums').selectAll().execute()).toEqual([row]);
});

test('locked by another program: reads work, writes wait and then fail, and work after the release', async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder, busyMs: 30 });
  await store.log.append([entry(1)]);
  const foreign = new DatabaseSync(join(folder, 'eminent.db'));
  foreign.exec('begin immediate');
  await expect(store.log.append([entry(2)])).rejects.toMatchObject({ reason: 'locked' });
  await expect(store.db.transaction().execute(() => Promise.resolve())).rejects.toMatchObject({
    reason: 'locked',
  });
  expect(await store.log.read('a', 0)).toEqual([entry(1)]);
  foreign.exec('rollback');
  foreign.close();
  expect(await store.log.append([entry(2)])).toBe('written');
  await store.close();
});

test('a write waits for a short lock of another program', async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder });
  const foreign = new DatabaseSync(join(folder, 'eminent.db'));
  foreign.exec('begin immediate');
  const append = store.log.append([entry(1)]);
  // The append reaches the writing thread one turn of the event loop later.
  await new Promise(setImmediate);
  foreign.exec('rollback');
  foreign.close();
  expect(await append).toBe('written');
  await store.close();
});

test('an unusable data folder is refused at the start', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'eminent.db'));
  await expect(openStore({ folder })).rejects.toMatchObject({ reason: 'read-only' });
});

const limiter = spawnSync('prlimit', ['--version']).status === 0;

/** Starts another program on the folder, which appends entries on request. */
function otherProgram(folder: string) {
  const program = fileURLToPath(new URL('./scripted-appender.ts', import.meta.url));
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const append = async (seq: number): Promise<string> => {
    child.stdin.write(`${seq}\n`);
    return String((await lines.next()).value);
  };
  return { child, append };
}

test.runIf(limiter)(
  'a disk that becomes read-only: writes fail, and work again once it is writable',
  async () => {
    const folder = temporaryFolder();
    const { child, append } = otherProgram(folder);
    const limit = (bytes: string) =>
      expect(spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]).status).toBe(
        0,
      );
    expect(await append(1)).toBe('written');
    limit('1024');
    expect(await append(2)).toBe('read-only');
    expect(await append(2)).toBe('read-only');
    limit('unlimited');
    expect(await append(2)).toBe('written');
    child.stdin.end();
    await once(child, 'close');
    const store = await openStore({ folder });
    expect(await store.log.read('a', 0)).toHaveLength(2);
    expect(await checkData({ folder })).toEqual([]);
    await store.close();
  },
);
