// Stores friendships, friend requests, friend links and blocks.
import { Problem } from '../http/problem.ts';
import { insertNew, newSecret } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';
import { digest } from '../core/secrets.ts';

const MAX_FRIENDS = 500;

/** `accepted`: 1 for friendships, 0 for requests. Oldest first. */
function friendRows({ db }: ServiceContext, id: string, accepted: 0 | 1) {
  return db
    .selectFrom('friends')
    .select(['person', 'other'])
    .where((eb) => eb.or([eb('person', '=', id), eb('other', '=', id)]))
    .where('accepted', '=', accepted)
    .orderBy('at')
    .execute();
}

export async function friendsOf(context: ServiceContext, id: string): Promise<readonly string[]> {
  const rows = await friendRows(context, id, 1);
  return rows.map(({ person, other }) => (person === id ? other : person));
}

/** Returns the ids of users with a pending request. Leaves out requests from blocked users. */
export async function friendRequestsOf(context: ServiceContext, id: string) {
  const blocked = new Set(await blockedBy(context, id));
  const rows = await friendRows(context, id, 0);
  return {
    received: rows
      .filter(({ person, other }) => other === id && !blocked.has(person))
      .map(({ person }) => person),
    sent: rows.filter(({ person }) => person === id).map(({ other }) => other),
  };
}

/** Returns the friendship or request that `person` asked for. */
async function friendRow({ db }: ServiceContext, person: string, other: string) {
  return await db
    .selectFrom('friends')
    .selectAll()
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
}

async function assertRoomForFriends({ db }: ServiceContext, id: string): Promise<void> {
  const { count } = await db
    .selectFrom('friends')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('person', '=', id), eb('other', '=', id)]))
    .where('person', 'not in', (eb) =>
      eb.selectFrom('blocks').select('other').where('person', '=', id),
    )
    .executeTakeFirstOrThrow();
  if (count < MAX_FRIENDS) return;
  throw new Problem(409, 'too-many-friends', 'You cannot add more friends.');
}

/**
 * Sends a friend request, or accepts a pending one. Requests from blocked users are stored but not
 * shown, so that the block stays hidden. Throws a Problem if either has too many friends.
 */
export async function requestFriend(
  context: ServiceContext,
  id: string,
  other: string,
): Promise<void> {
  if (await friendRow(context, other, id)) return befriend(context, other, id);
  if (await friendRow(context, id, other)) return;
  await assertRoomForFriends(context, id);
  await assertRoomForFriends(context, other);
  await insertNew(context.db, 'friends', { person: id, other, at: context.now(), accepted: 0 });
}

async function befriend({ db, now }: ServiceContext, person: string, other: string): Promise<void> {
  await db
    .insertInto('friends')
    .values({ person, other, at: now(), accepted: 1 })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ accepted: 1 }))
    .execute();
}

/** Removes a friendship or request, in either direction. */
export async function removeFriendship(
  { db }: ServiceContext,
  id: string,
  other: string,
): Promise<void> {
  await db
    .deleteFrom('friends')
    .where((eb) =>
      eb.or([
        eb.and([eb('person', '=', id), eb('other', '=', other)]),
        eb.and([eb('person', '=', other), eb('other', '=', id)]),
      ]),
    )
    .execute();
}

/** Creates a friend link. The previous one becomes invalid. */
export async function newFriendLink({ db }: ServiceContext, person: string): Promise<string> {
  const link = newSecret();
  await db
    .insertInto('friend_links')
    .values({ person, hash: digest(link) })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash: digest(link) }))
    .execute();
  return link;
}

/** Returns the owner of a friend link; undefined if it is not valid. */
export async function ownerOfLink(
  { db }: ServiceContext,
  link: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('friend_links')
    .select('person')
    .where('hash', '=', digest(link))
    .executeTakeFirst();
  return row?.person;
}

/** Makes a user and the owner of a friend link friends. Throws a Problem if either has too many. */
export async function befriendByLink(
  context: ServiceContext,
  id: string,
  other: string,
): Promise<void> {
  await assertRoomForFriends(context, id);
  await assertRoomForFriends(context, other);
  await removeFriendship(context, id, other);
  await befriend(context, other, id);
}

/** Returns the ids of users blocked by this user. */
export async function blockedBy({ db }: ServiceContext, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('other')
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(({ other }) => other);
}

/** Returns the ids of users who block this user or are blocked by them. */
export async function blockedEitherWay(
  context: ServiceContext,
  id: string,
): Promise<ReadonlySet<string>> {
  const [blocked = new Set<string>()] = await blockedEitherWayBatch(context, [id]);
  return blocked;
}

/** `blockedEitherWay` for several users, in the order of `ids`. */
export async function blockedEitherWayBatch(
  { db }: ServiceContext,
  ids: readonly string[],
): Promise<readonly ReadonlySet<string>[]> {
  const blocked = new Map(ids.map((id) => [id, new Set<string>()]));
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where((eb) => eb.or([eb('person', 'in', ids), eb('other', 'in', ids)]))
    .execute();
  for (const { person, other } of rows) {
    blocked.get(person)?.add(other);
    blocked.get(other)?.add(person);
  }
  return ids.map((id) => blocked.get(id) ?? new Set());
}

/** Blocks a user. Removes a friendship or request between the two. */
export async function block(context: ServiceContext, id: string, other: string): Promise<void> {
  await removeFriendship(context, id, other);
  await insertNew(context.db, 'blocks', { person: id, other, at: context.now() });
}

export async function unblock({ db }: ServiceContext, id: string, other: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', id).where('other', '=', other).execute();
}
