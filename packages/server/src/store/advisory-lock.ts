// Named locks that serialize transactions on PostgreSQL.
import { type Transaction, PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Waits until no other transaction holds one of these names, in this process or another. Data read
 * afterwards stays unchanged until the transaction ends. SQLite runs one transaction at a time
 * anyway.
 */
export async function lockNames(
  inside: Transaction<Database>,
  names: readonly string[],
): Promise<void> {
  if (!(inside.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Locks are taken in one order everywhere, which prevents deadlocks.
  await sql`
    select pg_advisory_xact_lock(name)
    from (select hashtextextended(name, 0) as name from unnest(${[...names]}::text[]) as requested (name) order by 1) as ordered`.execute(
    inside,
  );
}
