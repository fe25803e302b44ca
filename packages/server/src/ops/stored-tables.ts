// Lists the game tables in a database, and replays their logs.
import type { Kysely } from 'kysely';
import { checksumsOf, type Database, type LogEntry } from '../store/index.ts';
import { loadTable } from '../tables/load-table.ts';
import type { TableState } from '../tables/table-state.ts';

const BATCH_SIZE = 200;

async function idsAfter(db: Kysely<Database>, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('log')
    .select('table')
    .distinct()
    .where('table', '>', after)
    .orderBy('table')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ table }) => table);
}

/** Yields the ids of all tables in ascending order. */
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

/** Returns undefined if the current rules cannot replay the log, or reach another checksum. */
export async function replayStored(
  db: Kysely<Database>,
  table: string,
): Promise<TableState | undefined> {
  const rows: LogEntry[] = await db
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .orderBy('seq')
    .execute();
  const sum = await checksumsOf(db).latest(table);
  try {
    return loadTable(table, rows, sum);
  } catch {
    return undefined;
  }
}

export async function isPlayable(db: Kysely<Database>, table: string): Promise<boolean> {
  return (await replayStored(db, table)) !== undefined;
}
