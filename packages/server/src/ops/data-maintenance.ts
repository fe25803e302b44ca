// Maintenance commands for the data folder: backup, restore, migration, export of games.
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

/** Locks a data folder during maintenance. A PostgreSQL database needs no lock. */
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

/**
 * Restores a backup while no server runs. Returns the path of the replaced file, if there was one.
 */
export function restoreData(file: string, location: StoreLocation): Promise<string | undefined> {
  return withLock(location, () => restore(file, location));
}

/** Migrates the database to the newest version, as a server start does. */
export function migrateData(location: StoreLocation): Promise<void> {
  return withLock(location, async () => (await openStore(location)).close());
}

export interface Exported {
  readonly games: number;
  /** Tables that the current rules cannot replay. */
  readonly unplayable: readonly string[];
}

/**
 * Exports the record of a finished game and the proof of its deal. Returns whether there was one.
 */
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

/** Exports all finished games into a folder. */
export async function exportGames(location: StoreLocation, into: string): Promise<Exported> {
  makeFolder(into);
  return reading(location, async (store) => {
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

/** Tables that the current rules cannot replay to their checksum. */
export function unplayableIn(location: StoreLocation): Promise<readonly string[]> {
  return reading(location, async ({ db }) => {
    const unplayable: string[] = [];
    for await (const table of tablesIn(db)) {
      if (!(await isPlayable(db, table))) unplayable.push(table);
    }
    return unplayable;
  });
}

/** Opens a PostgreSQL database, or a copy of a file, so that a running server is not disturbed. */
async function reading<T>(location: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  if (location.database !== undefined) return readingFrom(location, work);
  const copy = mkdtempSync(join(tmpdir(), 'eminent-copy-'));
  try {
    await backUp(location, join(copy, 'eminent.db'));
    return await readingFrom({ folder: copy }, work);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function readingFrom<T>(
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
