// A seek offers a seat at a gathering table (`gathers`, since `offered`). The player sends words
// for the deal when they take that seat, no longer with the seek.
import type { Kysely } from 'kysely';
import { type Engine, columnType } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await db.schema.alterTable('seeks').dropColumn('words').execute();
  await db.schema.alterTable('seeks').addColumn('gathers', columnType('text', on)).execute();
  await db.schema.alterTable('seeks').addColumn('offered', 'bigint').execute();
}
