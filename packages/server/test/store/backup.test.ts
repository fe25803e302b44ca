// Backups of a store in use, and restoring them.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDeep } from '../../../../tools/test-depth.ts';
import { checkFile, openStore, restore } from '../../src/store/index.ts';
import { temporaryFolder } from './temporary-store.ts';

/** In fast tests SQLite runs in this thread, where that makes no difference. */
const inline = !isDeep;

const entry = (seq: number) => ({ table: 'a', seq, at: seq, body: `{"n":${seq}}` });

test('a backup during writes is a consistent snapshot and can be restored', async () => {
  const folder = temporaryFolder();
  const backup = join(temporaryFolder(), 'deep', 'backup.db');
  const store = await openStore({ folder });
  await store.log.append([entry(1)]);
  let seq = 1;
  let going = true;
  const writing = (async () => {
    while (going) {
      seq++;
      // oxlint-disable-next-line no-await-in-loop
      await store.log.append([entry(seq)]);
    }
  })();
  await store.backup(backup);
  going = false;
  await writing;
  await expect(store.backup(backup)).rejects.toMatchObject({
    reason: 'conflict',
    message: `${backup} exists already; choose another name`,
  });
  await expect(restore(backup, { folder })).rejects.toMatchObject({ reason: 'locked' });
  await store.close();

  expect(await checkFile(backup)).toEqual([]);
  const old = await restore(backup, { folder });
  expect(existsSync(old ?? '')).toBe(true);
  const again = await openStore({ folder });
  const entries = await again.log.read('a', 0);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(seq);
  expect(entries).toEqual(entries.map((_, i) => entry(i + 1)));
  await again.close();
});

test('a backup is restored into an empty data folder', async () => {
  const store = await openStore({ folder: temporaryFolder(), inline });
  await store.log.append([entry(1)]);
  const backup = join(temporaryFolder(), 'backup.db');
  await store.backup(backup);
  await store.close();
  const fresh = join(temporaryFolder(), 'data');
  expect(await restore(backup, { folder: fresh })).toBeUndefined();
  expect(readdirSync(fresh)).toEqual(['eminent.db']);
  const again = await openStore({ folder: fresh, inline });
  expect(await again.log.read('a', 0)).toEqual([entry(1)]);
  await again.close();
});

test('a damaged backup is refused and changes nothing', async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder, inline });
  await store.log.append([entry(1)]);
  await store.close();
  const bad = join(temporaryFolder(), 'bad.db');
  writeFileSync(
    bad,
    'no database at all, but long enough to be read as a header of one'.repeat(50),
  );
  await expect(restore(bad, { folder })).rejects.toMatchObject({ reason: 'damaged' });
  await expect(restore(`${bad}.absent`, { folder })).rejects.toMatchObject({ reason: 'failed' });
  expect(await checkFile(bad)).toHaveLength(1);
  const again = await openStore({ folder, inline });
  expect(await again.log.read('a', 0)).toEqual([entry(1)]);
  await again.close();
});

test.runIf(process.platform !== 'win32')('the data is private to its owner', async () => {
  const folder = join(temporaryFolder(), 'data');
  const store = await openStore({ folder, inline });
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
    (path) => statSync(path).mode & 0o077,
  );
  await store.close();
  expect(modes).toEqual(modes.map(() => 0));
});

test('a damaged file is refused at the start', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'eminent.db'), 'this was a database once'.repeat(200));
  await expect(openStore({ folder })).rejects.toMatchObject({ reason: 'damaged' });
});
