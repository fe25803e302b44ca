// Copies of the database: one made while everybody goes on, and one put back in its place.
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
import { failureOf } from './connection.ts';
import type { Request, Replies } from './messages.ts';

const BUSY_MS = 5000;

/** Asks a thread of its own, so that neither reads nor writes wait for it. */
async function inOwnThread<const R extends Request>(
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

/** What is wrong with a file; empty when nothing is. It may be in use. */
export async function checkFile(file: string): Promise<readonly string[]> {
  try {
    return await inOwnThread(file, { kind: 'check' });
  } catch (error) {
    // A file that is no database at all is a finding too.
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

/** A complete file takes its name, or none does: a crash leaves only what ends in `.partial`. */
function renameDurably(partial: string, to: string): void {
  chmodSync(partial, 0o600);
  syncPath(partial);
  renameSync(partial, to);
  if (process.platform !== 'win32') syncPath(dirname(to));
}

/** Nothing is written over a file that is there: it may be the only good backup. */
export function mustBeNew(file: string): void {
  if (!existsSync(file)) return;
  throw StoreError.withMessage('conflict', `${file} exists already; choose another name`);
}

/** A copy as of one moment of a database that may be in use. The target must not exist. */
export async function copyTo(file: string, to: string): Promise<void> {
  mustBeNew(to);
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    makePrivateFile(partial);
    await inOwnThread(file, { kind: 'copy', to: partial });
    renameDurably(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Takes all that waits beside the file into it, and finds out whether anybody has it open. */
function checkpointAndClose(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 200 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const trouble = errorOf(failureOf(error));
    if (trouble.reason === 'locked') throw new StoreError('locked', 'stop the server first');
    // What is damaged may be replaced.
    if (trouble.reason !== 'damaged') throw trouble;
  } finally {
    database?.close();
  }
}

/**
 * Puts a backup in the place of a database that nobody uses. What was there is kept beside it; returns its new name, or undefined
 * when there was nothing.
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
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  }
  renameDurably(partial, file);
  return old;
}
