// Whose request it is: from the cookie of a browser or the token of a program to a session and its person.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { showsToken } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import type { Ground } from './context.ts';
import { type CookieRules, giveCookie, isLoose, newToken, tokenIn } from './cookies.ts';
import { holderOf } from './token-lookup.ts';
import { isProved, renew, renewWhenOld, type SessionRow, type Used } from './sessions.ts';
import type { Person } from './user.ts';

const askers = new WeakMap<FastifyRequest, Promise<Person | undefined>>();
const sessions = new WeakMap<FastifyRequest, Used>();

/** The token of any session counts in the header, and then the cookie does not. */
function tokenOf(request: FastifyRequest): string | undefined {
  if (!showsToken(request)) return tokenIn(request);
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Looked up once for each request, whoever wants to know it. */
export function whoAsks(ground: Ground, request: FastifyRequest): Promise<Person | undefined> {
  const asking = askers.get(request) ?? lookUp(ground, request);
  askers.set(request, asking);
  return asking;
}

async function lookUp(ground: Ground, request: FastifyRequest): Promise<Person | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const holder = await holderOf(ground, token);
  if (holder === undefined) return undefined;
  // A bot has no browser: its token in a cookie is a mistake.
  if (holder.session.kind === 'bot' && !showsToken(request)) return undefined;
  sessions.set(request, { session: holder.session, token });
  return holder.person;
}

export function sessionFor(request: FastifyRequest): SessionRow | undefined {
  return sessions.get(request)?.session;
}

/** A new token for whoever has more rights from now on. */
export async function renewCookie(
  ground: Ground,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessionFor(request);
  if (session?.kind !== 'browser' || showsToken(request)) return;
  const token = newToken(rules, request);
  await renew(ground, session, token);
  giveCookie(rules, request, reply, token);
}

/** The same now and then, when a page asks who it is; and at once for a cookie that can be bound from now on. */
export async function freshenCookie(
  ground: Ground,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const used = sessions.get(request);
  if (used?.session.kind !== 'browser' || showsToken(request)) return;
  const token = newToken(rules, request);
  const isRenewed = await renewWhenOld(ground, used, token, isLoose(rules, request));
  if (isRenewed) giveCookie(rules, request, reply, token);
}

/**
 * What changes the ways into an account, or ends it, wants somebody who has just signed in: a page that was left open is not enough.
 * A guest has nothing that could be shown. Bots never may.
 */
export function mustBeProved(ground: Ground, request: FastifyRequest, person: Person): void {
  const session = sessionFor(request);
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
