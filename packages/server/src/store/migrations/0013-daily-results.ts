// Creates the database table for results of daily games, one row per user and date.
import type { Kysely } from 'kysely';
import { type Engine, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const columns = {
    date: 'text',
    person: 'text',
    score: 'integer',
    won: 'integer',
    at: 'bigint',
  } as const;
  await createTable(db, engine, 'daily_results', columns, ['date', 'person']);
}
