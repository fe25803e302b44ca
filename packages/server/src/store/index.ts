// Entry point of the store, which persists all data in SQLite or PostgreSQL.
import { join } from 'node:path';
import { checkFile, copyTo, mustBeNew, restoreFrom } from './sqlite/backup.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';
import type { Limits, Store } from './store.ts';

export { checksumsOf } from './checksums.ts';
export type { Checksum, Database, Deadline, LogEntry, Outage } from './database.ts';
export {
  makeFolder,
  makePrivateFile,
  makePrivateFolder,
  writePrivateFile,
} from './private-files.ts';
export { StoreError, type StoreErrorReason } from './errors.ts';
export { idOf, newId, newSecret, randomText } from './ids.ts';
export { readOnlyStore } from './read-only.ts';
export { deleteRowOf, insertNew } from './rows.ts';
export { BatchLoader } from './batch-loader.ts';
export { lockNames } from './advisory-lock.ts';
export type {
  ExtraWrites,
  Limits,
  Beat,
  Checksums,
  Deadlines,
  Heartbeats,
  Log,
  Store,
  StoreFigures,
} from './store.ts';

export interface StoreLocation {
  /** The data folder. Created if it does not exist. */
  readonly folder: string;
  /** URL of a PostgreSQL database, which replaces the SQLite file in the folder. */
  readonly database?: string | undefined;
}

export interface StoreOptions extends Omit<SqliteOptions, 'file'>, StoreLocation {
  readonly limits?: Limits;
}

function fileIn(folder: string): string {
  return join(folder, 'eminent.db');
}

/** Opens the store and applies pending migrations. Throws a StoreError if it cannot be used. */
export async function openStore({ folder, database, ...options }: StoreOptions): Promise<Store> {
  if (database === undefined) return openSqlite({ file: fileIn(folder), ...options });
  // Loads the PostgreSQL driver only if it is needed.
  const { openPostgres } = await import('@eminent/cluster');
  return openPostgres({ url: database, ...options });
}

/** Copies a consistent snapshot to the new file `to`, even while a server is running. */
export async function backUp({ folder, database }: StoreLocation, to: string): Promise<void> {
  if (database === undefined) return copyTo(fileIn(folder), to);
  const { exportTo } = await import('@eminent/cluster');
  return exportTo(database, to);
}

/** Checks the stored data. Returns the problems found; empty if there are none. */
export async function checkData({ folder, database }: StoreLocation): Promise<readonly string[]> {
  if (database === undefined) return checkFile(fileIn(folder));
  const { faultsOf, withPatientPool } = await import('@eminent/cluster');
  return withPatientPool(database, faultsOf);
}

/**
 * Restores a backup while no server is running. A PostgreSQL database must be empty. Returns the
 * new path of the replaced SQLite file, if any.
 */
export async function restore(
  backup: string,
  { folder, database }: StoreLocation,
): Promise<string | undefined> {
  if (database === undefined) return restoreFrom(backup, fileIn(folder));
  const { importFrom } = await import('@eminent/cluster');
  await importFrom(backup, database);
  return undefined;
}

export { heartbeatsOf } from './service-outages.ts';
export { migrate } from './migrate.ts';
export { onlyReads, TOO_LONG } from './transactions.ts';
export { checkFile, copyTo, mustBeNew, openSqlite };
