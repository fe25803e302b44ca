// Locks the data folder. Two servers on one folder would keep different states of a table in
// memory.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import { makePrivateFile } from '../store/private-files.ts';
import { makeDataFolder } from './data-folder.ts';

export interface Claim {
  release(): void;
}

/**
 * Creates the folder and locks it until `release` or the end of the process. `isShared`: no lock.
 * Throws a ConfigError if another server uses the folder or it cannot be created.
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
      `--data ${folder}: another server uses this folder; choose a different one.`,
    );
  }
  return { release: () => lock.close() };
}
