// Adds the lease of a deadline: until it expires, other processes skip the deadline.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deadlines')
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
