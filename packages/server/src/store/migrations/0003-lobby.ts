// Creates the database tables for links to game tables, invitations and seeks.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const link = {
    hash: 'text',
    table: 'text',
    kind: 'text',
    secret: 'text?',
    good: 'integer',
  } as const;
  await createTable(db, engine, 'table_links', link, ['hash']);
  await createIndex(db, 'table_links', ['table']);
  await createTable(db, engine, 'link_uses', { hash: 'text', person: 'text' }, ['hash', 'person']);
  const invite = { table: 'text', person: 'text', by: 'text', at: 'bigint' } as const;
  await createTable(db, engine, 'table_invites', invite, ['table', 'person']);
  await createIndex(db, 'table_invites', ['person']);
  const seek = {
    id: 'text',
    person: 'text',
    players: 'integer',
    clock: 'text',
    words: 'text',
    created: 'bigint',
    expires: 'bigint',
    table: 'text?',
  } as const;
  await createTable(db, engine, 'seeks', seek, ['id']);
  await createIndex(db, 'seeks', ['person']);
  await createIndex(db, 'seeks', ['players', 'clock']);
}
