// The last heartbeat and the outages, so that the clocks of players stop while no server runs.
import type { Kysely } from 'kysely';
import { type Engine, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await createTable(db, on, 'heartbeat', { id: 'integer', at: 'bigint', outages: 'integer' }, [
    'id',
  ]);
  const outages = { began: 'bigint', recorded: 'bigint', ended: 'bigint' } as const;
  await createTable(db, on, 'outages', outages, ['began']);
}
