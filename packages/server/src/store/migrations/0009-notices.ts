// Creates the database table of session revocations, which nodes need even while pub/sub is down.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const notices = { id: 'text', person: 'text', at: 'bigint', expires: 'bigint' } as const;
  await createTable(db, engine, 'notices', notices, ['id']);
  await createIndex(db, 'notices', ['at']);
  await createIndex(db, 'notices', ['expires']);
}
