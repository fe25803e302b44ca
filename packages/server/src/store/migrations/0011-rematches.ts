// Rematch requests: table, user and time.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('rematch', 'bigint').execute();
}
