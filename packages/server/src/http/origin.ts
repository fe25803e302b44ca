// Protects against requests from pages of other sites (CSRF): only the server's own page and
// programs that are not browsers may change data or open sockets.
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether the Authorization header has a bearer token. The server answers no CORS preflight, so
 * pages of other sites cannot send one. With a token, the cookie is ignored.
 */
export function hasBearerToken({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith('Bearer ') === true;
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a page of another origin may have sent the request, by `Sec-Fetch-Site` or `Origin`. With
 * neither header, a request is foreign only if it has cookies.
 */
export function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (hasBearerToken(request)) return false;
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin === undefined) return site === undefined && cookie !== undefined;
  const from = hostOf(origin);
  const serverHosts = [`${request.protocol}://${request.host}`, publicUrl ?? ''].map(hostOf);
  return from === undefined || !serverHosts.includes(from);
}

/** Throws a Problem if a page of another origin may have sent a request that changes data. */
export function refuseForeign(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.includes(request.method) || !isForeign(request, publicUrl)) return;
  throw new Problem(403, 'foreign-origin', 'Only the page of this server may send this request.');
}

/**
 * Whether a program on this machine, other than a proxy, sent the request. Detects only proxies
 * that add one of these headers.
 */
export function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => name in headers);
  const { remoteAddress = '', localAddress } = socket;
  const isLoopback = remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress);
  return !isForwarded && (isLoopback || (remoteAddress !== '' && remoteAddress === localAddress));
}
