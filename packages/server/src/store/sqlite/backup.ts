// Backs up and checks a SQLite file, even while a server uses it. Restores backups.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../errors.ts';
import { errorOf, Thread } from './thread.ts';
import { makeFolder, makePrivateFile } from '../private-files.ts';
import { failureOf, type Replies, type Request } from './messages.ts';

const BUSY_MS = 5000;

/** A separate thread keeps the event loop free. */
async function inSeparateThread<const R extends Request>(
  file: string,
  request: R,
): Promise<Replies[R['kind']]> {
  if (!existsSync(file)) throw StoreError.withMessage('failed', `there is no file ${file}`);
  const thread = new Thread({
    role: 'reader',
    file,
    busyMs: BUSY_MS,
    commitDelayMs: 0,
    durable: true,
  });
  try {
    return await thread.ask(request);
  } finally {
    await thread.close();
  }
}

/** Returns the problems in a file, which may be in use; empty if there are none. */
export async function checkFile(file: string): Promise<readonly string[]> {
  try {
    return await inSeparateThread(file, { kind: 'check' });
  } catch (error) {
    // A file that is not a database is a problem to report, not an error.
    if (error instanceof StoreError && error.reason === 'damaged') return [error.message];
    throw error;
  }
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Renames a complete file. Even a crash leaves no incomplete file under the name `to`. */
function renameDurably(partial: string, to: string): void {
  chmodSync(partial, 0o600);
  syncPath(partial);
  renameSync(partial, to);
  if (process.platform !== 'win32') syncPath(dirname(to));
}

/** Throws a StoreError if the file exists, because it may be the only good backup. */
export function mustBeNew(file: string): void {
  if (!existsSync(file)) return;
  throw StoreError.withMessage('conflict', `${file} exists already; choose another name`);
}

/** Copies a consistent snapshot of a database, even while a server uses it. `to` must not exist. */
export async function copyTo(file: string, to: string): Promise<void> {
  mustBeNew(to);
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    makePrivateFile(partial);
    await inSeparateThread(file, { kind: 'copy', to: partial });
    renameDurably(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Throws a StoreError if another process uses the file. */
function checkpointAndClose(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 200 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const trouble = errorOf(failureOf(error));
    if (trouble.reason === 'locked') throw new StoreError('locked', 'stop the server first');
    // A damaged database may be replaced.
    if (trouble.reason !== 'damaged') throw trouble;
  } finally {
    database?.close();
  }
}

/**
 * Replaces a database with a backup, and keeps the old file in the same folder. Returns its new
 * path, if any. Throws a StoreError if the backup is damaged or a server uses the database.
 */
export async function restoreFrom(backup: string, file: string): Promise<string | undefined> {
  const faults = await checkFile(backup);
  if (faults.length > 0) throw new StoreError('damaged', `${backup}: ${faults[0]}`);
  makeFolder(dirname(file));
  const partial = `${file}.partial`;
  copyFileSync(backup, partial);
  const old = existsSync(file) ? `${file}.before-${Date.now()}` : undefined;
  if (old !== undefined) {
    checkpointAndClose(file);
    renameSync(file, old);
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
  renameDurably(partial, file);
  return old;
}
