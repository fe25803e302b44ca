// Where a request comes from: what changes something, and every socket, must come from this server's own page or from no page.
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request shows a token in its header. No page of another site can make a browser send one, as this server allows none (CORS), and
 * the cookie does not count beside it.
 */
export function showsToken({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith('Bearer ') === true;
}

/** The host of an address, with its port where that is not the usual one; undefined for what is none. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a page of another origin sent this. A browser says so itself in `Sec-Fetch-Site` or `Origin`; a program that says neither
 * has no cookie of anybody else to misuse.
 */
export function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (showsToken(request)) return false;
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin === undefined) return site === undefined && cookie !== undefined;
  const from = hostOf(origin);
  const own = [`${request.protocol}://${request.host}`, publicUrl ?? ''].map(hostOf);
  return from === undefined || !own.includes(from);
}

/** Refuses what another page wants to change with the session of who looks at it. */
export function refuseForeign(request: FastifyRequest, publicUrl: string | undefined): void {
  if (READING.includes(request.method) || !isForeign(request, publicUrl)) return;
  throw new Problem(403, 'foreign-origin', 'Only the page of this server may ask for this.');
}

/** Whether a program of this machine asks. What came through a proxy did not, wherever the proxy runs. */
export function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => name in headers);
  const { remoteAddress = '', localAddress } = socket;
  const isLoop = remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress);
  return !isForwarded && (isLoop || (remoteAddress !== '' && remoteAddress === localAddress));
}
