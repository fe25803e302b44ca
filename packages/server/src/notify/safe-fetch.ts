// Sends requests to addresses that users entered. Refuses private networks, plain HTTP and
// redirects, because such requests could reach internal services (SSRF).
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** `any` also allows private networks and plain HTTP. */
export type Targets = 'public' | 'any';

class OutgoingError extends Error {}

/**
 * Ranges that are not public: special-purpose ranges of IANA
 * (iana.org/assignments/iana-ipv4-special-registry), and multicast.
 */
const NON_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Public IPv6 addresses, except the ranges below for protocols, tunnels and documentation. */
const PUBLIC_6 = ['2000::', 3] as const;
const NON_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const nonPublic = new BlockList();
for (const [net, bits] of NON_PUBLIC_4) nonPublic.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NON_PUBLIC_6) nonPublic.addSubnet(net, bits, 'ipv6');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIPv6(address)) return public6.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6');
  return isIP(address) === 4 && !nonPublic.check(address, 'ipv4');
}

/** DNS lookup that fails if an address is not public. The request goes to the checked address. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return done(error, '', 0);
    if (!found.every(({ address }) => isPublic(address))) {
      return done(new OutgoingError('the address is not public'), '', 0);
    }
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Returns what is wrong with a URL, without resolving the host name; undefined if nothing. */
export function targetTrouble(text: string, targets: Targets): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'expected an address that begins with https://';
  if (url.username !== '' || url.password !== '') return 'expected an address without a password';
  if (targets === 'any' && /^https?:$/.test(url.protocol)) return undefined;
  if (url.protocol !== 'https:') return 'expected an address that begins with https://';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0 && !isPublic(host)) return 'the address is not public';
  // A host name without a dot belongs to the local network.
  const isBare = isIP(host) === 0 && !host.includes('.');
  return isBare || /\.(?:localhost|local|internal|home\.arpa)$/i.test(host)
    ? 'the address is not public'
    : undefined;
}

const TIMEOUT_MS = 10_000;

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/**
 * Sends a POST request. Returns the status. Rejects if the request fails or the target is refused.
 */
export function send({ url, headers, body }: Outgoing, targets: Targets): Promise<number> {
  const trouble = targetTrouble(url, targets);
  if (trouble !== undefined) return Promise.reject(new OutgoingError(trouble));
  const openRequest = new URL(url).protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((done, fail) => {
    const request = openRequest(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(targets === 'any' ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        done(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
