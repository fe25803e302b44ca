// Checks the `Host` header of requests. Another site can resolve its own name to this machine (DNS
// rebinding). Its pages would then have the same origin as the server, so requests with an unknown
// host name are refused.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Problem } from './problem.ts';

/**
 * Paths that are answered under any host name, because load balancers may use their own. These
 * responses reveal nothing.
 */
const OPEN_PATHS = /^\/(?:healthz|readyz|version)(?:\?|$)/;

/**
 * The name in a `Host` header, in lower case, without port and trailing dot; undefined if it is
 * malformed.
 */
function nameIn(header: string): string | undefined {
  if (!URL.canParse(`http://${header}/`)) return undefined;
  const { hostname: name, username, pathname } = new URL(`http://${header}/`);
  if (username !== '' || pathname !== '/' || header.includes('@')) return undefined;
  return name.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export interface AllowedHosts {
  /** The unknown host name of a request; undefined if the request is allowed. */
  unknownIn(request: IncomingMessage): string | undefined;
}

/**
 * IP addresses are always allowed, because no other site can use one as its name. So are localhost
 * and the name of this machine. All other names must be configured.
 */
export function allowedHosts(configured: readonly string[]): AllowedHosts {
  const machine = hostname().toLowerCase();
  const names = new Set(
    [machine, `${machine}.local`, ...configured].map((name) => name.toLowerCase()),
  );
  const isKnown = (name: string) =>
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.has(name);
  return {
    unknownIn: ({ headers: { host }, url = '/' }) => {
      // Only programs omit the header; browsers always send it.
      if (host === undefined || OPEN_PATHS.test(url)) return undefined;
      const name = nameIn(host);
      return name !== undefined && isKnown(name) ? undefined : (name ?? 'this name');
    },
  };
}

export function unknownHost(name: string): Problem {
  return new Problem(
    421,
    'unknown-host',
    `This server does not accept the host name ${name}. If you run it, allow the name with --public-url or --names.`,
  );
}
