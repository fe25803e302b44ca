// Responses by idempotency key, so that a request repeated after a restart is not executed again.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  const kept = {
    name: 'text',
    person: 'text',
    sent: 'text',
    answer: 'text?',
    expires: 'bigint',
  } as const;
  await createTable(db, on, 'kept_answers', kept, ['name']);
  await createIndex(db, 'kept_answers', ['person']);
  await createIndex(db, 'kept_answers', ['expires']);
}
