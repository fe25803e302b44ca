// One server at a time has a data folder: two would each think that their picture of a table is the newest.
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

export interface Claim {
  release(): void;
}

/** Nobody but the server reads what people said and who they are. */
const PRIVATE_FOLDER = 0o700;

/**
 * Makes the folder where it is missing, and holds it until `release` or until this process is gone, whichever way: the lock is one of
 * the system's, through a file of SQLite, and no number in a file that might belong to somebody else after a crash. A shared folder is only
 * made: what is kept lies in a database, which any number of servers may use.
 */
export function claimFolder(folder: string, { isShared = false } = {}): Claim {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    if (process.platform !== 'win32') chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`--data ${folder}: the folder cannot be used (${code}).`);
  }
  if (isShared) return { release: () => {} };
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new ConfigError(
      `--data ${folder}: another server runs on this folder; give this one a folder of its own.`,
    );
  }
  return { release: () => lock.close() };
}
