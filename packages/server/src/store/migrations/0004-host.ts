// Creates the database tables for reports, sanctions, the audit log and notifications.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await makeModeration(db, engine);
  await makeNotify(db, engine);
}

async function makeModeration(db: Kysely<unknown>, engine: Engine): Promise<void> {
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
  await createTable(db, engine, 'reports', report, ['id']);
  await createIndex(db, 'reports', ['about']);
  await createIndex(db, 'reports', ['by']);
  await createIndex(db, 'reports', ['at', 'id']);
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
  await createTable(db, engine, 'sanctions', sanction, ['id']);
  await createIndex(db, 'sanctions', ['person']);
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
  await createTable(db, engine, 'audit', audit, ['id']);
  await createIndex(db, 'audit', ['at', 'id']);
}

async function makeNotify(db: Kysely<unknown>, engine: Engine): Promise<void> {
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
  await createTable(db, engine, 'push_devices', device, ['id']);
  await createIndex(db, 'push_devices', ['person']);
  await createIndex(db, 'push_devices', ['endpoint'], true);
  await createTable(db, engine, 'kept', { name: 'text', value: 'text' }, ['name']);
  await createTable(db, engine, 'notify_settings', { person: 'text', settings: 'text' }, [
    'person',
  ]);
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
  await createTable(db, engine, 'webhooks', webhook, ['id']);
  await createIndex(db, 'webhooks', ['person']);
  await createIndex(db, 'webhooks', ['table']);
}
