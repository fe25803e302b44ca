// What the server keeps of somebody: all of it for himself to read, and all of it gone when he wants so.
import type { Transaction } from 'kysely';
import type { Database } from '../store/index.ts';
import type { Ground } from './context.ts';
import { asksOf, blockedBy, friendsOf } from './friends.ts';
import type { Traces } from './table-queries.ts';
import type { Person } from './user.ts';

function idsOf({ id, also = [] }: Person): readonly string[] {
  return [id, ...also];
}

/** Everything but secrets and what is kept only as a hash. Of others it has ids and nothing else. */
export async function exportOf(
  ground: Ground,
  traces: Traces,
  person: Person,
): Promise<Record<string, unknown>> {
  const { db } = ground;
  const of = { id: person.id };
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'face', 'lang', 'created', 'seen'])
    .where('id', '=', of.id)
    .executeTakeFirst();
  const login = await db
    .selectFrom('passwords')
    .select(['login', 'changed'])
    .where('person', '=', of.id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created', 'used'])
    .where('person', '=', of.id)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'created', 'seen', 'expires'])
    .where('person', '=', of.id)
    .execute();
  const mail = await db
    .selectFrom('mails')
    .select(['mail', 'confirmed'])
    .where('person', '=', of.id)
    .executeTakeFirst();
  const bots = await db
    .selectFrom('people')
    .select(['id', 'name', 'created'])
    .where('owner', '=', of.id)
    .where('kind', '=', 'bot')
    .execute();
  const [ratings, games, firsts] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('person', '=', of.id).execute(),
    db.selectFrom('played').selectAll().where('person', '=', of.id).orderBy('at').execute(),
    db.selectFrom('firsts').selectAll().where('person', '=', of.id).execute(),
  ]);
  const [devices, notices, webhooks, reports, sanctions] = await Promise.all([
    db
      .selectFrom('push_devices')
      .select(['device', 'created', 'used'])
      .where('person', '=', of.id)
      .execute(),
    db.selectFrom('notify_settings').select('settings').where('person', '=', of.id).execute(),
    db.selectFrom('webhooks').select(['url', 'created']).where('person', '=', of.id).execute(),
    db
      .selectFrom('reports')
      .select(['at', 'about', 'reason', 'table', 'words'])
      .where('by', '=', of.id)
      .execute(),
    db
      .selectFrom('sanctions')
      .select(['kind', 'reason', 'at', 'until', 'lifted'])
      .where('person', '=', of.id)
      .execute(),
  ]);
  const { asking, asked } = await asksOf(ground, of.id);
  return {
    person: row,
    login,
    passkeys,
    sessions,
    mail,
    bots,
    ratings,
    games,
    firsts,
    devices,
    notices,
    webhooks,
    reports,
    sanctions,
    friends: await friendsOf(ground, of.id),
    asking,
    asked,
    blocked: await blockedBy(ground, of.id),
    tables: await traces.tablesOf(idsOf(person)),
    said: await traces.saidBy(idsOf(person)),
  };
}

/** Deletes somebody. A second time changes nothing, so one that was cut short is repeated whole. */
export async function erase(ground: Ground, traces: Traces, person: Person): Promise<void> {
  const { db } = ground;
  const bots = await db
    .selectFrom('people')
    .select('id')
    .where('owner', '=', person.id)
    .where('kind', '=', 'bot')
    .execute();
  const ids = [...idsOf(person), ...bots.map(({ id }) => id)];
  // First what depends on the name still being there.
  await traces.forget(ids);
  await db.transaction().execute(async (inside) => {
    for (const table of OWN) await inside.deleteFrom(table).where('person', 'in', ids).execute();
    for (const table of ['friends', 'blocks'] as const) {
      await inside.deleteFrom(table).where('other', 'in', ids).execute();
    }
    await inside.deleteFrom('table_invites').where('by', 'in', ids).execute();
    await forgetReports(inside, ids);
    await inside
      .updateTable('people')
      .set({ name: '', look: '', kind: 'former', face: null, lang: null, owner: null, admin: 0 })
      .where('id', 'in', ids)
      .execute();
  });
}

/** That something was reported and dealt with stays, without the words and the name. */
async function forgetReports(inside: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await inside.updateTable('reports').set({ said: null }).where('about', 'in', ids).execute();
  await inside.updateTable('reports').set({ words: null }).where('by', 'in', ids).execute();
  await inside.updateTable('audit').set({ name: null }).where('target', 'in', ids).execute();
  await inside.updateTable('audit').set({ by_name: '' }).where('by', 'in', ids).execute();
}

/** What is deleted with a person. Of games played, places and points stay, without a name. */
const OWN = [
  'push_devices',
  'notify_settings',
  'webhooks',
  'sanctions',
  'seeks',
  'table_invites',
  'link_uses',
  'kept_answers',
  'sessions',
  'passwords',
  'passkeys',
  'recovery_codes',
  'mails',
  'mail_tokens',
  'challenges',
  'friends',
  'friend_links',
  'blocks',
  'ratings',
  'firsts',
] as const;
