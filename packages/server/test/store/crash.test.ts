// The data after the program or the machine stops in the middle of a write.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, rmSync, truncateSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isDeep } from '../../../../tools/test-depth.ts';
import { checkData, openStore } from '../../src/store/index.ts';
import { temporaryFolder } from './temporary-store.ts';

const KILLS = 5;

/** Records the last acknowledged number of each table. An incomplete last line does not count. */
function listen(child: ChildProcess, acknowledged: Map<string, number>): void {
  let rest = '';
  child.stdout?.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [table = '', seq, result] = line.split(' ');
      expect(result).toBe('written');
      acknowledged.set(table, Number(seq));
    }
  });
}

test.runIf(isDeep)(
  'killed at any moment: acknowledged appends are complete and unique, with their deadlines',
  async () => {
    const folder = temporaryFolder();
    const acknowledged = new Map<string, number>();
    const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));
    for (let kill = 0; kill < KILLS; kill++) {
      const child = spawn(process.execPath, [appender, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      listen(child, acknowledged);
      // oxlint-disable no-await-in-loop
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      child.kill('SIGKILL');
      await once(child, 'close');
      // oxlint-enable no-await-in-loop
    }
    const store = await openStore({ folder });
    expect(await checkData({ folder })).toEqual([]);
    const deadlines = new Map(
      (await store.deadlines.claim('clock', 1e9, 1000)).map((one) => [one.table, one]),
    );
    expect(acknowledged.size).toBe(50);
    for (const [table, seq] of acknowledged) {
      // oxlint-disable-next-line no-await-in-loop
      const entries = await store.log.read(table, 0);
      expect(entries.length).toBeGreaterThanOrEqual(seq);
      expect(entries.length % 2).toBe(0);
      expect(entries.map((one) => [one.seq, one.body])).toEqual(
        entries.map((_, i) => [i + 1, `"${table} ${i + 1}"`]),
      );
      expect(deadlines.get(table)?.at).toBe(entries.length);
    }
    await store.close();
  },
);

test('a power failure during a write leaves complete appends from the first one on', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'eminent.db');
  const store = await openStore({ folder });
  const sizes = Array.from({ length: 30 }, (_, i) => 1 + (i % 4));
  let seq = 0;
  for (const size of sizes) {
    const entries = Array.from({ length: size }, () => {
      seq++;
      return { table: 'a', seq, at: seq, body: JSON.stringify('x'.repeat(seq * 20)) };
    });
    // oxlint-disable-next-line no-await-in-loop
    await store.log.append(entries);
  }
  const ends = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((a, b) => a + b, 0));
  const copy = join(folder, 'copy.db');
  const length = statSync(`${file}-wal`).size;
  const seen = new Set<number>();
  for (let cut = 0; cut < 60; cut++) {
    copyFileSync(file, copy);
    copyFileSync(`${file}-wal`, `${copy}-wal`);
    if (existsSync(`${copy}-shm`)) rmSync(`${copy}-shm`);
    truncateSync(`${copy}-wal`, Math.floor((length * cut) / 59));
    const database = new DatabaseSync(copy);
    const made = database.prepare("select 1 from sqlite_schema where name = 'log'").get();
    const rows =
      made === undefined ? [] : database.prepare('select seq from log order by seq').all();
    database.close();
    expect([0, ...ends]).toContain(rows.length);
    expect(rows.map((row) => row['seq'])).toEqual(rows.map((_, i) => i + 1));
    seen.add(rows.length);
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(seen.has(seq)).toBe(true);
  await store.close();
});
