// The door of the store: the interface that the rest of the server uses, and how one is opened.
import { join } from 'node:path';
import { checkFile, copyTo, restoreFrom } from './sqlite/backup.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';
import type { Store } from './store.ts';

export type { Checksum, Database, Deadline, LogEntry } from './database.ts';
export { StoreError, type StoreTrouble } from './errors.ts';
export { newId, newSecret } from './ids.ts';
export type { Alongside, Checksums, Deadlines, Log, Store, StoreFigures } from './store.ts';

export interface StoreOptions extends Omit<SqliteOptions, 'file'> {
  /** The data folder. It is made when it is not there. */
  readonly folder: string;
}

function fileIn(folder: string): string {
  return join(folder, 'eminent.db');
}

/** Opens what a data folder holds. Throws a StoreError when it cannot be used. */
export function openStore({ folder, ...options }: StoreOptions): Promise<Store> {
  return openSqlite({ file: fileIn(folder), ...options });
}

/** Copies what a data folder holds, as of one moment, whether or not a server runs on it; nothing is changed. */
export function backUp(folder: string, to: string): Promise<void> {
  return copyTo(fileIn(folder), to);
}

/** What is wrong with what a data folder holds; empty when nothing is. */
export function checkFolder(folder: string): Promise<readonly string[]> {
  return checkFile(fileIn(folder));
}

/** Puts a backup in the place of what a data folder holds, while no server runs on it. Returns where the old file lies now. */
export function restore(backup: string, folder: string): Promise<string | undefined> {
  return restoreFrom(backup, fileIn(folder));
}

/** What is wrong with a backup, or with the file of a data folder; empty when nothing is. */
export { checkFile };
