// Entry point of the store: opens, backs up, checks and restores it.
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

/** Where the data is stored. */
export interface StoreLocation {
  /** The data folder, created if it does not exist. */
  readonly folder: string;
  /** URL of a PostgreSQL database, used instead of the SQLite file in the folder. */
  readonly database?: string | undefined;
}

export interface StoreOptions extends Omit<SqliteOptions, 'file'>, StoreLocation {
  /** Timeouts of a PostgreSQL database. */
  readonly limits?: Limits;
}

function fileIn(folder: string): string {
  return join(folder, 'eminent.db');
}

/** Opens the store of a data folder or database. Throws a StoreError if it cannot be used. */
export async function openStore({ folder, database, ...options }: StoreOptions): Promise<Store> {
  if (database === undefined) return openSqlite({ file: fileIn(folder), ...options });
  // The PostgreSQL driver is loaded only if it is needed.
  const { openPostgres } = await import('@eminent/cluster');
  return openPostgres({ url: database, ...options });
}

/** Copies a consistent snapshot to a new file, even while a server uses the data. */
export async function backUp({ folder, database }: StoreLocation, to: string): Promise<void> {
  if (database === undefined) return copyTo(fileIn(folder), to);
  const { exportTo } = await import('@eminent/cluster');
  return exportTo(database, to);
}

/** Problems found in the stored data; empty if it is sound. */
export async function checkData({ folder, database }: StoreLocation): Promise<readonly string[]> {
  if (database === undefined) return checkFile(fileIn(folder));
  const { faultsOf, withPatientPool } = await import('@eminent/cluster');
  return withPatientPool(database, faultsOf);
}

/**
 * Restores a backup into a data folder that no server uses, or into an empty PostgreSQL database.
 * Returns the new path of the replaced file; undefined if none was replaced.
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
