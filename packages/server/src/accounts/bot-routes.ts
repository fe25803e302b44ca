// Routes for the bots of an account: programs with their own token and rating.
import { madeBot, myBots, newBot } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import { notFound, Problem } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import { type Database, newSecret } from '../store/index.ts';
import { requireRecentSignIn } from './authenticate.ts';
import type { ServiceContext } from '../core/context.ts';
import { erasePersonalData } from './personal-data.ts';
import type { AccountDeps } from './dependencies.ts';
import { createUser, userOf } from './user-repository.ts';
import { nameOf } from './session-routes.ts';
import { beginSession, endSessions } from './sessions.ts';
import type { User } from '../core/user.ts';

const route = routesOf('bots');
const MAX_BOTS = 10;
const BOTS_PER_MINUTE = 10;
const REFUSALS = { 'prove-again': 403, 'not-for-bots': 403, 'needs-account': 403 } as const;

type BotRow = Selectable<Database['people']>;

async function botsOf({ db }: ServiceContext, owner: string): Promise<readonly BotRow[]> {
  return await db
    .selectFrom('people')
    .selectAll()
    .where('owner', '=', owner)
    .where('kind', '=', 'bot')
    .orderBy('created')
    .orderBy('id')
    .execute();
}

/** Returns a bot of this owner. Throws a Problem if there is none with this id. */
async function botOfOwner(context: ServiceContext, owner: User, id: string): Promise<BotRow> {
  const bot = (await botsOf(context, owner.id)).find((one) => one.id === id);
  if (bot === undefined) throw notFound('bot');
  return bot;
}

function mustOwnBots(person: User): void {
  if (person.kind === 'account') return;
  throw new Problem(
    403,
    'needs-account',
    'You need an account to own bots: set a password or add a passkey.',
  );
}

function shownBot({ id, name, created }: BotRow) {
  return { id, name, created };
}

/** Replaces the token of a bot. The previous one becomes invalid at once. */
async function newToken(context: ServiceContext, bot: string): Promise<string> {
  await endSessions(context, bot);
  const token = newSecret();
  await beginSession(context, { person: bot, token, how: 'token', device: '' });
  return token;
}

export function botRoutes({ context, tableQueries, signedOut }: AccountDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/me/bots',
        summary: 'Bots of the account.',
        who: 'person',
        answer: myBots,
      },
      async ({ person }) => ({ bots: (await botsOf(context, person.id)).map(shownBot) }),
    ),
    route(
      {
        method: 'POST',
        url: '/me/bots',
        summary: 'Creates a bot. Its token is shown once.',
        who: 'person',
        body: newBot,
        answer: madeBot,
        status: 201,
        once: true,
        perMinute: BOTS_PER_MINUTE,
        refusals: { ...REFUSALS, 'bad-name': 422, 'too-many-bots': 409 },
      },
      async ({ person, body, id, request }) => {
        requireRecentSignIn(context, request, person);
        mustOwnBots(person);
        const name = nameOf(body.name);
        if ((await botsOf(context, person.id)).length >= MAX_BOTS) {
          throw new Problem(409, 'too-many-bots', `An account has at most ${MAX_BOTS} bots.`);
        }
        const bot = await createUser(context, { kind: 'bot', name, owner: person.id }, id);
        return { bot: shownBot(bot), token: await newToken(context, bot.id) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/bots/:id/token',
        summary: 'A new token for a bot, shown once; replaces the old one.',
        who: 'person',
        params: idParams,
        answer: madeBot,
        perMinute: BOTS_PER_MINUTE,
        refusals: REFUSALS,
      },
      async ({ person, params, request }) => {
        requireRecentSignIn(context, request, person);
        const bot = await botOfOwner(context, person, params.id);
        const token = await newToken(context, bot.id);
        signedOut(bot.id);
        return { bot: shownBot(bot), token };
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/bots/:id',
        summary: 'Deletes a bot: revokes its token and leaves its seats.',
        who: 'person',
        params: idParams,
        refusals: REFUSALS,
      },
      async ({ person, params, request }) => {
        requireRecentSignIn(context, request, person);
        const bot = await botOfOwner(context, person, params.id);
        await erasePersonalData(context, tableQueries, userOf(bot));
        signedOut(bot.id);
      },
    ),
  ];
}
