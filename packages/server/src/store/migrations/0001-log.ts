// The log of each table, what must happen when, and checksums.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>, withoutRowid: boolean): Promise<void> {
  const clustered = withoutRowid ? sql`without rowid` : sql``;
  // Rows lie in the order of their key, so that the log of one table is read as one piece.
  await db.schema
    .createTable('log')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'seq'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('deadlines')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['table', 'kind'])
    .modifyEnd(clustered)
    .execute();
  await db.schema.createIndex('deadlines_at').on('deadlines').column('at').execute();
  await db.schema
    .createTable('checksums')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checksums_key', ['table', 'seq'])
    .modifyEnd(clustered)
    .execute();
}
