// Creates the database tables of the table index. Its rows are computed from the logs.
import type { Kysely } from 'kysely';
import { type Engine, tableSuffix, columnType } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = columnType('text', engine);
  await db.schema
    .createTable('tables')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('phase', text, (column) => column.notNull())
    .addColumn('joining', text, (column) => column.notNull())
    .addColumn('host', text, (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .modifyEnd(tableSuffix(engine))
    .execute();
  await db.schema
    .createIndex('tables_phase')
    .on('tables')
    .columns(['phase', 'joining', 'created'])
    .execute();
  await db.schema
    .createTable('table_seats')
    .addColumn('table', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('table_seats_key', ['table', 'seat'])
    .modifyEnd(tableSuffix(engine))
    .execute();
  await db.schema.createIndex('table_seats_person').on('table_seats').column('person').execute();
}
