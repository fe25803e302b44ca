// Friends, by asking and accepting or by a link; and whom somebody does not want to meet.
import { Problem } from '../http/problem.ts';
import { newSecret } from '../store/index.ts';
import type { Ground } from './context.ts';
import { digest } from './secrets.ts';

const MOST_FRIENDS = 500;

/** Ids of accepted friends, whoever asked. */
export async function friendsOf({ db }: Ground, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('friends')
    .select(['person', 'other'])
    .where((its) => its.or([its('person', '=', id), its('other', '=', id)]))
    .where('accepted', '=', 1)
    .orderBy('at')
    .execute();
  return rows.map(({ person, other }) => (person === id ? other : person));
}

/** Who asked somebody and is not blocked by him, and whom he asked, without an answer yet. */
export async function asksOf(ground: Ground, id: string) {
  const blocked = new Set(await blockedBy(ground, id));
  const rows = await ground.db
    .selectFrom('friends')
    .select(['person', 'other'])
    .where((its) => its.or([its('person', '=', id), its('other', '=', id)]))
    .where('accepted', '=', 0)
    .orderBy('at')
    .execute();
  return {
    asking: rows
      .filter(({ person, other }) => other === id && !blocked.has(person))
      .map(({ person }) => person),
    asked: rows.filter(({ person }) => person === id).map(({ other }) => other),
  };
}

async function pair({ db }: Ground, person: string, other: string) {
  return await db
    .selectFrom('friends')
    .selectAll()
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
}

async function mustHaveRoom({ db }: Ground, id: string): Promise<void> {
  const { count } = await db
    .selectFrom('friends')
    .select((its) => its.fn.countAll<number>().as('count'))
    .where((its) => its.or([its('person', '=', id), its('other', '=', id)]))
    // What is asked by people whom one has blocked takes no room.
    .where('person', 'not in', (its) =>
      its.selectFrom('blocks').select('other').where('person', '=', id),
    )
    .executeTakeFirstOrThrow();
  if (count < MOST_FRIENDS) return;
  throw new Problem(409, 'too-many-friends', 'There is no room for more friends.');
}

/**
 * Asks somebody, or accepts when the other has asked. Whoever is blocked is not told so: what he asks is kept like anybody's, and the
 * other does not read it.
 */
export async function askFriend(
  ground: Ground,
  id: string,
  other: string,
): Promise<'asked' | 'friends'> {
  if (await pair(ground, other, id)) return befriend(ground, other, id);
  const before = await pair(ground, id, other);
  if (before !== undefined) return before.accepted === 1 ? 'friends' : 'asked';
  await mustHaveRoom(ground, id);
  await mustHaveRoom(ground, other);
  await ground.db
    .insertInto('friends')
    .values({ person: id, other, at: ground.now(), accepted: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'asked';
}

async function befriend({ db, now }: Ground, person: string, other: string): Promise<'friends'> {
  await db
    .insertInto('friends')
    .values({ person, other, at: now(), accepted: 1 })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ accepted: 1 }))
    .execute();
  return 'friends';
}

/** No friend, and nobody who asks, any more. */
export async function parted({ db }: Ground, id: string, other: string): Promise<void> {
  await db
    .deleteFrom('friends')
    .where((its) =>
      its.or([
        its.and([its('person', '=', id), its('other', '=', other)]),
        its.and([its('person', '=', other), its('other', '=', id)]),
      ]),
    )
    .execute();
}

/** A new link for friends; the one of before holds no more. */
export async function newFriendLink({ db }: Ground, person: string): Promise<string> {
  const link = newSecret();
  await db
    .insertInto('friend_links')
    .values({ person, hash: digest(link) })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash: digest(link) }))
    .execute();
  return link;
}

/** Who gave a link. */
export async function ownerOfLink({ db }: Ground, link: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('friend_links')
    .select('person')
    .where('hash', '=', digest(link))
    .executeTakeFirst();
  return row?.person;
}

/** Whoever was given the link and whoever gave it are friends at once. */
export async function befriendByLink(ground: Ground, id: string, other: string): Promise<void> {
  await mustHaveRoom(ground, id);
  await mustHaveRoom(ground, other);
  await parted(ground, id, other);
  await befriend(ground, other, id);
}

/** Whether one of the two does not want to meet the other. */
export async function blocksBetween({ db }: Ground, a: string, b: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('person')
    .where('person', 'in', [a, b])
    .where('other', 'in', [a, b])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom somebody has blocked. */
export async function blockedBy({ db }: Ground, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('other')
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(({ other }) => other);
}

/** Whom somebody has blocked, and who has blocked him. */
export async function apartFrom(ground: Ground, id: string): Promise<ReadonlySet<string>> {
  const [apart = new Set<string>()] = await apartFromEach(ground, [id]);
  return apart;
}

/** The same of several, each at its place. */
export async function apartFromEach(
  { db }: Ground,
  ids: readonly string[],
): Promise<readonly ReadonlySet<string>[]> {
  const apart = new Map(ids.map((id) => [id, new Set<string>()]));
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where((its) => its.or([its('person', 'in', ids), its('other', 'in', ids)]))
    .execute();
  for (const { person, other } of rows) {
    apart.get(person)?.add(other);
    apart.get(other)?.add(person);
  }
  return ids.map((id) => apart.get(id) ?? new Set());
}

export async function block(ground: Ground, id: string, other: string): Promise<void> {
  await parted(ground, id, other);
  await ground.db
    .insertInto('blocks')
    .values({ person: id, other, at: ground.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ db }: Ground, id: string, other: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', id).where('other', '=', other).execute();
}
