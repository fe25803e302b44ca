// People as rows: made, found, changed. A guest who signed in to an account is found as that account.
import type { Selectable } from 'kysely';
import { type Database, newId } from '../store/index.ts';
import type { Ground } from './context.ts';
import { lookOf } from './display-names.ts';
import type { Person } from './user.ts';

export type PersonRow = Selectable<Database['people']>;

export interface NewPerson {
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly face?: string | undefined;
  readonly lang?: 'en' | 'it' | undefined;
  readonly owner?: string;
}

export function personOf(row: PersonRow, also: readonly string[] = []): Person {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    admin: row.admin === 1,
    ...(row.lang === null ? {} : { lang: row.lang }),
    ...(row.face === null ? {} : { face: row.face }),
    ...(also.length === 0 ? {} : { also }),
  };
}

export async function makePerson(
  { db, now }: Ground,
  person: NewPerson,
  id = newId(),
): Promise<PersonRow> {
  const row: PersonRow = {
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
    look: lookOf(person.name),
  };
  await db
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row;
}

export async function rowOf({ db }: Ground, id: string): Promise<PersonRow | undefined> {
  return await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ids of the guests that became each of these people. */
async function guestsOf(
  { db }: Ground,
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

/** As many ids as one question to the database takes. */
const AT_ONCE = 500;

/** Those that are known, by the id that was asked for. */
export async function personsById(
  ground: Ground,
  asked: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = [...new Set(asked)];
  const found = new Map<string, Person>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const [id, person] of await someById(ground, ids.slice(from, from + AT_ONCE))) {
      found.set(id, person);
    }
  }
  return found;
}

async function someById(
  ground: Ground,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const [rows, guests] = await Promise.all([rowsOf(ground, ids), guestsOf(ground, ids)]);
  const became = rows.flatMap((row) => (row.became === null ? [] : [row.became]));
  const accounts = await someById(ground, [...new Set(became)]);
  return new Map(
    rows.map((row) => {
      const account = row.became === null ? undefined : accounts.get(row.became);
      return [row.id, account ?? personOf(row, guests.get(row.id))];
    }),
  );
}

async function rowsOf({ db }: Ground, ids: readonly string[]): Promise<readonly PersonRow[]> {
  return await db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
}

export async function personById(ground: Ground, id: string): Promise<Person | undefined> {
  return (await personsById(ground, [id])).get(id);
}

export interface Changes {
  readonly name?: string | undefined;
  readonly face?: string | undefined;
  readonly lang?: 'en' | 'it' | undefined;
}

export async function changePerson(
  { db }: Ground,
  id: string,
  { name, face, lang }: Changes,
): Promise<void> {
  const changes = {
    ...(name === undefined ? {} : { name, look: lookOf(name) }),
    ...(face === undefined ? {} : { face }),
    ...(lang === undefined ? {} : { lang }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('people').set(changes).where('id', '=', id).execute();
}

/** People of these kinds whose name begins like this one looks, at most so many. */
export async function findByName(
  { db }: Ground,
  name: string,
  most: number,
  kinds: readonly PersonRow['kind'][] = ['account', 'bot'],
): Promise<readonly PersonRow[]> {
  const look = lookOf(name);
  return db
    .selectFrom('people')
    .selectAll()
    .where('look', '>=', look)
    .where('look', '<', `${look}\u{10FFFF}`)
    .where('kind', 'in', kinds)
    .where('became', 'is', null)
    .orderBy('look')
    .orderBy('id')
    .limit(most)
    .execute();
}
