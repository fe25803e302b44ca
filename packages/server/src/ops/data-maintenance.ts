// What a host does with the data folder by the command line: copies, puts back, brings up to date, takes the finished games out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backUp,
  checkPlace,
  makeFolder,
  openStore,
  type Place,
  restore,
  type Store,
  writePrivateFile,
} from '../store/index.ts';
import { loadTable } from '../tables/load-table.ts';
import { resultOf } from '../tables/result.ts';
import { claimFolder } from './data-folder-lock.ts';
import { isPlayable, tablesIn } from './migrate-to-postgres.ts';

export { backUp as backUpData, checkPlace as checkData };

/** Holds a folder while something is done with it that no server may notice; a database does so by itself. */
async function alone<T>({ folder, database }: Place, work: () => Promise<T>): Promise<T> {
  const claim = claimFolder(folder, { isShared: database !== undefined });
  try {
    return await work();
  } finally {
    claim.release();
  }
}

/** Only while no server runs there. Returns where lies what was there before. */
export function restoreData(file: string, place: Place): Promise<string | undefined> {
  return alone(place, () => restore(file, place));
}

/** Brings the database to the version of this program, as a start of the server does. */
export function migrateData(place: Place): Promise<void> {
  return alone(place, async () => (await openStore(place)).close());
}

export interface Exported {
  readonly games: number;
  /** Tables whose log these rules do not play. */
  readonly unplayable: readonly string[];
}

/** Writes what a finished game tells: its record, and what proves its deal. Whether there was one. */
async function exportGame({ log, checksums }: Store, table: string, into: string) {
  const live = loadTable(table, await log.read(table, 0), await checksums.latest(table));
  const result = resultOf(live);
  if (result?.record === undefined) return false;
  writePrivateFile(join(into, `${table}.txt`), result.record);
  if (result.proof !== undefined) {
    writePrivateFile(join(into, `${table}.proof.json`), JSON.stringify(result.proof));
  }
  return true;
}

/** Writes all finished games into a folder. */
export async function exportGames(place: Place, into: string): Promise<Exported> {
  makeFolder(into);
  return reading(place, async (store) => {
    const unplayable: string[] = [];
    let games = 0;
    for await (const table of tablesIn(store.db)) {
      try {
        if (await exportGame(store, table, into)) games++;
      } catch {
        unplayable.push(table);
      }
    }
    return { games, unplayable };
  });
}

/** Tables whose log these rules do not play, or not to what it added up to; nobody can go on there. */
export function unplayableIn(place: Place): Promise<readonly string[]> {
  return reading(place, async ({ db }) => {
    const unplayable: string[] = [];
    for await (const table of tablesIn(db)) {
      if (!(await isPlayable(db, table))) unplayable.push(table);
    }
    return unplayable;
  });
}

/** Of a file it works on a copy, so that a running server is not disturbed. */
async function reading<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  if (place.database !== undefined) return readingFrom(place, work);
  const copy = mkdtempSync(join(tmpdir(), 'eminent-copy-'));
  try {
    await backUp(place, join(copy, 'eminent.db'));
    return await readingFrom({ folder: copy }, work);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function readingFrom<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
