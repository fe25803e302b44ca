// Routes for profiles, finished games and the leaderboard.
import { fields, text } from '@eminent/protocol';
import { leaderboard, pastGames, profile } from '@eminent/protocol/online';
import * as v from 'valibot';
import { notFound } from '../http/problem.ts';
import { idParams, numeral, type Route, routesOf } from '../http/route.ts';
import { publicUser } from './friend-routes.ts';
import { friendRequestsOf, blockedBy, friendsOf } from './friends.ts';
import type { ServiceContext } from '../core/context.ts';
import type { AccountDeps } from './dependencies.ts';
import { userById, rowOf } from './user-repository.ts';
import { gamesOf, serverBot, leaderboardOf, profileOf, readCursor } from './profiles.ts';
import type { User } from '../core/user.ts';

const route = routesOf('profiles');

async function relation(context: ServiceContext, reader: User | undefined, id: string) {
  if (reader === undefined) return { friendship: 'none', blocked: false } as const;
  if (reader.id === id) return { friendship: 'self', blocked: false } as const;
  const [friends, requests, blocked] = await Promise.all([
    friendsOf(context, reader.id),
    friendRequestsOf(context, reader.id),
    blockedBy(context, reader.id),
  ]);
  const friendship = friends.includes(id)
    ? 'friends'
    : requests.sent.includes(id)
      ? 'sent'
      : requests.received.includes(id)
        ? 'received'
        : 'none';
  return { friendship, blocked: blocked.includes(id) } as const;
}

export function profileRoutes({ context }: AccountDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/people/:id',
        summary: 'The profile of a user; `bot:captain` and so on are built-in bots.',
        who: 'anybody',
        params: idParams,
        answer: profile,
      },
      async ({ person: reader, params }) => {
        const bot = serverBot(params.id);
        if (bot !== undefined) {
          const shown = await profileOf(context, bot, 0, undefined);
          return { ...shown, friendship: 'none' as const, blocked: false };
        }
        const person = await userById(context, params.id);
        const row = person && (await rowOf(context, person.id));
        if (person === undefined || row === undefined || person.kind === 'former') {
          throw notFound('person');
        }
        const shown = await profileOf(
          context,
          publicUser(person),
          row.created,
          row.owner ?? undefined,
        );
        return { ...shown, ...(await relation(context, reader, person.id)) };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/people/:id/games',
        summary: 'Finished games of a user, latest first.',
        who: 'anybody',
        params: idParams,
        query: fields({ before: v.exactOptional(text(100)) }),
        answer: pastGames,
      },
      async ({ params, query }) => {
        const person = serverBot(params.id) ?? (await userById(context, params.id));
        if (person === undefined || person.kind === 'former') throw notFound('person');
        return gamesOf(context, person.id, readCursor(query.before));
      },
    ),
    route(
      {
        method: 'GET',
        url: '/leaderboard',
        summary: 'Leaderboard by number of players: accounts, or bots including the built-in ones.',
        who: 'anybody',
        query: fields({
          players: numeral(2, 16),
          kind: v.exactOptional(v.picklist(['people', 'bots'], 'expected people or bots')),
          after: v.exactOptional(numeral(0, 100_000)),
        }),
        answer: leaderboard,
      },
      ({ query: { players, kind = 'people', after = 0 } }) =>
        leaderboardOf(context, players, kind, after),
    ),
  ];
}
