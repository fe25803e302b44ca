// Links of tables. An invitation (`seat`) lets each user who opens it join once. A `watch` link
// allows watching.
import type { ServiceContext } from '../core/context.ts';
import { digest } from '../core/secrets.ts';
import { insertNew, lockNames, newSecret } from '../store/index.ts';

export type LinkKind = 'seat' | 'watch';

export interface Link {
  readonly hash: string;
  readonly table: string;
  readonly kind: LinkKind;
  /** False if the table has a newer link of this kind. */
  readonly isCurrent: boolean;
}

/** Creates a link and returns its secret. Older links of this kind become invalid. */
export async function newLink(
  { db }: ServiceContext,
  table: string,
  kind: LinkKind,
): Promise<string> {
  const secret = newSecret();
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`link ${table}`]);
    await trx
      .updateTable('table_links')
      .set({ good: 0, secret: null })
      .where('table', '=', table)
      .where('kind', '=', kind)
      .execute();
    await trx
      .insertInto('table_links')
      .values({ hash: digest(secret), table, kind, secret, good: 1 })
      .execute();
  });
  return secret;
}

/** The link with this secret, even if it is no longer valid; undefined if there never was one. */
export async function linkOf({ db }: ServiceContext, secret: string): Promise<Link | undefined> {
  const row = await db
    .selectFrom('table_links')
    .select(['hash', 'table', 'kind', 'good'])
    .where('hash', '=', digest(secret))
    .executeTakeFirst();
  return row && { hash: row.hash, table: row.table, kind: row.kind, isCurrent: row.good === 1 };
}

/** The secrets of the valid links of a table, unless they were deleted. */
export async function secretsOf(
  { db }: ServiceContext,
  table: string,
): Promise<Readonly<Partial<Record<LinkKind, string>>>> {
  const rows = await db
    .selectFrom('table_links')
    .select(['kind', 'secret'])
    .where('table', '=', table)
    .where('good', '=', 1)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ kind, secret }) => (secret === null ? [] : [[kind, secret]])),
  );
}

/** Deletes the secrets of a table's links. The links stay valid, because their hashes remain. */
export async function forgetSecrets({ db }: ServiceContext, table: string): Promise<void> {
  await db.updateTable('table_links').set({ secret: null }).where('table', '=', table).execute();
}

export async function useLink({ db }: ServiceContext, hash: string, person: string): Promise<void> {
  await insertNew(db, 'link_uses', { hash, person });
}

export async function isUsed(
  { db }: ServiceContext,
  hash: string,
  person: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('link_uses')
    .select('hash')
    .where('hash', '=', hash)
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

export async function invite(
  { db, now }: ServiceContext,
  table: string,
  person: string,
  by: string,
): Promise<void> {
  await insertNew(db, 'table_invites', { table, person, by, at: now() });
}

export async function isInvited(
  { db }: ServiceContext,
  table: string,
  ids: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('table_invites')
    .select('table')
    .where('table', '=', table)
    .where('person', 'in', ids)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gathering tables to which these user ids are invited, latest invitation first. */
export async function invitedTo(
  { db }: ServiceContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('table_invites')
    .innerJoin('tables', 'tables.id', 'table_invites.table')
    .select('table_invites.table')
    .where('table_invites.person', 'in', ids)
    .where('tables.phase', '=', 'gathering')
    .orderBy('table_invites.at', 'desc')
    .limit(50)
    .execute();
  return [...new Set(rows.map(({ table }) => table))];
}
