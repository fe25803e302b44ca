// Finds the session and user of a request, from the browser cookie or a bearer token.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBearerToken } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import type { ServiceContext } from '../core/context.ts';
import {
  type CookieRules,
  setSessionCookie,
  lacksBoundCookie,
  newToken,
  tokenIn,
} from './cookies.ts';
import { findByToken } from './token-lookup.ts';
import {
  isRecentSignIn,
  renew,
  renewWhenOld,
  type SessionRow,
  type UsedSession,
} from './sessions.ts';
import type { User } from '../core/user.ts';

const NOT_FOR_BOTS = new Problem(403, 'not-for-bots', 'A bot cannot do this; its owner can.');

/** Users and sessions by request, so that each request looks them up once. */
const usersByRequest = new WeakMap<FastifyRequest, Promise<User | undefined>>();
const sessions = new WeakMap<FastifyRequest, UsedSession>();

/** The token of a request. One in the header takes precedence over the cookie. */
function tokenOf(request: FastifyRequest): string | undefined {
  if (!hasBearerToken(request)) return tokenIn(request);
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** The user of a request; undefined when signed out. */
export function authenticate(
  context: ServiceContext,
  request: FastifyRequest,
): Promise<User | undefined> {
  const user = usersByRequest.get(request) ?? lookUp(context, request);
  usersByRequest.set(request, user);
  return user;
}

async function lookUp(context: ServiceContext, request: FastifyRequest): Promise<User | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const holder = await findByToken(context, token);
  if (holder === undefined) return undefined;
  // A bot's token is valid in the Authorization header only.
  if (holder.session.kind === 'bot' && !hasBearerToken(request)) return undefined;
  sessions.set(request, { session: holder.session, token });
  return holder.person;
}

/** The session of a request, after `authenticate`; undefined when signed out. */
export function sessionOfRequest(request: FastifyRequest): SessionRow | undefined {
  return sessions.get(request)?.session;
}

/** Replaces the token in the cookie after the session has gained privileges. */
export async function renewCookie(
  context: ServiceContext,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessionOfRequest(request);
  if (session?.kind !== 'browser' || hasBearerToken(request)) return;
  const token = newToken(rules, request);
  await renew(context, session, token);
  setSessionCookie(rules, request, reply, token);
}

/** Replaces the token in the cookie once a day, or at once if the cookie can now be host-bound. */
export async function renewStaleCookie(
  context: ServiceContext,
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const used = sessions.get(request);
  if (used?.session.kind !== 'browser' || hasBearerToken(request)) return;
  const token = newToken(rules, request);
  const isRenewed = await renewWhenOld(context, used, token, lacksBoundCookie(rules, request));
  if (isRenewed) setSessionCookie(rules, request, reply, token);
}

/**
 * Throws a Problem unless the user has signed in recently, which changes of credentials require.
 * Guests have no credentials to confirm; bots are refused.
 */
export function requireRecentSignIn(
  context: ServiceContext,
  request: FastifyRequest,
  person: User,
): void {
  const session = sessionOfRequest(request);
  if (person.kind === 'bot' || session?.kind !== 'browser') throw NOT_FOR_BOTS;
  if (person.kind === 'guest' || isRecentSignIn(session, context.now())) return;
  throw new Problem(
    403,
    'prove-again',
    'Your last sign-in was a while ago: sign in again to do this.',
  );
}

export function refuseBots(person: User): void {
  if (person.kind === 'bot') throw NOT_FOR_BOTS;
}
