// When the service was last up, and when it was down, so that nobody's clock runs while there is no server.
import type { Kysely } from 'kysely';
import { type Engine, make } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await make(db, on, 'heartbeat', { id: 'integer', at: 'bigint', outages: 'integer' }, ['id']);
  const outages = { began: 'bigint', recorded: 'bigint', ended: 'bigint' } as const;
  await make(db, on, 'outages', outages, ['began']);
}
