// Creates the database tables for the logs, deadlines and checksums of game tables.
import { type Kysely, sql } from 'kysely';
import { type Engine, tableSuffix, columnType } from './table-builder.ts';

/** Partitions of the log on PostgreSQL. A later change would require copying the log. */
const PARTITIONS = 32;

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = columnType('text', engine);
  const partitioning =
    engine === 'postgres' ? sql`partition by hash ("table")` : tableSuffix(engine);
  await db.schema
    .createTable('log')
    .addColumn('table', text, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'seq'])
    .modifyEnd(partitioning)
    .execute();
  for (let part = 0; engine === 'postgres' && part < PARTITIONS; part++) {
    const name = sql.id(`log_${String(part).padStart(2, '0')}`);
    const values = sql`(modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(part)})`;
    // oxlint-disable-next-line no-await-in-loop
    await sql`create table ${name} partition of log for values with ${values}`.execute(db);
  }
  await db.schema
    .createTable('deadlines')
    .addColumn('table', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['table', 'kind'])
    .modifyEnd(tableSuffix(engine))
    .execute();
  await db.schema.createIndex('deadlines_at').on('deadlines').column('at').execute();
  await db.schema
    .createTable('checksums')
    .addColumn('table', text, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('sum', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('checksums_key', ['table', 'seq'])
    .modifyEnd(tableSuffix(engine))
    .execute();
}
