// Migrates a data folder to PostgreSQL while no server writes to it. Verifies the copy of every
// database table, and replays the log of every game table.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@eminent/server/store';
import {
  type Claim,
  claimFolder,
  ConfigError,
  isPlayable,
  readHostFile,
  tablesIn,
} from '@eminent/server/cluster';
import { importFrom } from './backup.ts';
import type { TableSum } from './copy-database.ts';

interface Moved {
  readonly tables: readonly TableSum[];
  /** Number of logs that were replayed without a difference. */
  readonly logs: number;
  /** Ids of game tables whose logs cannot be replayed. They were copied like the others. */
  readonly unplayable: readonly string[];
}

/** Locks the folder. Throws a ConfigError if a server that is not read-only has locked it. */
async function claimSource(folder: string): Promise<Claim> {
  try {
    return claimFolder(folder);
  } catch (error) {
    const host = readHostFile(folder);
    const version = await fetch(`${host?.address ?? 'http://localhost:0'}/version`).catch(
      () => undefined,
    );
    const reported = (await version?.json()) as { readOnly?: unknown } | undefined;
    if (reported?.readOnly === true) return { release: () => {} };
    if (host === undefined) throw error;
    throw new ConfigError(
      'A server is running on this folder: stop it, or start it with --read-only yes.',
    );
  }
}

/**
 * Copies the data of a folder to an empty PostgreSQL database. If something fails, copies nothing.
 * Throws a ConfigError if a server may write to the folder.
 */
export async function moveData(folder: string, database: string): Promise<Moved> {
  const claim = await claimSource(folder);
  const tempFolder = mkdtempSync(join(tmpdir(), 'eminent-move-'));
  try {
    const file = join(tempFolder, 'all.db');
    await backUp({ folder }, file);
    let logs = 0;
    const unplayable: string[] = [];
    const tables = await importFrom(file, database, async (into) => {
      for await (const table of tablesIn(into)) {
        if (await isPlayable(into, table)) logs++;
        else unplayable.push(table);
      }
    });
    return { tables, logs, unplayable };
  } finally {
    rmSync(tempFolder, { recursive: true, force: true });
    claim.release();
  }
}
