// At which tables somebody wants to play again, and since when.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('rematch', 'bigint').execute();
}
