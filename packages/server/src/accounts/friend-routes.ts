// Routes for friends, blocks, recent opponents, and user search.
import { fields } from '@eminent/protocol';
import {
  acceptLink,
  friendLink,
  type Friends,
  friends,
  found,
  met,
  type OnlinePerson,
  playerName,
  whom,
} from '@eminent/protocol/online';
import { notFound, Problem } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import { refuseBots } from './authenticate.ts';
import {
  blockedEitherWay,
  requestFriend,
  friendRequestsOf,
  befriendByLink,
  block,
  blockedBy,
  friendsOf,
  newFriendLink,
  ownerOfLink,
  removeFriendship,
  unblock,
} from './friends.ts';
import type { ServiceContext } from '../core/context.ts';
import type { AccountDeps } from './dependencies.ts';
import { findUsersByName, userById, usersById, userOf } from './user-repository.ts';
import type { User } from '../core/user.ts';

const route = routesOf('friends');
const REQUESTS_PER_MINUTE = 30;
const MAX_FOUND = 20;
const MAX_MET = 30;
const NO_SUCH_USER = notFound('person');
const BLOCKED = new Problem(409, 'blocked', 'You have blocked this player: unblock them first.');

/** Returns the fields of a user that everyone may see. */
export function publicUser({ id, name, kind, face }: User): OnlinePerson {
  return { id, name, kind, ...(face === undefined ? {} : { face }) };
}

/** Keeps the order of `ids`. Leaves out unknown ones. */
async function publicUsers(
  context: ServiceContext,
  ids: readonly string[],
): Promise<readonly OnlinePerson[]> {
  const people = await usersById(context, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person === undefined ? [] : [publicUser(person)];
  });
}

async function friendsAnswer(
  { context, tableQueries, tableOf }: AccountDeps,
  person: User,
): Promise<Friends> {
  const { id } = person;
  const [ids, { received, sent }, blocked] = await Promise.all([
    friendsOf(context, id),
    friendRequestsOf(context, id),
    blockedBy(context, id),
  ]);
  const shown = await publicUsers(context, ids);
  const seen = await lastSeenOf(context, ids);
  const tables = await Promise.all(shown.map((friend) => tableOf(friend.id, person)));
  return {
    friends: shown.map((friend, at) => {
      const table = tables[at];
      const last = seen.get(friend.id);
      return {
        person: friend,
        presence: tableQueries.presence(friend.id),
        ...(last === undefined ? {} : { seen: last }),
        ...(table === undefined ? {} : { table }),
      };
    }),
    received: [...(await publicUsers(context, received))],
    sent: [...(await publicUsers(context, sent))],
    blocked: [...(await publicUsers(context, blocked))],
  };
}

async function lastSeenOf(
  { db }: ServiceContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'seen'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, seen }) => [id, seen]));
}

/** Finds another user, also by the id of a merged guest. Throws a Problem if there is none. */
async function otherUser(context: ServiceContext, person: User, id: string): Promise<User> {
  const other = await userById(context, id);
  if (other === undefined || other.kind === 'former') throw NO_SUCH_USER;
  if (other.id === person.id) {
    throw new Problem(422, 'yourself', 'You cannot choose yourself.');
  }
  return other;
}

/** Returns ids, latest first, without built-in bots. */
async function recentOpponents(context: ServiceContext, id: string): Promise<readonly string[]> {
  const rows = await context.db
    .selectFrom('played as mine')
    .innerJoin('played as theirs', 'theirs.table', 'mine.table')
    .select('theirs.person')
    .select((eb) => eb.fn.max('mine.at').as('at'))
    .where('mine.person', '=', id)
    .where('theirs.person', '!=', id)
    .where('theirs.person', 'not like', 'bot:%')
    .groupBy('theirs.person')
    .orderBy('at', 'desc')
    .orderBy('theirs.person')
    .limit(MAX_MET)
    .execute();
  return rows.map(({ person }) => person);
}

export function friendRoutes(deps: AccountDeps): readonly Route[] {
  return [...requestRoutes(deps), ...linkRoutes(deps), ...blockRoutes(deps), ...findRoutes(deps)];
}

function requestRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/friends',
        summary: 'Friends with their presence, received and sent requests, and blocked users.',
        who: 'person',
        answer: friends,
      },
      ({ person }) => friendsAnswer(deps, person),
    ),
    route(
      {
        method: 'POST',
        url: '/me/friends',
        summary: 'Sends a friend request, or accepts one.',
        who: 'person',
        body: whom,
        answer: friends,
        perMinute: REQUESTS_PER_MINUTE,
        refusals: { yourself: 422, blocked: 409, 'too-many-friends': 409, 'not-for-bots': 403 },
      },
      async ({ person, body }) => {
        refuseBots(person);
        const other = await otherUser(context, person, body.person);
        if ((await blockedBy(context, person.id)).includes(other.id)) throw BLOCKED;
        await requestFriend(context, person.id, other.id);
        return friendsAnswer(deps, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/friends/:id',
        summary: 'Ends a friendship, or withdraws or declines a request.',
        who: 'person',
        params: idParams,
        answer: friends,
      },
      async ({ person, params }) => {
        await removeFriendship(context, person.id, params.id);
        return friendsAnswer(deps, person);
      },
    ),
  ];
}

function linkRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/me/friends/link',
        summary: 'A friend link for everyone who opens it; replaces the old one.',
        who: 'person',
        answer: friendLink,
        perMinute: REQUESTS_PER_MINUTE,
        refusals: { 'not-for-bots': 403 },
      },
      async ({ person }) => {
        refuseBots(person);
        return { link: await newFriendLink(context, person.id) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/friends/accept',
        summary: 'Accepts a friend link.',
        who: 'person',
        body: acceptLink,
        answer: friends,
        perMinute: REQUESTS_PER_MINUTE,
        refusals: { 'stale-link': 410, yourself: 422, blocked: 409, 'too-many-friends': 409 },
      },
      async ({ person, body }) => {
        refuseBots(person);
        const owner = await ownerOfLink(context, body.link);
        if ((await blockedBy(context, person.id)).includes(owner ?? '')) throw BLOCKED;
        const blockedIds = await blockedEitherWay(context, person.id);
        if (owner === undefined || blockedIds.has(owner)) {
          throw new Problem(410, 'stale-link', 'This link has expired. Ask for a new one.');
        }
        const other = await otherUser(context, person, owner);
        await befriendByLink(context, person.id, other.id);
        return friendsAnswer(deps, person);
      },
    ),
  ];
}

function blockRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  const blocksChanged = (...people: string[]) =>
    Promise.all(people.map((one) => deps.onBlocksChanged(one)));
  return [
    route(
      {
        method: 'POST',
        url: '/me/blocks',
        summary:
          'Blocks a user: no shared public tables, no chat, no friendship. The other user is not notified.',
        who: 'person',
        body: whom,
        answer: friends,
        perMinute: REQUESTS_PER_MINUTE,
        refusals: { yourself: 422 },
      },
      async ({ person, body }) => {
        const other = await otherUser(context, person, body.person);
        await block(context, person.id, other.id);
        await blocksChanged(person.id, other.id);
        return friendsAnswer(deps, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/blocks/:id',
        summary: 'Unblocks a user.',
        who: 'person',
        params: idParams,
        answer: friends,
      },
      async ({ person, params }) => {
        await unblock(context, person.id, params.id);
        await blocksChanged(person.id, params.id);
        return friendsAnswer(deps, person);
      },
    ),
  ];
}

function findRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/met',
        summary: 'Recent opponents, except blocked users.',
        who: 'person',
        answer: met,
      },
      async ({ person }) => {
        const blocked = await blockedBy(context, person.id);
        const ids = await recentOpponents(context, person.id);
        const people = await publicUsers(
          context,
          ids.filter((id) => !blocked.includes(id)),
        );
        return { people: people.filter(({ kind }) => kind !== 'former') };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/people',
        summary:
          'Searches accounts and bots by the start of their name; look-alike characters match.',
        who: 'person',
        query: fields({ name: playerName }),
        answer: found,
        perMinute: REQUESTS_PER_MINUTE,
      },
      // Includes blocked users: leaving them out would reveal the block.
      async ({ query }) => {
        const people = await findUsersByName(context, query.name, MAX_FOUND);
        return { people: people.map((row) => publicUser(userOf(row))) };
      },
    ),
  ];
}
