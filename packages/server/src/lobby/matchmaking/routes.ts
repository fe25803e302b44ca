// Routes of matchmaking.
import { fields, text } from '@eminent/protocol';
import { newSeek, ownSeek, seek, seekWords } from '@eminent/protocol/online';
import { type Route, route } from '../../http/route.ts';
import { refuseBots } from '../../accounts/authenticate.ts';
import type { Matchmaker } from './matchmaker.ts';

const AREA = 'seeks';
const SEEKS_PER_MINUTE = 20;
const aSeek = fields({ id: text(64) });

export function seekRoutes(seeks: Matchmaker): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/seeks',
        area: AREA,
        summary:
          'Looks for others who want the same. The answer offers a seat at a table that gathers them, with the promise of its deal; words for it are sent next. What one looked for before is over.',
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
        area: AREA,
        summary:
          'What one looks for, begun in whichever tab or on whichever device; absent while it is nothing, or its game has begun.',
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
        area: AREA,
        summary:
          'Sits down at the table that was offered, with words that come after its promise. With enough people the game begins. Where others were faster, ask again: there is another table.',
        who: 'person',
        params: aSeek,
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
        area: AREA,
        summary:
          'How many look for the same, the table once its game has begun, and until one sits there the table that is offered. A seek lapses two minutes after it was last asked for, one for a day a move after three days.',
        who: 'person',
        params: aSeek,
        answer: seek,
      },
      ({ person, params }) => seeks.look(person, params.id),
    ),
    route(
      {
        method: 'DELETE',
        url: '/seeks/:id',
        area: AREA,
        summary: 'Looks no more.',
        who: 'person',
        params: aSeek,
      },
      async ({ person, params }) => {
        await seeks.drop(person, params.id);
      },
    ),
  ];
}
