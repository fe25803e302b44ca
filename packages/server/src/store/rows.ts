// Helpers for frequent SQL statements.
import type { InsertObject, Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Inserts rows, except those whose key already exists. */
export async function insertNew<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: InsertObject<Database, Table> | readonly InsertObject<Database, Table>[],
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a row if it belongs to one of these user ids. Returns whether a row was deleted. */
export async function deleteRowOf(
  db: Kysely<Database>,
  table: 'sessions' | 'passkeys' | 'push_devices' | 'webhooks',
  owners: readonly string[],
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('person', 'in', owners)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
