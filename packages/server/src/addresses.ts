// The addresses under which a running server can be opened: on its own machine, and on others of the network.
import { networkInterfaces } from 'node:os';

/** Whether a server that listens there can be reached from the whole network. */
function isOpen(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Networks of containers and virtual machines, which no other machine can reach. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vboxnet|vmnet|vEthernet)/;

/** For a browser on other machines, those of real networks first; none where only this machine is let in. */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (!isOpen(host)) return [];
  return Object.entries(interfaces)
    .toSorted(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** Why no port can be had at an address, by the word of the system. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not permitted to you',
  EADDRNOTAVAIL: 'is not possible, since this machine does not have that address',
  EINVAL: 'is not possible',
  ENOTFOUND: 'is not possible, since no machine is known by that name',
};

/** Why a server does not listen, in a sentence; undefined for an error of another kind. */
export function listenTrouble(error: unknown, host: string, port: number): string | undefined {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  return `Listening on port ${port} of ${host} ${REASONS[code] ?? `failed (${code})`}.`;
}

/** For a browser on this machine. */
export function ownAddress(host: string, port: number): string {
  return `http://${isOpen(host) ? 'localhost' : inAddress(host)}:${port}`;
}
