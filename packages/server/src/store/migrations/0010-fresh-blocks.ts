// Adds an index of blocks by time, because nodes without pub/sub often poll recent blocks.
import type { Kysely } from 'kysely';
import { createIndex } from './table-builder.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'blocks', ['at']);
}
