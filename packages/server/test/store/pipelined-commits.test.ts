// SQLite's writing thread continues while the server's thread is busy.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { temporaryFolder } from './temporary-store.ts';

const PATIENCE_MS = 10_000;
const cell = new Int32Array(new SharedArrayBuffer(4));

test("writes sent during a commit are written without the server's thread", async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder, commitDelayMs: 30 });
  onTestFinished(() => store.close());
  const one = (table: string) => ({ table, seq: 1, at: 0, body: '"entry"' });
  const before = store.figures.commits;
  const first = store.log.append([one('a')]);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  const later = ['b', 'c'].map((table) => store.log.append([one(table)]));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));

  // From here on, this thread is blocked, and only the writing thread can work.
  const look = new DatabaseSync(join(folder, 'eminent.db'), { readOnly: true });
  const count = look.prepare('select count(*) as n from log');
  const isThere = () => count.get()?.['n'] === 3;
  for (let waited = 0; !isThere() && waited < PATIENCE_MS; waited += 10) {
    Atomics.wait(cell, 0, 0, 10);
  }
  expect(isThere()).toBe(true);
  look.close();
  await Promise.all([first, ...later]);
  // Waiting appends are combined into one commit.
  expect(store.figures.commits - before).toBeLessThanOrEqual(2);
});
