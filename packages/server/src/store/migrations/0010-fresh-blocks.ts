// Who has blocked somebody lately is read often by nodes that do not hear the others.
import type { Kysely } from 'kysely';
import { createIndex } from './table-builder.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'blocks', ['at']);
}
