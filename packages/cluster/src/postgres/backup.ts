// Exports a PostgreSQL database to a SQLite file, and imports such a file. Every backup is a SQLite
// file and can be restored to either engine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import {
  type Database,
  StoreError,
  makeFolder,
  checkFile,
  copyTo,
  mustBeNew,
  openSqlite,
} from '@eminent/server/store';
import { copyAll, type TableSum } from './copy-database.ts';
import { withPatientPool, prepareDatabase } from './prepare.ts';

async function withTempFolder<T>(near: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(near, 'eminent-copy-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a consistent snapshot of the database to a new file. A server may be running. */
export async function exportTo(url: string, to: string): Promise<void> {
  mustBeNew(to);
  makeFolder(dirname(to));
  await withTempFolder(dirname(to), async (folder) => {
    const file = join(folder, 'copy.db');
    const into = await openSqlite({ file });
    try {
      await withPatientPool(url, (db) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((from) => copyAll(from, into.db)),
      );
    } finally {
      await into.close();
    }
    await copyTo(file, to);
  });
}

/**
 * Imports a file into an empty database. Imports everything, verified by row count and hash, or
 * nothing. `check` runs before the commit and may throw to reject the copy. Returns the row count
 * and hash of each table. Throws a StoreError if the file is damaged or the database is not empty.
 */
export async function importFrom(
  file: string,
  url: string,
  check: (into: Kysely<Database>) => Promise<void> = async () => {},
): Promise<readonly TableSum[]> {
  const faults = await checkFile(file);
  if (faults.length > 0) throw new StoreError('damaged', `${file}: ${faults[0]}`);
  return withTempFolder(tmpdir(), async (folder) => {
    // Opening the file migrates it, so a copy is opened.
    const copy = join(folder, 'copy.db');
    await copyTo(file, copy);
    const from = await openSqlite({ file: copy });
    try {
      await prepareDatabase(url);
      return await withPatientPool(url, (db) =>
        db.transaction().execute(async (into) => {
          const sums = await copyAll(from.db, into);
          await check(into);
          return sums;
        }),
      );
    } finally {
      await from.close();
    }
  });
}
