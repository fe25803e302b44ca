// Exports and deletes the personal data of a user.
import type { Transaction } from 'kysely';
import type { Database } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';
import { friendRequestsOf, blockedBy, friendsOf } from './friends.ts';
import type { TableQueries } from './table-queries.ts';
import { allIdsOf, type User } from '../core/user.ts';

type Rows = Promise<Record<string, unknown>>;

async function accountRows({ db }: ServiceContext, id: string): Rows {
  const [person, login, passkeys, sessions, mail, bots] = await Promise.all([
    db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'face', 'lang', 'created', 'seen'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('passwords')
      .select(['login', 'changed'])
      .where('person', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created', 'used'])
      .where('person', '=', id)
      .execute(),
    db
      .selectFrom('sessions')
      .select(['device', 'created', 'seen', 'expires'])
      .where('person', '=', id)
      .execute(),
    db
      .selectFrom('mails')
      .select(['mail', 'confirmed'])
      .where('person', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('owner', '=', id)
      .where('kind', '=', 'bot')
      .execute(),
  ]);
  return { person, login, passkeys, sessions, mail, bots };
}

async function resultRows({ db }: ServiceContext, id: string): Rows {
  const [ratings, games, firsts, daily] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
    db.selectFrom('played').selectAll().where('person', '=', id).orderBy('at').execute(),
    db.selectFrom('firsts').selectAll().where('person', '=', id).execute(),
    db.selectFrom('daily_results').selectAll().where('person', '=', id).execute(),
  ]);
  return { ratings, games, firsts, daily };
}

async function notificationRows({ db }: ServiceContext, ids: readonly string[]): Rows {
  const [devices, notices, webhooks] = await Promise.all([
    db
      .selectFrom('push_devices')
      .select(['device', 'created', 'used'])
      .where('person', 'in', ids)
      .execute(),
    db.selectFrom('notify_settings').select('settings').where('person', 'in', ids).execute(),
    db.selectFrom('webhooks').select(['url', 'created']).where('person', 'in', ids).execute(),
  ]);
  return { devices, notices, webhooks };
}

async function moderationRows({ db }: ServiceContext, ids: readonly string[]): Rows {
  const [reports, sanctions] = await Promise.all([
    db
      .selectFrom('reports')
      .select(['at', 'about', 'reason', 'table', 'words'])
      .where('by', 'in', ids)
      .execute(),
    db
      .selectFrom('sanctions')
      .select(['kind', 'reason', 'at', 'until', 'lifted'])
      .where('person', 'in', ids)
      .execute(),
  ]);
  return { reports, sanctions };
}

/**
 * Returns the personal data of a user and of merged guests. Secrets are left out. Other users
 * appear by id only.
 */
export async function exportPersonalData(
  context: ServiceContext,
  tableQueries: TableQueries,
  person: User,
): Promise<Record<string, unknown>> {
  const { id } = person;
  const ids = allIdsOf(person);
  const { received, sent } = await friendRequestsOf(context, id);
  return {
    ...(await accountRows(context, id)),
    ...(await resultRows(context, id)),
    ...(await notificationRows(context, ids)),
    ...(await moderationRows(context, ids)),
    friends: await friendsOf(context, id),
    friendRequestsReceived: received,
    friendRequestsSent: sent,
    blocked: await blockedBy(context, id),
    tables: await tableQueries.tablesOf(ids),
    chatLines: await tableQueries.chatLinesBy(ids),
  };
}

/**
 * Deletes the data of a user and their bots, who become nameless former players. An interrupted
 * deletion can be repeated.
 */
export async function erasePersonalData(
  context: ServiceContext,
  tableQueries: TableQueries,
  person: User,
): Promise<void> {
  const { db } = context;
  const bots = await db
    .selectFrom('people')
    .select('id')
    .where('owner', '=', person.id)
    .where('kind', '=', 'bot')
    .execute();
  const ids = [...allIdsOf(person), ...bots.map(({ id }) => id)];
  // Tables come first: the user needs the session to repeat an interrupted deletion.
  await tableQueries.forget(ids);
  await db.transaction().execute(async (trx) => {
    for (const table of USER_TABLES) {
      await trx.deleteFrom(table).where('person', 'in', ids).execute();
    }
    for (const table of ['friends', 'blocks'] as const) {
      await trx.deleteFrom(table).where('other', 'in', ids).execute();
    }
    await trx.deleteFrom('table_invites').where('by', 'in', ids).execute();
    await forgetReports(trx, ids);
    await trx
      .updateTable('people')
      .set({ name: '', look: '', kind: 'former', face: null, lang: null, owner: null, admin: 0 })
      .where('id', 'in', ids)
      .execute();
  });
}

/** Removes the users' names and texts from reports and the audit log. */
async function forgetReports(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await trx.updateTable('reports').set({ said: null }).where('about', 'in', ids).execute();
  await trx.updateTable('reports').set({ words: null }).where('by', 'in', ids).execute();
  await trx.updateTable('audit').set({ name: null }).where('target', 'in', ids).execute();
  await trx.updateTable('audit').set({ by_name: '' }).where('by', 'in', ids).execute();
}

/** The rows of these database tables are deleted. Results of games stay, without a name. */
const USER_TABLES = [
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
  'daily_results',
] as const;
