// Finds the session and user of a request, from the browser cookie or a bearer token.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { showsToken } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import type { ServiceContext } from '../core/context.ts';
import { type CookieRules, giveCookie, isLoose, newToken, tokenIn } from './cookies.ts';
import { findByToken } from './token-lookup.ts';
import {
  isRecentSignIn,
  renew,
  renewWhenOld,
  type SessionRow,
  type UsedSession,
} from './sessions.ts';
import type { User } from '../core/user.ts';

const usersByRequest = new WeakMap<FastifyRequest, Promise<User | undefined>>();
const sessions = new WeakMap<FastifyRequest, UsedSession>();

/** A token in the header takes precedence over the cookie. */
function tokenOf(request: FastifyRequest): string | undefined {
  if (!showsToken(request)) return tokenIn(request);
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Looked up once per request. */
export function authenticate(
  context: ServiceContext,
  request: FastifyRequest,
): Promise<User | undefined> {
  const asking = usersByRequest.get(request) ?? lookUp(context, request);
  usersByRequest.set(request, asking);
  return asking;
}

async function lookUp(context: ServiceContext, request: FastifyRequest): Promise<User | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const holder = await findByToken(context, token);
  if (holder === undefined) return undefined;
  // Bots must not use cookies.
  if (holder.session.kind === 'bot' && !showsToken(request)) return undefined;
  sessions.set(request, { session: holder.session, token });
  return holder.person;
}

export function sessionOfRequest(request: FastifyRequest): SessionRow | undefined {
  return sessions.get(request)?.session;
}

/** Replaces the token after the session gains privileges. */
export async function renewCookie(
  context: ServiceContext,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessionOfRequest(request);
  if (session?.kind !== 'browser' || showsToken(request)) return;
  const token = newToken(rules, request);
  await renew(context, session, token);
  giveCookie(rules, request, reply, token);
}

/** Replaces the token periodically, or at once if the cookie can now be host-bound. */
export async function renewStaleCookie(
  context: ServiceContext,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const used = sessions.get(request);
  if (used?.session.kind !== 'browser' || showsToken(request)) return;
  const token = newToken(rules, request);
  const isRenewed = await renewWhenOld(context, used, token, isLoose(rules, request));
  if (isRenewed) giveCookie(rules, request, reply, token);
}

/**
 * Changes of credentials require a recent sign-in. Guests have no credentials to confirm; bots are
 * refused.
 */
export function requireRecentSignIn(
  context: ServiceContext,
  request: FastifyRequest,
  person: User,
): void {
  const session = sessionOfRequest(request);
  if (person.kind === 'bot' || session?.kind !== 'browser') {
    throw new Problem(403, 'not-for-bots', 'A bot cannot do this; its owner can.');
  }
  if (person.kind === 'guest' || isRecentSignIn(session, context.now())) return;
  throw new Problem(
    403,
    'prove-again',
    'Your last sign-in was a while ago: sign in again to do this.',
  );
}

/** Refuses bots. */
export function refuseBots(person: User): void {
  if (person.kind !== 'bot') return;
  throw new Problem(403, 'not-for-bots', 'A bot cannot do this; its owner can.');
}
