// One server at a time has a data folder: two would each think that their picture of a table is the newest.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import { makePrivateFile } from '../store/private-files.ts';
import { makeDataFolder } from './data-folder.ts';

export interface Claim {
  release(): void;
}

/**
 * Makes the folder where it is missing, and holds it until `release` or until this process is gone, whichever way: the lock is one of
 * the system's, through a file of SQLite, and no number in a file that might belong to somebody else after a crash. A shared folder is only
 * made: what is kept lies in a database, which any number of servers may use.
 */
export function claimFolder(folder: string, { isShared = false } = {}): Claim {
  makeDataFolder(folder);
  if (isShared) return { release: () => {} };
  const file = join(folder, 'lock.db');
  makePrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
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
