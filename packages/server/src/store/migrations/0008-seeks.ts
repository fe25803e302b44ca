// A seek leads to a table that gathers at once, and its words come after the promise of that table.
import type { Kysely } from 'kysely';
import { type Engine, typeOf } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await db.schema.alterTable('seeks').dropColumn('words').execute();
  await db.schema.alterTable('seeks').addColumn('gathers', typeOf('text', on)).execute();
  await db.schema.alterTable('seeks').addColumn('offered', 'bigint').execute();
}
