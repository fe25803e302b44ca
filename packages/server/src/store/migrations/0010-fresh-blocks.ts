// Adds an index of blocks by time. Nodes without pub/sub poll for recent ones.
import type { Kysely } from 'kysely';
import { createIndex } from './table-builder.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'blocks', ['at']);
}
