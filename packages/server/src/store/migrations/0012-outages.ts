// Creates the database tables of the last heartbeat and of outages.
import type { Kysely } from 'kysely';
import { type Engine, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTable(db, engine, 'heartbeat', { id: 'integer', at: 'bigint', outages: 'integer' }, [
    'id',
  ]);
  const outages = { began: 'bigint', recorded: 'bigint', ended: 'bigint' } as const;
  await createTable(db, engine, 'outages', outages, ['began']);
}
