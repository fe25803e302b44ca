// The URLs of a running server for this machine and for others on the network, and messages for
// failures to listen.
import { networkInterfaces } from 'node:os';

/** Whether a server that listens on this address listens on all interfaces. */
function listensOnAll(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** A host as part of a URL: IPv6 addresses in brackets. */
function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Names of network interfaces of containers and virtual machines, which others cannot reach. */
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

/** How the sentence `Listening on port …` ends, by system error code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not permitted',
  EADDRNOTAVAIL: 'is not possible: this machine does not have that address',
  EINVAL: 'is not possible',
  ENOTFOUND: 'is not possible: unknown host name',
};

/** A sentence that says why a server cannot listen; undefined for other errors. */
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
