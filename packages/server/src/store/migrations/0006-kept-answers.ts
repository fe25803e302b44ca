// Creates the database table of responses by idempotency key.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const kept = {
    name: 'text',
    person: 'text',
    sent: 'text',
    answer: 'text?',
    expires: 'bigint',
  } as const;
  await createTable(db, engine, 'kept_answers', kept, ['name']);
  await createIndex(db, 'kept_answers', ['person']);
  await createIndex(db, 'kept_answers', ['expires']);
}
