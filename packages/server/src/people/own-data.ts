// What the server keeps of somebody: all of it for himself to read, and all of it gone when he wants so.
import type { Ground } from './ground.ts';
import { asksOf, blockedBy, friendsOf } from './friends.ts';
import type { Traces } from './traces.ts';
import type { Person } from './who.ts';

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
    await inside
      .updateTable('people')
      .set({ name: '', look: '', kind: 'former', face: null, lang: null, owner: null, admin: 0 })
      .where('id', 'in', ids)
      .execute();
  });
}

/** What is deleted with a person. Of games played, places and points stay, without a name. */
const OWN = [
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
