// Named locks for transactions on PostgreSQL.
import { type Transaction, PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Locks names until the transaction ends. Waits while another transaction holds one, in any
 * process. Does nothing on SQLite, where transactions never overlap.
 */
export async function lockNames(
  transaction: Transaction<Database>,
  names: readonly string[],
): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  // All transactions take their locks in the same order, which prevents deadlocks.
  await sql`
    select pg_advisory_xact_lock(name)
    from (select hashtextextended(name, 0) as name from unnest(${[...names]}::text[]) as requested (name) order by 1) as ordered`.execute(
    transaction,
  );
}
