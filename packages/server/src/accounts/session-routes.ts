// Routes of sessions: read the session, start one as a guest, change the user, sign out.
import { changedMe, newGuest, session } from '@eminent/protocol/online';
import type * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import { renewStaleCookie, requireRecentSignIn, sessionOfRequest } from './authenticate.ts';
import { setSessionCookie, newToken, deleteSessionCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import { cleanName } from './display-names.ts';
import type { AccountDeps } from './dependencies.ts';
import { sessionAnswer } from './session-response.ts';
import { forgetKey, guestBy, makeGuest } from './guests.ts';
import { updateUser, userById, userOf, type UserRow } from './user-repository.ts';
import { newSecret } from '../store/index.ts';
import { beginSession, endSession, endSessions } from './sessions.ts';
import { allIdsOf, type User } from '../core/user.ts';

const route = routesOf('sessions');
/** High enough for a school class behind one address. */
const GUESTS_PER_MINUTE = 60;

/** Normalizes a display name. Throws a Problem if it is refused. */
export function nameOf(raw: string): string {
  const cleaned = cleanName(raw);
  if ('name' in cleaned) return cleaned.name;
  const why = cleaned.fault === 'empty' ? 'no visible characters' : 'invisible characters';
  throw new Problem(422, 'bad-name', `This name has ${why}. Use letters, digits and symbols.`);
}

/** Creates a guest, or finds the recent one of the browser key. Sets a session cookie. */
export async function beginGuest(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, face, lang, key }: v.InferOutput<typeof newGuest>,
): Promise<User> {
  const guest = await makeGuest(deps.context, { name: nameOf(name), face, lang }, key);
  return startGuestSession(deps, request, reply, guest);
}

/** For programs: returns the session token instead of setting a cookie. */
async function beginProgramGuest(
  { context }: AccountDeps,
  request: FastifyRequest,
  { name, face, lang, key }: v.InferOutput<typeof newGuest>,
): Promise<{ guest: User; token: string }> {
  const guest = await makeGuest(context, { name: nameOf(name), face, lang }, key);
  const token = newSecret();
  const device = deviceOf(request.headers['user-agent']);
  await beginSession(context, { person: guest.id, token, how: 'guest', device });
  return { guest: userOf(guest), token };
}

/** Starts a session for the recent guest of a browser key. Returns undefined without one. */
export async function resumeGuestByKey(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
): Promise<User | undefined> {
  const guest = key === undefined ? undefined : await guestBy(deps.context, key);
  return guest && startGuestSession(deps, request, reply, guest);
}

async function startGuestSession(
  { context, cookies }: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: UserRow,
): Promise<User> {
  const device = deviceOf(request.headers['user-agent']);
  const token = newToken(cookies, request);
  await beginSession(context, { person: guest.id, token, how: 'guest', device });
  setSessionCookie(cookies, request, reply, token);
  return userOf(guest);
}

export function sessionRoutes(deps: AccountDeps): readonly Route[] {
  return [...userRoutes(deps), ...signOutRoutes(deps)];
}

function userRoutes(deps: AccountDeps): readonly Route[] {
  const { context, cookies, tableQueries } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/session',
        summary:
          'The signed-in user and the features of this server; without a session there is no user.',
        who: 'anybody',
        answer: session,
      },
      async ({ person, request, reply }) => {
        await renewStaleCookie(context, cookies, request, reply);
        return sessionAnswer(deps, request, person);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session',
        summary:
          'Starts a guest session with a name; the session is in a cookie. Programs send `token: true` and get the token in the answer instead. A repeated key within minutes returns the same guest.',
        who: 'anybody',
        body: newGuest,
        answer: session,
        status: 201,
        perMinute: GUESTS_PER_MINUTE,
        refusals: { 'has-session': 409, 'bad-name': 422 },
      },
      async ({ person, body, request, reply }) => {
        if (person !== undefined) {
          throw new Problem(
            409,
            'has-session',
            'You already have a session; use PATCH /me to rename.',
          );
        }
        if (body.token !== true) {
          return sessionAnswer(deps, request, await beginGuest(deps, request, reply, body));
        }
        const { guest, token } = await beginProgramGuest(deps, request, body);
        return sessionAnswer(deps, request, guest, { token });
      },
    ),
    route(
      {
        method: 'PATCH',
        url: '/me',
        summary: 'Changes name, portrait or language.',
        who: 'person',
        body: changedMe,
        answer: session,
        refusals: { 'bad-name': 422 },
      },
      async ({ person, body, request }) => {
        const name = body.name === undefined ? undefined : nameOf(body.name);
        await updateUser(context, person.id, { ...body, name });
        if (name !== undefined) await tableQueries.rename(allIdsOf(person), name);
        return sessionAnswer(deps, request, await userById(context, person.id));
      },
    ),
  ];
}

function signOutRoutes({ context, cookies, signedOut }: AccountDeps): readonly Route[] {
  return [
    route(
      {
        method: 'DELETE',
        url: '/session',
        summary: 'Signs out on this device. Guests lose their data.',
        who: 'person',
      },
      async ({ person, request, reply }) => {
        await endSession(context, person.id, sessionOfRequest(request)?.id ?? '');
        await forgetKey(context, person.id);
        signedOut(person.id);
        deleteSessionCookie(cookies, request, reply);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/sessions',
        summary: 'Signs out on all other devices.',
        who: 'person',
      },
      async ({ person, request }) => {
        await endSessions(context, person.id, sessionOfRequest(request)?.id);
        signedOut(person.id);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/sessions/:id',
        summary: 'Signs out another device.',
        who: 'person',
        params: idParams,
        refusals: { 'prove-again': 403, 'not-for-bots': 403 },
      },
      async ({ person, params, request }) => {
        requireRecentSignIn(context, request, person);
        const ended = await endSession(context, person.id, params.id);
        if (!ended) throw notFound('session');
        signedOut(person.id);
      },
    ),
  ];
}
