// Leases of deadlines: until when a process has claimed one. Other processes on the same database
// skip it until then.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deadlines')
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
