// Maintenance of a data folder or PostgreSQL database: backup, check, restore, migration, export of
// games, and a list of games that cannot be replayed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backUp,
  checkData,
  makeFolder,
  openStore,
  type StoreLocation,
  restore,
  type Store,
  writePrivateFile,
} from '../store/index.ts';
import { loadTable } from '../tables/load-table.ts';
import { resultOf } from '../tables/result.ts';
import { claimFolder } from './data-folder-lock.ts';
import { isPlayable, tablesIn } from './stored-tables.ts';

export { backUp as backUpData, checkData };

/** Runs maintenance work with a locked data folder. A PostgreSQL database needs no lock. */
async function withLock<T>(
  { folder, database }: StoreLocation,
  work: () => Promise<T>,
): Promise<T> {
  const claim = claimFolder(folder, { isShared: database !== undefined });
  try {
    return await work();
  } finally {
    claim.release();
  }
}

/** Restores a backup while no server runs. Returns the path of the replaced file, if any. */
export function restoreData(file: string, location: StoreLocation): Promise<string | undefined> {
  return withLock(location, () => restore(file, location));
}

/** Migrates the database to the newest version, as a server start does. */
export function migrateData(location: StoreLocation): Promise<void> {
  return withLock(location, async () => (await openStore(location)).close());
}

export interface Exported {
  readonly games: number;
  /** Ids of tables that could not be replayed or written. */
  readonly unplayable: readonly string[];
}

/** Writes the record of a finished game and the proof of its deal. Returns false if it has none. */
async function exportGame({ log, checksums }: Store, table: string, into: string) {
  const tableState = loadTable(table, await log.read(table, 0), await checksums.latest(table));
  const result = resultOf(tableState);
  if (result?.record === undefined) return false;
  writePrivateFile(join(into, `${table}.txt`), result.record);
  if (result.proof !== undefined) {
    writePrivateFile(join(into, `${table}.proof.json`), JSON.stringify(result.proof));
  }
  return true;
}

/** Writes the records and deal proofs of all finished games to a folder, which it creates. */
export async function exportGames(location: StoreLocation, into: string): Promise<Exported> {
  makeFolder(into);
  return withStoreOrCopy(location, async (store) => {
    const unplayable: string[] = [];
    let games = 0;
    for await (const table of tablesIn(store.db)) {
      try {
        if (await exportGame(store, table, into)) games++;
      } catch {
        unplayable.push(table);
      }
    }
    return { games, unplayable };
  });
}

/** Ids of tables whose logs the current rules cannot replay to the stored checksum. */
export function unplayableIn(location: StoreLocation): Promise<readonly string[]> {
  return withStoreOrCopy(location, async ({ db }) => {
    const unplayable: string[] = [];
    for await (const table of tablesIn(db)) {
      if (!(await isPlayable(db, table))) unplayable.push(table);
    }
    return unplayable;
  });
}

/**
 * Runs work on a PostgreSQL database, or on a temporary copy of a SQLite file. A running server is
 * not disturbed.
 */
async function withStoreOrCopy<T>(
  location: StoreLocation,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  if (location.database !== undefined) return withStore(location, work);
  const copy = mkdtempSync(join(tmpdir(), 'eminent-copy-'));
  try {
    await backUp(location, join(copy, 'eminent.db'));
    return await withStore({ folder: copy }, work);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function withStore<T>(
  location: StoreLocation,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
