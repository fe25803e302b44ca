// Who has blocked somebody lately is read often by nodes that do not hear the others.
import type { Kysely } from 'kysely';
import { index } from './table-builder.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'blocks', ['at']);
}
