// The time of the last rematch request of a finished table.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('rematch', 'bigint').execute();
}
