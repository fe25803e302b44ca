// Reads of logs: that of one table alone goes to the machine and the part of the log where it lies; those of many who ask in the same moment
// are one statement, in which each table is looked for by itself.
import { type Kysely, sql } from 'kysely';
import type { Database, LogEntry } from '../database.ts';
import { Together } from '../batch-loader.ts';

/** What of a log is wanted: the entries of a table after a number. */
export interface Part {
  readonly table: string;
  readonly after: number;
}

export function readsOf(db: Kysely<Database>): Together<Part, readonly LogEntry[]> {
  return new Together(async (parts) => {
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

/** The inner order keeps PostgreSQL from reading the whole log in one go, however it guesses how much of it is wanted. */
export function eachOf(parts: readonly Part[]) {
  const tables = parts.map(({ table }) => table);
  const afters = parts.map(({ after }) => after);
  return sql<LogEntry & { readonly part: number }>`
    select asked.part::int as part, entries.*
    from unnest(${tables}::text[], ${afters}::int[]) with ordinality as asked ("table", after, part)
    cross join lateral (
      select "table", seq, at, body from log
      where log."table" = asked."table" and log.seq > asked.after
      order by seq
    ) as entries
    order by asked.part, entries.seq`;
}
