// Whose request it is: from the cookie of a browser or the token of a bot to a session and its person.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Ground } from './ground.ts';
import { personById } from './persons.ts';
import { IDLE_MS, isProved, renew, renewWhenOld, type SessionRow, sessionOf } from './sessions.ts';
import type { Person } from './who.ts';

export const COOKIE = 'eminent';

const sessions = new WeakMap<FastifyRequest, SessionRow>();

/** A bot's token counts in the header, a browser's in the cookie, and neither in the other's place. */
function tokenOf(request: FastifyRequest): { token: string; kind: SessionRow['kind'] } | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, kind: 'bot' };
  const cookie = request.cookies[COOKIE];
  return cookie === undefined ? undefined : { token: cookie, kind: 'browser' };
}

/** The person of a session. */
export async function personOfSession(
  ground: Ground,
  session: SessionRow,
): Promise<Person | undefined> {
  const person = await personById(ground, session.person);
  return person?.kind === 'former' ? undefined : person;
}

export async function whoAsks(
  ground: Ground,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const found = tokenOf(request);
  if (found === undefined) return undefined;
  const session = await sessionOf(ground, found.token);
  if (session === undefined || session.kind !== found.kind) return undefined;
  sessions.set(request, session);
  return personOfSession(ground, session);
}

export function sessionFor(request: FastifyRequest): SessionRow | undefined {
  return sessions.get(request);
}

/** Where the cookie may go. */
export interface CookieRules {
  /** Whether people reach the server over https. */
  readonly secure: (request: FastifyRequest) => boolean;
}

function cookieFor({ secure }: CookieRules, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secure(request) } as const;
}

export function giveCookie(
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const maxAge = Math.floor(IDLE_MS / 1000);
  reply.setCookie(COOKIE, token, { ...cookieFor(rules, request), maxAge });
}

export function takeCookie(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieFor(rules, request));
}

/** A new token for whoever has more rights from now on. */
export async function renewCookie(
  ground: Ground,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessions.get(request);
  if (session?.kind !== 'browser') return;
  giveCookie(rules, request, reply, await renew(ground, session));
}

/** The same now and then, when a page asks who it is. */
export async function freshenCookie(
  ground: Ground,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessions.get(request);
  const token = session && (await renewWhenOld(ground, session));
  if (token !== undefined) giveCookie(rules, request, reply, token);
}

/**
 * What changes the ways into an account, or ends it, wants somebody who has just signed in: a page that was left open is not enough.
 * A guest has nothing that could be shown. Bots never may.
 */
export function mustBeProved(ground: Ground, request: FastifyRequest, person: Person): void {
  const session = sessions.get(request);
  if (person.kind === 'bot' || session?.kind !== 'browser') {
    throw new Problem(403, 'not-for-bots', 'A bot cannot do this; its owner can.');
  }
  if (person.kind === 'guest' || isProved(session, ground.now())) return;
  throw new Problem(403, 'prove-again', 'Sign in again to do this: it has been a while.');
}

/** What people alone do. */
export function noBots(person: Person): void {
  if (person.kind !== 'bot') return;
  throw new Problem(403, 'not-for-bots', 'A bot cannot do this; its owner can.');
}
