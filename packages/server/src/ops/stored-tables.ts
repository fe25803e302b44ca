// Lists the tables of a database and replays their logs.
import type { Kysely } from 'kysely';
import { checksumsOf, type Database, type LogEntry } from '../store/index.ts';
import { loadTable } from '../tables/load-table.ts';

/** Ids per query. */
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
