// Links to tables, invitations and seeks.
import type { Kysely } from 'kysely';
import { type Engine, index, make } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  const link = {
    hash: 'text',
    table: 'text',
    kind: 'text',
    secret: 'text?',
    good: 'integer',
  } as const;
  await make(db, on, 'table_links', link, ['hash']);
  await index(db, 'table_links', ['table']);
  await make(db, on, 'link_uses', { hash: 'text', person: 'text' }, ['hash', 'person']);
  const invite = { table: 'text', person: 'text', by: 'text', at: 'bigint' } as const;
  await make(db, on, 'table_invites', invite, ['table', 'person']);
  await index(db, 'table_invites', ['person']);
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
  await make(db, on, 'seeks', seek, ['id']);
  await index(db, 'seeks', ['person']);
  await index(db, 'seeks', ['players', 'clock']);
}
