// Results of daily games, one for each user and date.
import type { Kysely } from 'kysely';
import { type Engine, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  const columns = {
    date: 'text',
    person: 'text',
    score: 'integer',
    won: 'integer',
    at: 'bigint',
  } as const;
  await createTable(db, on, 'daily_results', columns, ['date', 'person']);
}
