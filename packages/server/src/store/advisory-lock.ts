// Who changes something in a transaction takes his turn for it first.
import { type Transaction, PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Waits until no other transaction that named one of these is under way, in this process or another. What is read afterwards stays as it is until
 * the transaction ends. SQLite has one transaction at a time anyway.
 */
export async function takeTurn(
  inside: Transaction<Database>,
  names: readonly string[],
): Promise<void> {
  if (!(inside.getExecutor().adapter instanceof PostgresAdapter)) return;
  // In one order everywhere, so that nobody waits for somebody who waits for him.
  await sql`
    select pg_advisory_xact_lock(name)
    from (select hashtextextended(name, 0) as name from unnest(${[...names]}::text[]) as asked (name) order by 1) as ordered`.execute(
    inside,
  );
}
