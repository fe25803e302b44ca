// What a host and its administrators need: reports, sanctions, the list of what was done; and where people want to be told.
import type { Kysely } from 'kysely';
import { type Engine, index, make } from './table-builder.ts';

export async function up(db: Kysely<unknown>, on: Engine): Promise<void> {
  await makeModeration(db, on);
  await makeNotify(db, on);
}

async function makeModeration(db: Kysely<unknown>, on: Engine): Promise<void> {
  const report = {
    id: 'text',
    at: 'bigint',
    by: 'text',
    about: 'text',
    reason: 'text',
    table: 'text?',
    line: 'integer?',
    said: 'text?',
    words: 'text?',
    closed: 'bigint?',
    note: 'text?',
  } as const;
  await make(db, on, 'reports', report, ['id']);
  await index(db, 'reports', ['about']);
  await index(db, 'reports', ['by']);
  await index(db, 'reports', ['at', 'id']);
  const sanction = {
    id: 'text',
    person: 'text',
    kind: 'text',
    reason: 'text',
    at: 'bigint',
    until: 'bigint?',
    lifted: 'bigint?',
    seen: 'integer',
  } as const;
  await make(db, on, 'sanctions', sanction, ['id']);
  await index(db, 'sanctions', ['person']);
  const audit = {
    id: 'text',
    at: 'bigint',
    by: 'text',
    by_name: 'text',
    did: 'text',
    target: 'text',
    name: 'text?',
    reason: 'text?',
  } as const;
  await make(db, on, 'audit', audit, ['id']);
  await index(db, 'audit', ['at', 'id']);
}

async function makeNotify(db: Kysely<unknown>, on: Engine): Promise<void> {
  const device = {
    id: 'text',
    person: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    device: 'text',
    created: 'bigint',
    used: 'bigint?',
  } as const;
  await make(db, on, 'push_devices', device, ['id']);
  await index(db, 'push_devices', ['person']);
  await index(db, 'push_devices', ['endpoint'], true);
  // What the server itself must keep, such as the keys with which it signs.
  await make(db, on, 'kept', { name: 'text', value: 'text' }, ['name']);
  await make(db, on, 'notify_settings', { person: 'text', settings: 'text' }, ['person']);
  const webhook = {
    id: 'text',
    person: 'text',
    url: 'text',
    secret: 'text',
    table: 'text?',
    created: 'bigint',
    failures: 'integer',
    trouble: 'text?',
  } as const;
  await make(db, on, 'webhooks', webhook, ['id']);
  await index(db, 'webhooks', ['person']);
  await index(db, 'webhooks', ['table']);
}
