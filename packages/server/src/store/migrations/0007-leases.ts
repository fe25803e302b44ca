// Adds the lease of a deadline: the time until which one process has claimed the deadline and other
// processes skip it.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deadlines')
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
