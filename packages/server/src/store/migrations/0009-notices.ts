// What one node must tell the others even while they do not hear each other: whose sessions have ended.
import type { Kysely } from 'kysely';
import { type Engine, index, make } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  const notices = { id: 'text', person: 'text', at: 'bigint', expires: 'bigint' } as const;
  await make(db, on, 'notices', notices, ['id']);
  await index(db, 'notices', ['at']);
  await index(db, 'notices', ['expires']);
}
