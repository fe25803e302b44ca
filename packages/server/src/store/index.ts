// The door of the store: the interface that the rest of the server uses, and how one is opened.
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { TableSum } from './copy-database.ts';
import type { Database } from './database.ts';
import { checkFile, copyTo, restoreFrom } from './sqlite/backup.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';
import type { Limits } from './postgres/connect.ts';
import type { Store } from './store.ts';

export type { TableSum } from './copy-database.ts';
export { checksumsOf } from './checksums.ts';
export type { Checksum, Database, Deadline, LogEntry, Outage } from './database.ts';
export {
  makeFolder,
  makePrivateFile,
  makePrivateFolder,
  writePrivateFile,
} from './private-files.ts';
export { StoreError, type StoreTrouble } from './errors.ts';
export { idOf, newId, newSecret } from './ids.ts';
export { onlyShowing } from './read-only.ts';
export { Together } from './batch-loader.ts';
export { takeTurn } from './advisory-lock.ts';
export type {
  Alongside,
  Beat,
  Checksums,
  Deadlines,
  Heartbeats,
  Log,
  Store,
  StoreFigures,
} from './store.ts';

/** Where everything is kept. */
export interface Place {
  /** The data folder. It is made when it is not there. */
  readonly folder: string;
  /** The address of a database on PostgreSQL, which is used in place of a file in the folder. */
  readonly database?: string | undefined;
}

export interface StoreOptions extends Omit<SqliteOptions, 'file'>, Place {
  /** How long the database may take, where it is one on PostgreSQL. */
  readonly limits?: Limits;
}

function fileIn(folder: string): string {
  return join(folder, 'eminent.db');
}

/** Opens what a data folder or a database holds. Throws a StoreError when it cannot be used. */
export async function openStore({ folder, database, ...options }: StoreOptions): Promise<Store> {
  if (database === undefined) return openSqlite({ file: fileIn(folder), ...options });
  // The driver is loaded where it is needed alone.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres({ url: database, ...options });
}

/** Copies everything as of one moment into a file, whether or not a server runs; nothing is changed. */
export async function backUp({ folder, database }: Place, to: string): Promise<void> {
  if (database === undefined) return copyTo(fileIn(folder), to);
  const { exportTo } = await import('./postgres/backup.ts');
  return exportTo(database, to);
}

/** What is wrong with what is kept; empty when nothing is. */
export async function checkPlace({ folder, database }: Place): Promise<readonly string[]> {
  if (database === undefined) return checkFile(fileIn(folder));
  const store = await openStore({ folder, database });
  try {
    return await store.check();
  } finally {
    await store.close();
  }
}

/**
 * Puts a backup in the place of what a data folder holds, while no server runs on it, or into an empty database. Returns where the old file
 * lies now.
 */
export async function restore(
  backup: string,
  { folder, database }: Place,
): Promise<string | undefined> {
  if (database === undefined) return restoreFrom(backup, fileIn(folder));
  const { importFrom } = await import('./postgres/backup.ts');
  await importFrom(backup, database);
  return undefined;
}

/** Puts what a file holds into an empty database on PostgreSQL; `check` looks at it before it counts. */
export async function moveTo(
  database: string,
  file: string,
  check: (into: Kysely<Database>) => Promise<void>,
): Promise<readonly TableSum[]> {
  const { importFrom } = await import('./postgres/backup.ts');
  return importFrom(file, database, check);
}

/** What is wrong with a backup, or with the file of a data folder; empty when nothing is. */
export { checkFile };
