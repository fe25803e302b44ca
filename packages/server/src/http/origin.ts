// Checks the origin of a request. Changes and sockets must come from the server's own page or from
// a program that is not a browser.
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Methods that change nothing. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request carries a token in its header. Pages of other sites cannot make a browser send
 * one (no CORS), and the cookie is ignored when a token is present.
 */
export function hasBearerToken({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith('Bearer ') === true;
}

/** The host of a URL, with its port unless it is the default; undefined for an invalid URL. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a page of another origin may have sent the request. Browsers name the origin in
 * `Sec-Fetch-Site` or `Origin`. A request with neither header is foreign only if it has cookies,
 * and one with a bearer token never is.
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

/** Throws a Problem for a change that a page of another site may have requested (CSRF). */
export function refuseForeign(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.includes(request.method) || !isForeign(request, publicUrl)) return;
  throw new Problem(403, 'foreign-origin', 'Only the page of this server may send this request.');
}

/** Whether a program on this machine sent the request. Requests through a proxy never count. */
export function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => name in headers);
  const { remoteAddress = '', localAddress } = socket;
  const isLoopback = remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress);
  return !isForwarded && (isLoopback || (remoteAddress !== '' && remoteAddress === localAddress));
}
