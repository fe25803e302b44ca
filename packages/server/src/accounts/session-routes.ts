// Routes of who is asking: a guest begins with a name; sessions are listed and ended.
import { changedMe, newGuest, session } from '@eminent/protocol/online';
import type * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { freshenCookie, mustBeProved, sessionFor } from './authenticate.ts';
import { giveCookie, newToken, takeCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import { cleanName } from './display-names.ts';
import type { PeopleParts } from './dependencies.ts';
import { sessionAnswer } from './session-response.ts';
import { forgetKey, guestBy, makeGuest } from './guests.ts';
import { changePerson, personById, personOf, type PersonRow } from './user-repository.ts';
import { newSecret } from '../store/index.ts';
import { beginSession, endSession, endSessions } from './sessions.ts';
import { fields, text } from '@eminent/protocol';
import type { Person } from './user.ts';

const AREA = 'sessions';
/** New guests from one address: a class behind one router begins within a minute. */
const GUESTS_A_MINUTE = 60;

/** The name, or the Problem that says why not. */
export function nameOf(raw: string): string {
  const read = cleanName(raw);
  if ('name' in read) return read.name;
  const why = read.fault === 'empty' ? 'nothing to see' : 'characters that nobody sees';
  throw new Problem(422, 'bad-name', `This name has ${why}. Take letters, digits and signs.`);
}

/** Makes a guest with a session; the cookie goes with the answer. */
export async function beginGuest(
  parts: PeopleParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, face, lang, key }: v.InferOutput<typeof newGuest>,
): Promise<Person> {
  const guest = await makeGuest(parts.ground, { name: nameOf(name), face, lang }, key);
  return beginAs(parts, request, reply, guest);
}

/** The same for a program, which keeps its token itself. */
async function beginProgram(
  { ground }: PeopleParts,
  request: FastifyRequest,
  { name, face, lang, key }: v.InferOutput<typeof newGuest>,
): Promise<{ guest: Person; token: string }> {
  const guest = await makeGuest(ground, { name: nameOf(name), face, lang }, key);
  const token = newSecret();
  const device = deviceOf(request.headers['user-agent']);
  await beginSession(ground, { person: guest.id, token, how: 'guest', device });
  return { guest: personOf(guest), token };
}

/** The guest that this browser has just become in another tab, with a session for this one, too. */
export async function sameGuest(
  parts: PeopleParts,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
): Promise<Person | undefined> {
  const guest = key === undefined ? undefined : await guestBy(parts.ground, key);
  return guest && beginAs(parts, request, reply, guest);
}

async function beginAs(
  { ground, cookies }: PeopleParts,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: PersonRow,
): Promise<Person> {
  const device = deviceOf(request.headers['user-agent']);
  const token = newToken(cookies, request);
  await beginSession(ground, { person: guest.id, token, how: 'guest', device });
  giveCookie(cookies, request, reply, token);
  return personOf(guest);
}

export function sessionRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, cookies, signedOut, traces } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/session',
        area: AREA,
        summary:
          'Who is asking, and what this server offers; without a session there is no person.',
        who: 'anybody',
        answer: session,
      },
      async ({ person, request, reply }) => {
        await freshenCookie(ground, cookies, request, reply);
        return sessionAnswer(parts, request, person);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session',
        area: AREA,
        summary:
          'Begins as a guest: a name, and a session in a cookie. A program sends `token: true` and is given its token in the answer instead. The same key twice within minutes makes one guest.',
        who: 'anybody',
        body: newGuest,
        answer: session,
        status: 201,
        perMinute: GUESTS_A_MINUTE,
        refusals: { 'has-session': 409, 'bad-name': 422 },
      },
      async ({ person, body, request, reply }) => {
        if (person !== undefined) {
          throw new Problem(409, 'has-session', 'There is a session already; PATCH /me renames.');
        }
        if (body.token !== true) {
          return sessionAnswer(parts, request, await beginGuest(parts, request, reply, body));
        }
        const { guest, token } = await beginProgram(parts, request, body);
        return sessionAnswer(parts, request, guest, { token });
      },
    ),
    route(
      {
        method: 'PATCH',
        url: '/me',
        area: AREA,
        summary: 'Changes the name, the portrait or the language.',
        who: 'person',
        body: changedMe,
        answer: session,
        refusals: { 'bad-name': 422 },
      },
      async ({ person, body, request }) => {
        const name = body.name === undefined ? undefined : nameOf(body.name);
        await changePerson(ground, person.id, { ...body, name });
        if (name !== undefined) await traces.rename([person.id, ...(person.also ?? [])], name);
        return sessionAnswer(parts, request, await personById(ground, person.id));
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/session',
        area: AREA,
        summary: 'Signs out here. What a guest has is lost with the session.',
        who: 'person',
      },
      async ({ person, request, reply }) => {
        await endSession(ground, person.id, sessionFor(request)?.id ?? '');
        await forgetKey(ground, person.id);
        signedOut(person.id);
        takeCookie(cookies, request, reply);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/sessions',
        area: AREA,
        summary: 'Signs out everywhere else.',
        who: 'person',
      },
      async ({ person, request }) => {
        await endSessions(ground, person.id, sessionFor(request)?.id);
        signedOut(person.id);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/sessions/:id',
        area: AREA,
        summary: 'Signs out one other device.',
        who: 'person',
        params: fields({ id: text(64) }),
        refusals: { 'prove-again': 403, 'not-for-bots': 403 },
      },
      async ({ person, params, request }) => {
        mustBeProved(ground, request, person);
        const ended = await endSession(ground, person.id, params.id);
        if (!ended) throw new Problem(404, 'not-found', 'There is no such session.');
        signedOut(person.id);
      },
    ),
  ];
}
