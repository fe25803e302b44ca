// Until when a process has taken a deadline upon itself; where several processes share a database, the others leave it alone so long.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deadlines')
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
