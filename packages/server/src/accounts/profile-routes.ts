// Routes of profiles, finished games and the leaderboard.
import { fields, text } from '@eminent/protocol';
import { leaderboard, pastGames, profile } from '@eminent/protocol/online';
import * as v from 'valibot';
import { notFound } from '../http/problem.ts';
import { numeral, type Route, route } from '../http/route.ts';
import { shownPerson } from './friend-routes.ts';
import { asksOf, blockedBy, friendsOf } from './friends.ts';
import type { Ground } from './context.ts';
import type { PeopleParts } from './dependencies.ts';
import { personById, rowOf } from './user-repository.ts';
import { gamesOf, housePerson, leaderboardOf, profileOf, readCursor } from './profiles.ts';
import type { Person } from './user.ts';

const AREA = 'profiles';
const aPerson = fields({ id: text(64) });

/** What whoever reads a profile is to the person. */
async function relation(ground: Ground, reader: Person | undefined, id: string) {
  if (reader === undefined) return { friendship: 'none', blocked: false } as const;
  if (reader.id === id) return { friendship: 'self', blocked: false } as const;
  const [friends, asks, blocked] = await Promise.all([
    friendsOf(ground, reader.id),
    asksOf(ground, reader.id),
    blockedBy(ground, reader.id),
  ]);
  const friendship = friends.includes(id)
    ? 'friends'
    : asks.asked.includes(id)
      ? 'asked'
      : asks.asking.includes(id)
        ? 'asking'
        : 'none';
  return { friendship, blocked: blocked.includes(id) } as const;
}

export function profileRoutes({ ground }: PeopleParts): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/people/:id',
        area: AREA,
        summary:
          'Somebody’s profile; `bot:captain` and so on are the server’s own computer players.',
        who: 'anybody',
        params: aPerson,
        answer: profile,
      },
      async ({ person: reader, params }) => {
        const house = housePerson(params.id);
        if (house !== undefined) {
          const shown = await profileOf(ground, house, 0, undefined);
          return { ...shown, friendship: 'none' as const, blocked: false };
        }
        const person = await personById(ground, params.id);
        const row = person && (await rowOf(ground, person.id));
        if (person === undefined || row === undefined || person.kind === 'former') {
          throw notFound('person');
        }
        const shown = await profileOf(
          ground,
          shownPerson(person),
          row.created,
          row.owner ?? undefined,
        );
        return { ...shown, ...(await relation(ground, reader, person.id)) };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/people/:id/games',
        area: AREA,
        summary: 'Finished games of somebody, the latest first.',
        who: 'anybody',
        params: aPerson,
        query: fields({ before: v.exactOptional(text(100)) }),
        answer: pastGames,
      },
      async ({ params, query }) => {
        const person = housePerson(params.id) ?? (await personById(ground, params.id));
        if (person === undefined || person.kind === 'former') throw notFound('person');
        return gamesOf(ground, person.id, readCursor(query.before));
      },
    ),
    route(
      {
        method: 'GET',
        url: '/leaderboard',
        area: AREA,
        summary:
          'The strongest by number of players: accounts, or bots with the server’s own among them.',
        who: 'anybody',
        query: fields({
          players: numeral(2, 16),
          kind: v.exactOptional(v.picklist(['people', 'bots'], 'expected people or bots')),
          after: v.exactOptional(numeral(0, 100_000)),
        }),
        answer: leaderboard,
      },
      ({ query: { players, kind = 'people', after = 0 } }) =>
        leaderboardOf(ground, players, kind, after),
    ),
  ];
}
