// Reads and sets session cookies. Over HTTPS, the prefix `__Host-` binds the cookie to this host.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUND_COOKIE, COOKIE } from '../http/cookie-names.ts';
import { newSecret } from '../store/index.ts';
import { IDLE_MS } from './sessions.ts';

/**
 * Prefix of tokens in the cookie for HTTPS. Not accepted in the plain cookie, which another host of
 * the domain could set (session fixation).
 */
const BOUND_PREFIX = 'host-';

export interface CookieRules {
  readonly secure: (request: FastifyRequest) => boolean;
}

/** Creates a token for the cookie that this client gets. */
export function newToken({ secure }: CookieRules, request: FastifyRequest): string {
  return secure(request) ? BOUND_PREFIX + newSecret() : newSecret();
}

/** Returns the token in the session cookie; undefined without a valid one. */
export function tokenIn({ cookies }: FastifyRequest): string | undefined {
  const { [BOUND_COOKIE]: bound, [COOKIE]: plain } = cookies;
  return bound ?? (plain?.startsWith(BOUND_PREFIX) === true ? undefined : plain);
}

/** Whether an HTTPS request lacks the cookie for HTTPS. */
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

/** Older versions set the plain cookie over HTTPS, too. */
function deletePlainCookie(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] === undefined) return;
  reply.clearCookie(COOKIE, cookieOptions(rules, request));
}
