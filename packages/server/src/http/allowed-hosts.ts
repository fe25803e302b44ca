// The names under which a server may be asked. A page of another site can point its own name at this machine (DNS rebinding) and would then
// share the origin with the server, so a request is answered only if its `Host` is a name that belongs to the server.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Problem } from './problem.ts';

/** Answered under any name: they tell nothing, and balancers ask for them under names of their own. */
const OPEN = /^\/(?:healthz|readyz|version)(?:\?|$)/;

/** The name in a `Host` header, in small letters, without port and closing dot; undefined if it cannot be read. */
function nameIn(header: string): string | undefined {
  if (!URL.canParse(`http://${header}/`)) return undefined;
  const { hostname: name, username, pathname } = new URL(`http://${header}/`);
  if (username !== '' || pathname !== '/' || header.includes('@')) return undefined;
  return name.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export interface KnownHosts {
  /** The name of a request that is not known; undefined if it may be answered. */
  unknownIn(request: IncomingMessage): string | undefined;
}

/**
 * An address in numbers is always known, since no other site can have it as its name, and so are localhost and the name of this machine.
 * All others must be configured.
 */
export function knownHosts(configured: readonly string[]): KnownHosts {
  const machine = hostname().toLowerCase();
  const names = new Set(
    [machine, `${machine}.local`, ...configured].map((name) => name.toLowerCase()),
  );
  const isKnown = (name: string) =>
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.has(name);
  return {
    unknownIn: ({ headers: { host }, url = '/' }) => {
      // A browser always sends it.
      if (host === undefined || OPEN.test(url)) return undefined;
      const name = nameIn(host);
      return name !== undefined && isKnown(name) ? undefined : (name ?? 'this name');
    },
  };
}

export function unknownHost(name: string): Problem {
  return new Problem(
    421,
    'unknown-host',
    `This server is not known as ${name}. If it is yours, start it with --public-url or --names to allow that name.`,
  );
}
