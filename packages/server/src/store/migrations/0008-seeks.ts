// A seek leads directly to an open table, and its text comes after the reserved seat of that table.
import type { Kysely } from 'kysely';
import { type Engine, columnType } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await db.schema.alterTable('seeks').dropColumn('words').execute();
  await db.schema.alterTable('seeks').addColumn('gathers', columnType('text', on)).execute();
  await db.schema.alterTable('seeks').addColumn('offered', 'bigint').execute();
}
