// The URLs of a running server, and messages for failures to listen.
import { networkInterfaces } from 'node:os';

function listensOnAll(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Encloses an IPv6 address in brackets. */
function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Interfaces of containers and virtual machines, which others usually cannot reach. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vboxnet|vmnet|vEthernet)/;

/**
 * URLs with IPv4 addresses for other machines, physical networks first. Empty unless the server
 * listens on all interfaces.
 */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (!listensOnAll(host)) return [];
  return Object.entries(interfaces)
    .toSorted(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** The end of the sentence `Listening on port …`, by system error code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not permitted',
  EADDRNOTAVAIL: 'is not possible: this machine does not have that address',
  EINVAL: 'is not possible',
  ENOTFOUND: 'is not possible: unknown host name',
};

/** Why a server cannot listen, as a sentence; undefined if the error has another cause. */
export function listenTrouble(error: unknown, host: string, port: number): string | undefined {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  return `Listening on port ${port} of ${host} ${REASONS[code] ?? `failed (${code})`}.`;
}

/** The URL for a browser on this machine. */
export function localAddress(host: string, port: number): string {
  return `http://${listensOnAll(host) ? 'localhost' : urlHost(host)}:${port}`;
}
