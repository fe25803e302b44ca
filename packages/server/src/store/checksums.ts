// Reads the checksums of positions, on SQLite and PostgreSQL.
import type { Kysely } from 'kysely';
import type { Checksum, Database } from './database.ts';
import type { Checksums } from './store.ts';
import { BatchLoader } from './batch-loader.ts';

export function checksumsOf(db: Kysely<Database>): Checksums {
  const latest = new BatchLoader((tables: readonly string[]) => latestOf(db, tables));
  return { latest: (table) => latest.of(table) };
}

async function latestOf(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<readonly (Checksum | undefined)[]> {
  const [table] = tables;
  if (table !== undefined && tables.length === 1) return [await latestOfOne(db, table)];
  return latestOfEach(db, tables);
}

function latestOfOne(db: Kysely<Database>, table: string): Promise<Checksum | undefined> {
  return db
    .selectFrom('checksums')
    .selectAll()
    .where('table', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function latestOfEach(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<readonly (Checksum | undefined)[]> {
  const last = db
    .selectFrom('checksums')
    .select((builder) => ['table', builder.fn.max('seq').as('seq')])
    .where('table', 'in', tables)
    .groupBy('table')
    .as('last');
  const rows = await db
    .selectFrom('checksums')
    .innerJoin(last, (join) =>
      join.onRef('last.table', '=', 'checksums.table').onRef('last.seq', '=', 'checksums.seq'),
    )
    .selectAll('checksums')
    .execute();
  const sums = new Map(rows.map((row) => [row.table, row]));
  return tables.map((table) => sums.get(table));
}
