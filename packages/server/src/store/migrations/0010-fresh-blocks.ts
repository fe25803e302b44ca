// An index of recent blocks, which nodes without pub/sub poll often.
import type { Kysely } from 'kysely';
import { createIndex } from './table-builder.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'blocks', ['at']);
}
