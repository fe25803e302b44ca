// Routes of matchmaking.
import { newSeek, ownSeek, seek, seekWords } from '@eminent/protocol/online';
import { idParams, type Route, routesOf } from '../../http/route.ts';
import { refuseBots } from '../../accounts/authenticate.ts';
import type { Matchmaker } from './matchmaker.ts';

const route = routesOf('seeks');
const SEEKS_PER_MINUTE = 20;

export function seekRoutes(seeks: Matchmaker): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/seeks',
        summary:
          'Seeks opponents with the same preferences. The answer offers a seat at an open table with its deal commitment; send words for it next. Replaces an earlier seek.',
        who: 'person',
        body: newSeek,
        answer: seek,
        status: 201,
        perMinute: SEEKS_PER_MINUTE,
        refusals: { setup: 422, 'not-for-bots': 403 },
      },
      ({ person, body }) => {
        refuseBots(person);
        return seeks.add(person, body);
      },
    ),
    route(
      {
        method: 'GET',
        url: '/seeks',
        summary:
          'The current seek of the user on any device; absent without one or once its game has started.',
        who: 'person',
        answer: ownSeek,
      },
      async ({ person }) => {
        const looking = await seeks.of(person);
        return looking === undefined ? {} : { looking };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/seeks/:id/words',
        summary:
          'Takes the offered seat, with words for the deal. The game starts when the table is full. If other players were faster, repeat the request for another table.',
        who: 'person',
        params: idParams,
        body: seekWords,
        answer: seek,
        refusals: { 'other-table': 409 },
      },
      ({ person, params, body }) => seeks.sit(person, params.id, body.table, body.words),
    ),
    route(
      {
        method: 'GET',
        url: '/seeks/:id',
        summary:
          'Number of matching seeks, the offered table until the user joins it, and the table once its game has started. A seek expires two minutes after the last poll, one for daily games after three days.',
        who: 'person',
        params: idParams,
        answer: seek,
      },
      ({ person, params }) => seeks.look(person, params.id),
    ),
    route(
      {
        method: 'DELETE',
        url: '/seeks/:id',
        summary: 'Cancels the seek.',
        who: 'person',
        params: idParams,
      },
      async ({ person, params }) => {
        await seeks.drop(person, params.id);
      },
    ),
  ];
}
