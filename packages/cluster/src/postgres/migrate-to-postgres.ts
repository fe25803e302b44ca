// Migrates a data folder to PostgreSQL without concurrent writes. Compares every table and replays
// every log.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@eminent/server/store';
import {
  type Claim,
  claimFolder,
  ConfigError,
  isPlayable,
  readHost,
  tablesIn,
} from '@eminent/server/cluster';
import { importFrom } from './backup.ts';
import type { TableSum } from './copy-database.ts';

interface Moved {
  readonly tables: readonly TableSum[];
  /** Logs replayed from the copy to their stored checksums. */
  readonly logs: number;
  /** Tables the current rules cannot replay; they were copied like the others. */
  readonly unplayable: readonly string[];
}

/** Prevents writes: locks the folder, or verifies that the running server is read-only. */
async function claimSource(folder: string): Promise<Claim> {
  try {
    return claimFolder(folder);
  } catch (error) {
    const host = readHost(folder);
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

/** All or nothing: on failure the database stays empty. */
export async function moveData(folder: string, database: string): Promise<Moved> {
  const claim = await claimSource(folder);
  const aside = mkdtempSync(join(tmpdir(), 'eminent-move-'));
  try {
    const file = join(aside, 'all.db');
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
    rmSync(aside, { recursive: true, force: true });
    claim.release();
  }
}
