// Reads and sets session cookies. HTTPS clients get the bound cookie, whose `__Host-` prefix ties
// it to this host (RFC 6265bis, section 4.1.3.2). Other clients get the plain cookie.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUND_COOKIE, COOKIE } from '../http/cookie-names.ts';
import { newSecret } from '../store/index.ts';
import { IDLE_MS } from './sessions.ts';

/**
 * Token prefix of bound cookies. Such tokens are not accepted in the plain cookie, which prevents
 * session fixation.
 */
const BOUND_PREFIX = 'host-';

export interface CookieRules {
  /** Whether the client uses HTTPS. */
  readonly secure: (request: FastifyRequest) => boolean;
}

/** Creates a token for the session cookie of this client. */
export function newToken({ secure }: CookieRules, request: FastifyRequest): string {
  return secure(request) ? BOUND_PREFIX + newSecret() : newSecret();
}

/** The token in the session cookie of a request; undefined without a valid one. */
export function tokenIn({ cookies }: FastifyRequest): string | undefined {
  const { [BOUND_COOKIE]: bound, [COOKIE]: plain } = cookies;
  return bound ?? (plain?.startsWith(BOUND_PREFIX) === true ? undefined : plain);
}

/** Whether the request came over HTTPS without the bound cookie. */
export function lacksBoundCookie({ secure }: CookieRules, request: FastifyRequest): boolean {
  return secure(request) && request.cookies[BOUND_COOKIE] === undefined;
}

function cookieOptions({ secure }: CookieRules, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secure(request) } as const;
}

export function setSessionCookie(
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const options = { ...cookieOptions(rules, request), maxAge: Math.floor(IDLE_MS / 1000) };
  if (!options.secure) return void reply.setCookie(COOKIE, token, options);
  reply.setCookie(BOUND_COOKIE, token, options);
  deletePlainCookie(rules, request, reply);
}

export function deleteSessionCookie(
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const options = cookieOptions(rules, request);
  if (!options.secure) return void reply.clearCookie(COOKIE, options);
  reply.clearCookie(BOUND_COOKIE, options);
  deletePlainCookie(rules, request, reply);
}

/** Deletes the plain cookie, which older versions set over HTTPS, too. */
function deletePlainCookie(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] === undefined) return;
  reply.clearCookie(COOKIE, cookieOptions(rules, request));
}
