// Routes of "play with anybody".
import { fields, text } from '@eminent/protocol';
import { newSeek, seek } from '@eminent/protocol/online';
import { type Route, route } from '../http/route.ts';
import { noBots } from '../people/asking.ts';
import type { Seeks } from './seeks.ts';

const AREA = 'seeks';
const SEEKS_A_MINUTE = 20;
const aSeek = fields({ id: text(64) });

export function seekRoutes(seeks: Seeks): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/seeks',
        area: AREA,
        summary:
          'Looks for others who want the same; with enough of them there is a table at once. What one looked for before is over.',
        who: 'person',
        body: newSeek,
        answer: seek,
        status: 201,
        perMinute: SEEKS_A_MINUTE,
        refusals: { setup: 422, 'not-for-bots': 403 },
      },
      ({ person, body }) => {
        noBots(person);
        return seeks.add(person, body);
      },
    ),
    route(
      {
        method: 'GET',
        url: '/seeks/:id',
        area: AREA,
        summary:
          'How many look for the same, and the table once there is one. A seek lapses two minutes after it was last asked for, one for a day a move after three days.',
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
