// Finds the session and user of a request, by the cookie or a bearer token.
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

/** Each request is looked up once. */
const usersByRequest = new WeakMap<FastifyRequest, Promise<User | undefined>>();
const sessions = new WeakMap<FastifyRequest, UsedSession>();

/** A token in the header takes precedence over the cookie. */
function tokenOf(request: FastifyRequest): string | undefined {
  if (!hasBearerToken(request)) return tokenIn(request);
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Returns the user of a request; undefined when signed out. */
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
  // The token of a bot is valid only in the header `Authorization`.
  if (holder.session.kind === 'bot' && !hasBearerToken(request)) return undefined;
  sessions.set(request, { session: holder.session, token });
  return holder.person;
}

/** Returns the session of a request after `authenticate`; undefined when signed out. */
export function sessionOfRequest(request: FastifyRequest): SessionRow | undefined {
  return sessions.get(request)?.session;
}

/**
 * Replaces token and cookie of a session that has gained privileges. The old token becomes invalid.
 */
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

/** Replaces a token that is a day old, or is not in the cookie for HTTPS yet. Sets the cookie. */
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
 * For changes of credentials: throws a Problem for bots, and without a recent sign-in. Guests are
 * exempt, because they have no credentials.
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
