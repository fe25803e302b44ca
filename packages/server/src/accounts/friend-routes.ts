// Routes about others: friends, whom one does not want to meet, with whom one played, who is found by name.
import { fields, text } from '@eminent/protocol';
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
import { type Route, route } from '../http/route.ts';
import { noBots } from './authenticate.ts';
import {
  apartFrom,
  askFriend,
  asksOf,
  befriendByLink,
  block,
  blockedBy,
  friendsOf,
  newFriendLink,
  ownerOfLink,
  parted,
  unblock,
} from './friends.ts';
import type { Ground } from './context.ts';
import type { PeopleParts } from './dependencies.ts';
import { findByName, personsById, personOf } from './user-repository.ts';
import type { Person } from './user.ts';

const AREA = 'friends';
const ASKS_A_MINUTE = 30;
const MOST_FOUND = 20;
const MOST_MET = 30;
const NOBODY = notFound('person');
const BLOCKED = new Problem(
  409,
  'blocked',
  'You have blocked this person: unblock first, then ask.',
);
const aPerson = fields({ id: text(64) });

/** Somebody as everybody may know him. */
export function shownPerson({ id, name, kind, face }: Person): OnlinePerson {
  return { id, name, kind, ...(face === undefined ? {} : { face }) };
}

async function shownAll(ground: Ground, ids: readonly string[]): Promise<readonly OnlinePerson[]> {
  const people = await personsById(ground, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person === undefined ? [] : [shownPerson(person)];
  });
}

async function friendsAnswer(
  { ground, traces, tableOf }: PeopleParts,
  person: Person,
): Promise<Friends> {
  const { id } = person;
  const [ids, { asking, asked }, blocked] = await Promise.all([
    friendsOf(ground, id),
    asksOf(ground, id),
    blockedBy(ground, id),
  ]);
  const shown = await shownAll(ground, ids);
  const seen = await seenOf(ground, ids);
  const tables = await Promise.all(shown.map((friend) => tableOf(friend.id, person)));
  return {
    friends: shown.map((friend, at) => {
      const table = tables[at];
      const last = seen.get(friend.id);
      return {
        person: friend,
        presence: traces.presence(friend.id),
        ...(last === undefined ? {} : { seen: last }),
        ...(table === undefined ? {} : { table }),
      };
    }),
    asking: [...(await shownAll(ground, asking))],
    asked: [...(await shownAll(ground, asked))],
    blocked: [...(await shownAll(ground, blocked))],
  };
}

async function seenOf(
  { db }: Ground,
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

/** Somebody who is there, under the id that he has now, and is not the one who asks. */
async function another(ground: Ground, person: Person, id: string): Promise<Person> {
  const other = (await personsById(ground, [id])).get(id);
  if (other === undefined || other.kind === 'former') throw NOBODY;
  if (other.id === person.id) {
    throw new Problem(422, 'yourself', 'That is you yourself.');
  }
  return other;
}

/** With whom somebody played lately, the latest first. */
async function metLately(ground: Ground, id: string): Promise<readonly string[]> {
  const rows = await ground.db
    .selectFrom('played as mine')
    .innerJoin('played as theirs', 'theirs.table', 'mine.table')
    .select('theirs.person')
    .select((its) => its.fn.max('mine.at').as('at'))
    .where('mine.person', '=', id)
    .where('theirs.person', '!=', id)
    .where('theirs.person', 'not like', 'bot:%')
    .groupBy('theirs.person')
    .orderBy('at', 'desc')
    .orderBy('theirs.person')
    .limit(MOST_MET)
    .execute();
  return rows.map(({ person }) => person);
}

export function friendRoutes(parts: PeopleParts): readonly Route[] {
  return [...askRoutes(parts), ...linkRoutes(parts), ...blockRoutes(parts), ...findRoutes(parts)];
}

function askRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/me/friends',
        area: AREA,
        summary:
          'Friends and whether they are there, who asks to be one, whom one asked, whom one blocked.',
        who: 'person',
        answer: friends,
      },
      ({ person }) => friendsAnswer(parts, person),
    ),
    route(
      {
        method: 'POST',
        url: '/me/friends',
        area: AREA,
        summary: 'Asks somebody to be a friend, or accepts when the other has asked.',
        who: 'person',
        body: whom,
        answer: friends,
        perMinute: ASKS_A_MINUTE,
        refusals: { yourself: 422, blocked: 409, 'too-many-friends': 409, 'not-for-bots': 403 },
      },
      async ({ person, body }) => {
        noBots(person);
        const other = await another(ground, person, body.person);
        if ((await blockedBy(ground, person.id)).includes(other.id)) throw BLOCKED;
        await askFriend(ground, person.id, other.id);
        return friendsAnswer(parts, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/friends/:id',
        area: AREA,
        summary: 'Ends a friendship, takes back that one asked, or declines.',
        who: 'person',
        params: aPerson,
        answer: friends,
      },
      async ({ person, params }) => {
        await parted(ground, person.id, params.id);
        return friendsAnswer(parts, person);
      },
    ),
  ];
}

function linkRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  return [
    route(
      {
        method: 'POST',
        url: '/me/friends/link',
        area: AREA,
        summary: 'A link that makes friends of whoever opens it; the one of before holds no more.',
        who: 'person',
        answer: friendLink,
        perMinute: ASKS_A_MINUTE,
        refusals: { 'not-for-bots': 403 },
      },
      async ({ person }) => {
        noBots(person);
        return { link: await newFriendLink(ground, person.id) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/friends/accept',
        area: AREA,
        summary: 'Friends at once with whoever gave the link.',
        who: 'person',
        body: acceptLink,
        answer: friends,
        perMinute: ASKS_A_MINUTE,
        refusals: { 'stale-link': 410, yourself: 422, blocked: 409, 'too-many-friends': 409 },
      },
      async ({ person, body }) => {
        noBots(person);
        const owner = await ownerOfLink(ground, body.link);
        if ((await blockedBy(ground, person.id)).includes(owner ?? '')) throw BLOCKED;
        const apart = await apartFrom(ground, person.id);
        if (owner === undefined || apart.has(owner)) {
          throw new Problem(410, 'stale-link', 'This link holds no more. Ask for a new one.');
        }
        const other = await another(ground, person, owner);
        await befriendByLink(ground, person.id, other.id);
        return friendsAnswer(parts, person);
      },
    ),
  ];
}

function blockRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  const changed = (...people: string[]) => Promise.all(people.map((one) => parts.apart(one)));
  return [
    route(
      {
        method: 'POST',
        url: '/me/blocks',
        area: AREA,
        summary:
          'Blocks somebody: no seat at the same public table and no talk between the two, and no friends any more. The other is not told.',
        who: 'person',
        body: whom,
        answer: friends,
        perMinute: ASKS_A_MINUTE,
        refusals: { yourself: 422 },
      },
      async ({ person, body }) => {
        const other = await another(ground, person, body.person);
        await block(ground, person.id, other.id);
        await changed(person.id, other.id);
        return friendsAnswer(parts, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/blocks/:id',
        area: AREA,
        summary: 'Blocks somebody no more.',
        who: 'person',
        params: aPerson,
        answer: friends,
      },
      async ({ person, params }) => {
        await unblock(ground, person.id, params.id);
        await changed(person.id, params.id);
        return friendsAnswer(parts, person);
      },
    ),
  ];
}

function findRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/me/met',
        area: AREA,
        summary: 'With whom one played lately, but for those one has blocked.',
        who: 'person',
        answer: met,
      },
      async ({ person }) => {
        const blocked = await blockedBy(ground, person.id);
        const ids = await metLately(ground, person.id);
        const people = await shownAll(
          ground,
          ids.filter((id) => !blocked.includes(id)),
        );
        return { people: people.filter(({ kind }) => kind !== 'former') };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/people',
        area: AREA,
        summary: 'Accounts and bots whose names begin like this one looks.',
        who: 'person',
        query: fields({ name: playerName }),
        answer: found,
        perMinute: ASKS_A_MINUTE,
      },
      // Also whom one has blocked, or who has blocked one: who is not found would be told so.
      async ({ query }) => {
        const people = await findByName(ground, query.name, MOST_FOUND);
        return { people: people.map((row) => shownPerson(personOf(row))) };
      },
    ),
  ];
}
