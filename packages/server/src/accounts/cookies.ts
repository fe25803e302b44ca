// Session cookies. Over HTTPS, the `__Host-` prefix binds the cookie to this host (RFC 6265bis
// 4.1.3.2).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUND_COOKIE, COOKIE } from '../http/cookie-names.ts';
import { newSecret } from '../store/index.ts';
import { IDLE_MS } from './sessions.ts';

/**
 * Token prefix of bound cookies. Such tokens are not accepted in the plain cookie, which prevents
 * session fixation.
 */
const BOUND = 'host-';

/** Cookie settings. */
export interface CookieRules {
  /** Whether the client uses HTTPS. */
  readonly secure: (request: FastifyRequest) => boolean;
}

/** Creates a token for this client. */
export function newToken({ secure }: CookieRules, request: FastifyRequest): string {
  return secure(request) ? BOUND + newSecret() : newSecret();
}

/** The token in the request's cookie. */
export function tokenIn({ cookies }: FastifyRequest): string | undefined {
  const { [BOUND_COOKIE]: bound, [COOKIE]: plain } = cookies;
  return bound ?? (plain?.startsWith(BOUND) === true ? undefined : plain);
}

/** Whether the plain cookie was sent although the bound one is possible. */
export function isLoose({ secure }: CookieRules, request: FastifyRequest): boolean {
  return secure(request) && request.cookies[BOUND_COOKIE] === undefined;
}

function waysOf({ secure }: CookieRules, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secure(request) } as const;
}

export function giveCookie(
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const ways = { ...waysOf(rules, request), maxAge: Math.floor(IDLE_MS / 1000) };
  if (!ways.secure) return void reply.setCookie(COOKIE, token, ways);
  reply.setCookie(BOUND_COOKIE, token, ways);
  takeLoose(rules, request, reply);
}

export function takeCookie(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  const ways = waysOf(rules, request);
  if (!ways.secure) return void reply.clearCookie(COOKIE, ways);
  reply.clearCookie(BOUND_COOKIE, ways);
  takeLoose(rules, request, reply);
}

/** Deletes the plain cookie of older versions. */
function takeLoose(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] === undefined) return;
  reply.clearCookie(COOKIE, waysOf(rules, request));
}
