// The cookie in which a browser has its session. Over https its name binds it to this host (`__Host-`, RFC 6265bis 4.1.3.2).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../store/index.ts';
import { IDLE_MS } from './sessions.ts';

/** Over plain http, where browsers take no bound one; and everywhere until there was the other. */
export const COOKIE = 'eminent';
/** Nobody but this host can set it: no other host of the same domain, and nobody who changes what travels without TLS. */
export const BOUND_COOKIE = '__Host-eminent';
/** How tokens of the bound cookie begin, which count under no other name. So nobody is made to play with a session of somebody else. */
const BOUND = 'host-';

/** Where the cookie may go. */
export interface CookieRules {
  /** Whether people reach the server over https. */
  readonly secure: (request: FastifyRequest) => boolean;
}

/** A token for the browser that asks. */
export function newToken({ secure }: CookieRules, request: FastifyRequest): string {
  return secure(request) ? BOUND + newSecret() : newSecret();
}

/** The token that a browser has. */
export function tokenIn({ cookies }: FastifyRequest): string | undefined {
  const { [BOUND_COOKIE]: bound, [COOKIE]: plain } = cookies;
  return bound ?? (plain?.startsWith(BOUND) === true ? undefined : plain);
}

/** Whether the cookie came under its plain name although it could be bound. */
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

/** Takes away what stands under the plain name since before. */
function takeLoose(rules: CookieRules, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] === undefined) return;
  reply.clearCookie(COOKIE, waysOf(rules, request));
}
