// Adds the offered seat to seeks: its table (`gathers`) and the time of the offer (`offered`).
// Removes `words`, which players now send when they take the seat.
import type { Kysely } from 'kysely';
import { type Engine, columnType } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('seeks').dropColumn('words').execute();
  await db.schema.alterTable('seeks').addColumn('gathers', columnType('text', engine)).execute();
  await db.schema.alterTable('seeks').addColumn('offered', 'bigint').execute();
}
