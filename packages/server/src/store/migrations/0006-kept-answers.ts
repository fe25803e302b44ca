// Answers that are kept under the key of their request, so that a request that is sent again after a restart is not done again.
import type { Kysely } from 'kysely';
import { type Engine, index, make } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  const kept = {
    name: 'text',
    person: 'text',
    sent: 'text',
    answer: 'text?',
    expires: 'bigint',
  } as const;
  await make(db, on, 'kept_answers', kept, ['name']);
  await index(db, 'kept_answers', ['person']);
  await index(db, 'kept_answers', ['expires']);
}
