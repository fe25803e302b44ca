// Reads logs of tables. Several concurrent reads become one statement.
import { type Kysely, sql } from 'kysely';
import { type Database, type LogEntry, BatchLoader } from '@eminent/server/store';

/** A requested part of a log: the entries of `table` after sequence number `after`. */
export interface Part {
  readonly table: string;
  readonly after: number;
}

/** Returns a loader that reads parts of logs in batches. */
export function readsOf(db: Kysely<Database>): BatchLoader<Part, readonly LogEntry[]> {
  return new BatchLoader(async (parts) => {
    const [part] = parts;
    if (part !== undefined && parts.length === 1) return [await readOne(db, part)];
    return readEach(db, parts);
  });
}

function readOne(db: Kysely<Database>, { table, after }: Part): Promise<readonly LogEntry[]> {
  return db
    .selectFrom('log')
    .select(['table', 'seq', 'at', 'body'])
    .where('table', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
}

async function readEach(
  db: Kysely<Database>,
  parts: readonly Part[],
): Promise<readonly (readonly LogEntry[])[]> {
  const { rows } = await eachOf(parts).execute(db);
  const found = parts.map((): LogEntry[] => []);
  for (const { part, ...entry } of rows) found[part - 1]?.push(entry);
  return found;
}

/**
 * Returns the statement that reads several parts. The inner `order by` makes PostgreSQL use the
 * index for each part, however many rows it expects, instead of scanning the whole log.
 */
export function eachOf(parts: readonly Part[]) {
  const tables = parts.map(({ table }) => table);
  const afters = parts.map(({ after }) => after);
  return sql<LogEntry & { readonly part: number }>`
    select requested.part::int as part, entries.*
    from unnest(${tables}::text[], ${afters}::int[]) with ordinality as requested ("table", after, part)
    cross join lateral (
      select "table", seq, at, body from log
      where log."table" = requested."table" and log.seq > requested.after
      order by seq
    ) as entries
    order by requested.part, entries.seq`;
}
