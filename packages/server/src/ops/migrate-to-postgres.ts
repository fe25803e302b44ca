// Migrates a data folder to PostgreSQL without concurrent writes. Compares every table and replays
// every log.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import {
  backUp,
  checksumsOf,
  type Database,
  type LogEntry,
  moveTo,
  type TableSum,
} from '../store/index.ts';
import { ConfigError } from '../config.ts';
import { loadTable } from '../tables/load-table.ts';
import { type Claim, claimFolder } from './data-folder-lock.ts';
import { readHost } from './host-file.ts';

export interface Moved {
  readonly tables: readonly TableSum[];
  /** Logs replayed from the copy to their stored checksums. */
  readonly logs: number;
  /** Tables the current rules cannot replay; they were copied like the others. */
  readonly unplayable: readonly string[];
}

const AT_ONCE = 200;

async function idsAfter(db: Kysely<Database>, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('log')
    .select('table')
    .distinct()
    .where('table', '>', after)
    .orderBy('table')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ table }) => table);
}

/** All table ids, in batches. */
export async function* tablesIn(db: Kysely<Database>): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    // oxlint-disable-next-line no-await-in-loop
    const ids = await idsAfter(db, after);
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Whether a log replays to its stored checksum. */
export async function isPlayable(db: Kysely<Database>, table: string): Promise<boolean> {
  const rows: LogEntry[] = await db
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .orderBy('seq')
    .execute();
  const sum = await checksumsOf(db).latest(table);
  try {
    loadTable(table, rows, sum);
    return true;
  } catch {
    return false;
  }
}

/** Prevents writes: locks the folder, or verifies that the running server is read-only. */
async function holdStill(folder: string): Promise<Claim> {
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
  const claim = await holdStill(folder);
  const aside = mkdtempSync(join(tmpdir(), 'eminent-move-'));
  try {
    const file = join(aside, 'all.db');
    await backUp({ folder }, file);
    let logs = 0;
    const unplayable: string[] = [];
    const tables = await moveTo(database, file, async (into) => {
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
