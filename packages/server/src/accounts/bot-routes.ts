// Routes about bots that an account has: programs with a token of their own, marked as bots and rated apart.
import { fields, text } from '@eminent/protocol';
import { madeBot, myBots, newBot } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { notFound, Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { type Database, newSecret } from '../store/index.ts';
import { mustBeProved } from './authenticate.ts';
import type { Ground } from './context.ts';
import { erase } from './personal-data.ts';
import type { PeopleParts } from './dependencies.ts';
import { makePerson, personOf } from './user-repository.ts';
import { nameOf } from './session-routes.ts';
import { beginSession, endSessions } from './sessions.ts';
import type { Person } from './user.ts';

const AREA = 'bots';
const MOST_BOTS = 10;
const BOTS_A_MINUTE = 10;
const REFUSALS = { 'prove-again': 403, 'not-for-bots': 403, 'needs-account': 403 } as const;
const aBot = fields({ id: text(64) });

type BotRow = Selectable<Database['people']>;

async function botsOf({ db }: Ground, owner: string): Promise<readonly BotRow[]> {
  return await db
    .selectFrom('people')
    .selectAll()
    .where('owner', '=', owner)
    .where('kind', '=', 'bot')
    .orderBy('created')
    .orderBy('id')
    .execute();
}

async function ownBot(ground: Ground, owner: Person, id: string): Promise<BotRow> {
  const bot = (await botsOf(ground, owner.id)).find((one) => one.id === id);
  if (bot === undefined) throw notFound('bot of yours');
  return bot;
}

function mustOwnBots(person: Person): void {
  if (person.kind === 'account') return;
  throw new Problem(
    403,
    'needs-account',
    'Bots belong to an account: set a password or a passkey.',
  );
}

function shownBot({ id, name, created }: BotRow) {
  return { id, name, created };
}

/** One token for a bot: the one of before holds no more. */
async function newToken(ground: Ground, bot: string): Promise<string> {
  await endSessions(ground, bot);
  const token = newSecret();
  await beginSession(ground, { person: bot, token, how: 'token', device: '' });
  return token;
}

export function botRoutes({ ground, traces, signedOut }: PeopleParts): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/me/bots',
        area: AREA,
        summary: 'Bots of the account.',
        who: 'person',
        answer: myBots,
      },
      async ({ person }) => ({ bots: (await botsOf(ground, person.id)).map(shownBot) }),
    ),
    route(
      {
        method: 'POST',
        url: '/me/bots',
        area: AREA,
        summary: 'Makes a bot. Its token is shown this once.',
        who: 'person',
        body: newBot,
        answer: madeBot,
        status: 201,
        once: true,
        perMinute: BOTS_A_MINUTE,
        refusals: { ...REFUSALS, 'bad-name': 422, 'too-many-bots': 409 },
      },
      async ({ person, body, id, request }) => {
        mustBeProved(ground, request, person);
        mustOwnBots(person);
        const name = nameOf(body.name);
        if ((await botsOf(ground, person.id)).length >= MOST_BOTS) {
          throw new Problem(409, 'too-many-bots', `An account has at most ${MOST_BOTS} bots.`);
        }
        const bot = await makePerson(ground, { kind: 'bot', name, owner: person.id }, id);
        return { bot: shownBot(bot), token: await newToken(ground, bot.id) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/bots/:id/token',
        area: AREA,
        summary: 'A new token for a bot, shown this once; the one of before holds no more.',
        who: 'person',
        params: aBot,
        answer: madeBot,
        perMinute: BOTS_A_MINUTE,
        refusals: REFUSALS,
      },
      async ({ person, params, request }) => {
        mustBeProved(ground, request, person);
        const bot = await ownBot(ground, person, params.id);
        const token = await newToken(ground, bot.id);
        signedOut(bot.id);
        return { bot: shownBot(bot), token };
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/bots/:id',
        area: AREA,
        summary: 'Deletes a bot: its token holds no more, its seats are left.',
        who: 'person',
        params: aBot,
        refusals: REFUSALS,
      },
      async ({ person, params, request }) => {
        mustBeProved(ground, request, person);
        const bot = await ownBot(ground, person, params.id);
        await erase(ground, traces, personOf(bot));
        signedOut(bot.id);
      },
    ),
  ];
}
