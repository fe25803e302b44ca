// Routes of who is asking: a guest begins with a name; sessions are listed and ended.
import { changedMe, newGuest, session } from '@eminent/protocol/online';
import type * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { freshenCookie, giveCookie, mustBeProved, sessionFor, takeCookie } from './asking.ts';
import { deviceOf } from './device.ts';
import { cleanName } from './names.ts';
import type { PeopleParts } from './parts.ts';
import { sessionAnswer } from './session-answer.ts';
import { changePerson, makePerson, personById, personOf } from './persons.ts';
import { beginSession, endSession, endSessions } from './sessions.ts';
import { fields, text } from '@eminent/protocol';
import type { Person } from './who.ts';

const AREA = 'sessions';
/** Sessions for strangers, from one address. */
const GUESTS_A_MINUTE = 20;

/** The name, or the Problem that says why not. */
export function nameOf(raw: string): string {
  const read = cleanName(raw);
  if ('name' in read) return read.name;
  const why = read.fault === 'empty' ? 'nothing to see' : 'characters that nobody sees';
  throw new Problem(422, 'bad-name', `This name has ${why}. Take letters, digits and signs.`);
}

/** Makes a guest with a session; the cookie goes with the answer. */
export async function beginGuest(
  { ground, cookies }: PeopleParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, face, lang }: v.InferOutput<typeof newGuest>,
): Promise<Person> {
  const row = await makePerson(ground, { kind: 'guest', name: nameOf(name), face, lang });
  const device = deviceOf(request.headers['user-agent']);
  const { token } = await beginSession(ground, { person: row.id, how: 'guest', device });
  giveCookie(cookies, request, reply, token);
  return personOf(row);
}

export function sessionRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, cookies, signedOut } = parts;
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
        summary: 'Begins as a guest: a name, and a session in a cookie.',
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
        return sessionAnswer(parts, request, await beginGuest(parts, request, reply, body));
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
