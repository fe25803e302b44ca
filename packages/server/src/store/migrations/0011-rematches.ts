// Adds the time of the last rematch request at a finished table.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('rematch', 'bigint').execute();
}
