// Refuses requests with an unknown host name, to prevent DNS rebinding: another site points its own
// name at this machine, and its pages get the same origin as this server.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Problem } from './problem.ts';

/** Allowed under any host name, for load balancers. Contain nothing secret. */
const OPEN_PATHS = /^\/(?:healthz|readyz|version)(?:\?|$)/;

function nameIn(header: string): string | undefined {
  if (!URL.canParse(`http://${header}/`)) return undefined;
  const { hostname: name, username, pathname } = new URL(`http://${header}/`);
  if (username !== '' || pathname !== '/' || header.includes('@')) return undefined;
  return name.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export interface AllowedHosts {
  /** Returns the host name to refuse (`this name` if malformed); undefined if it is allowed. */
  unknownIn(request: IncomingMessage): string | undefined;
}

/**
 * Allows the configured names, the name of this machine, localhost, and all IP addresses. No site
 * can use an IP address as its name.
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
      // Browsers always send the header.
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
