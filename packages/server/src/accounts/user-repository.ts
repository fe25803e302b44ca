// Creates, finds and updates users. The id of a merged guest finds the account, except in `rowOf`.
import type { MailLanguage } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { type Database, insertNew, newId } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';
import { skeletonOf } from './display-names.ts';
import type { User } from '../core/user.ts';

export type UserRow = Selectable<Database['people']>;

export interface NewUser {
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly face?: string | undefined;
  readonly lang?: MailLanguage | undefined;
  readonly owner?: string;
}

export function userOf(row: UserRow, guestIds: readonly string[] = []): User {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    admin: row.admin === 1,
    ...(row.lang === null ? {} : { lang: row.lang }),
    ...(row.face === null ? {} : { face: row.face }),
    ...(guestIds.length === 0 ? {} : { guestIds }),
  };
}

/** Creates a user and returns the row. If the id is taken, stores nothing. */
export async function createUser(
  { db, now }: ServiceContext,
  person: NewUser,
  id = newId(),
): Promise<UserRow> {
  const row: UserRow = {
    id,
    name: person.name,
    kind: person.kind,
    face: person.face ?? null,
    lang: person.lang ?? null,
    admin: 0,
    created: now(),
    seen: now(),
    owner: person.owner ?? null,
    became: null,
    look: skeletonOf(person.name),
  };
  await insertNew(db, 'people', row);
  return row;
}

/** Returns the row with this id, even that of a merged guest. */
export async function rowOf({ db }: ServiceContext, id: string): Promise<UserRow | undefined> {
  return await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the ids of merged guests, by account. */
async function guestsOf(
  { db }: ServiceContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'became'])
    .where('became', 'in', ids)
    .orderBy('id')
    .execute();
  const guests = new Map<string, string[]>();
  for (const { id, became } of rows) {
    if (became !== null) guests.set(became, [...(guests.get(became) ?? []), id]);
  }
  return guests;
}

const MAX_IDS_PER_QUERY = 500;

/** Returns users by requested id. Unknown ids are left out. */
export async function usersById(
  context: ServiceContext,
  requested: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  const ids = [...new Set(requested)];
  const found = new Map<string, User>();
  for (let from = 0; from < ids.length; from += MAX_IDS_PER_QUERY) {
    for (const [id, person] of await someById(context, ids.slice(from, from + MAX_IDS_PER_QUERY))) {
      found.set(id, person);
    }
  }
  return found;
}

async function someById(
  context: ServiceContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  if (ids.length === 0) return new Map();
  const [rows, guests] = await Promise.all([
    context.db.selectFrom('people').selectAll().where('id', 'in', ids).execute(),
    guestsOf(context, ids),
  ]);
  const became = rows.flatMap((row) => (row.became === null ? [] : [row.became]));
  const accounts = await someById(context, [...new Set(became)]);
  return new Map(
    rows.map((row) => {
      const account = row.became === null ? undefined : accounts.get(row.became);
      return [row.id, account ?? userOf(row, guests.get(row.id))];
    }),
  );
}

export async function userById(context: ServiceContext, id: string): Promise<User | undefined> {
  return (await usersById(context, [id])).get(id);
}

/** Undefined fields do not change. */
export interface UserChanges {
  readonly name?: string | undefined;
  readonly face?: string | undefined;
  readonly lang?: MailLanguage | undefined;
}

export async function updateUser(
  { db }: ServiceContext,
  id: string,
  { name, face, lang }: UserChanges,
): Promise<void> {
  const changes = {
    ...(name === undefined ? {} : { name, look: skeletonOf(name) }),
    ...(face === undefined ? {} : { face }),
    ...(lang === undefined ? {} : { lang }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('people').set(changes).where('id', '=', id).execute();
}

/** Finds users whose name starts with this one or looks like it. Leaves out merged guests. */
export async function findUsersByName(
  { db }: ServiceContext,
  name: string,
  limit: number,
  kinds: readonly UserRow['kind'][] = ['account', 'bot'],
): Promise<readonly UserRow[]> {
  const look = skeletonOf(name);
  return db
    .selectFrom('people')
    .selectAll()
    .where('look', '>=', look)
    .where('look', '<', `${look}\u{10FFFF}`)
    .where('kind', 'in', kinds)
    .where('became', 'is', null)
    .orderBy('look')
    .orderBy('id')
    .limit(limit)
    .execute();
}
