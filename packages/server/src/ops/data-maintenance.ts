// Maintenance of a data folder or PostgreSQL database, for the command line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import {
  backUp,
  checkData,
  type Database,
  makeFolder,
  openStore,
  type StoreLocation,
  restore,
  writePrivateFile,
} from '../store/index.ts';
import { resultOf } from '../tables/result.ts';
import type { TableState } from '../tables/table-state.ts';
import { claimFolder } from './data-folder-lock.ts';
import { isPlayable, replayStored, tablesIn } from './stored-tables.ts';

export { backUp as backUpData, checkData };

/** Runs work with a locked data folder. Nothing is locked for PostgreSQL. */
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

/** Restores a backup while no server is running. Returns the new path of the replaced file. */
export function restoreData(file: string, location: StoreLocation): Promise<string | undefined> {
  return withLock(location, () => restore(file, location));
}

export function migrateData(location: StoreLocation): Promise<void> {
  return withLock(location, async () => (await openStore(location)).close());
}

export interface Exported {
  readonly games: number;
  /** Ids of tables that the current rules cannot replay to their stored checksum. */
  readonly unplayable: readonly string[];
}

/** Writes the record and the deal proof of a game. Returns false if it has no record. */
function exportGame(tableState: TableState, into: string): boolean {
  const { id } = tableState;
  const result = resultOf(tableState);
  if (result?.record === undefined) return false;
  writePrivateFile(join(into, `${id}.txt`), result.record);
  if (result.proof !== undefined) {
    writePrivateFile(join(into, `${id}.proof.json`), JSON.stringify(result.proof));
  }
  return true;
}

/** Writes the records and deal proofs of all finished games to a folder, which it creates. */
export async function exportGames(location: StoreLocation, into: string): Promise<Exported> {
  makeFolder(into);
  return withDatabase(location, async (db) => {
    const unplayable: string[] = [];
    let games = 0;
    for await (const table of tablesIn(db)) {
      const tableState = await replayStored(db, table);
      if (tableState === undefined) unplayable.push(table);
      else if (exportGame(tableState, into)) games++;
    }
    return { games, unplayable };
  });
}

/** Returns the ids of tables that the current rules cannot replay to their stored checksum. */
export function unplayableIn(location: StoreLocation): Promise<readonly string[]> {
  return withDatabase(location, async (db) => {
    const unplayable: string[] = [];
    for await (const table of tablesIn(db)) {
      if (!(await isPlayable(db, table))) unplayable.push(table);
    }
    return unplayable;
  });
}

/** Uses a temporary, migrated copy of a SQLite file, so that a running server is not disturbed. */
async function withDatabase<T>(
  location: StoreLocation,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (location.database !== undefined) {
    const { withPatientPool } = await import('@eminent/cluster');
    return withPatientPool(location.database, work);
  }
  const folder = mkdtempSync(join(tmpdir(), 'eminent-copy-'));
  try {
    await backUp(location, join(folder, 'eminent.db'));
    const copy = await openStore({ folder });
    try {
      return await work(copy.db);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
