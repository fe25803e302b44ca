// What a host does with the data folder by the command line: copies, puts back, brings up to date, takes the finished games out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, checkFolder, openStore, restore, type Store } from '../store/index.ts';
import { loadTable } from '../tables/load.ts';
import { resultOf } from '../tables/result.ts';
import { claimFolder } from './claim.ts';

export { backUp as backUpData, checkFolder as checkData };

/** Only while no server runs on the folder. Returns where lies what was there before. */
export async function restoreData(file: string, folder: string): Promise<string | undefined> {
  const claim = claimFolder(folder);
  try {
    return await restore(file, folder);
  } finally {
    claim.release();
  }
}

/** Brings the database to the version of this program, as a start of the server does. */
export async function migrateData(folder: string): Promise<void> {
  const claim = claimFolder(folder);
  try {
    const store = await openStore({ folder });
    await store.close();
  } finally {
    claim.release();
  }
}

export interface Exported {
  readonly games: number;
  /** Tables whose log these rules do not play. */
  readonly unplayable: readonly string[];
}

const AT_ONCE = 500;

/** Every table that there is, in pieces. */
async function* tablesOf({ db }: Store): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('log')
      .select('table')
      .distinct()
      .where('table', '>', after)
      .orderBy('table')
      .limit(AT_ONCE)
      .execute();
    for (const { table } of rows) yield table;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.table;
  }
}

/** Writes what a finished game tells: its record, and what proves its deal. Whether there was one. */
async function exportGame({ log, checksums }: Store, table: string, into: string) {
  const live = loadTable(table, await log.read(table, 0), await checksums.latest(table));
  const result = resultOf(live);
  if (result?.record === undefined) return false;
  writeFileSync(join(into, `${table}.txt`), result.record);
  if (result.proof !== undefined) {
    writeFileSync(join(into, `${table}.proof.json`), JSON.stringify(result.proof));
  }
  return true;
}

/** Writes all finished games into a folder. Works on a copy, so that a running server is not disturbed. */
export async function exportGames(folder: string, into: string): Promise<Exported> {
  const copy = mkdtempSync(join(tmpdir(), 'eminent-export-'));
  try {
    await backUp(folder, join(copy, 'eminent.db'));
    mkdirSync(into, { recursive: true });
    return await exportFrom(copy, into);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function exportFrom(folder: string, into: string): Promise<Exported> {
  const store = await openStore({ folder });
  const unplayable: string[] = [];
  let games = 0;
  try {
    for await (const table of tablesOf(store)) {
      try {
        if (await exportGame(store, table, into)) games++;
      } catch {
        unplayable.push(table);
      }
    }
  } finally {
    await store.close();
  }
  return { games, unplayable };
}
