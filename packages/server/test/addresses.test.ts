// URLs of a server: printed at the start, and offered by a page on the same machine to others on
// the network.
import { expect, test } from 'vitest';
import { listenTrouble, networkAddresses, localAddress } from '../src/addresses.ts';
import { started } from './test-server.ts';

const one = (address: string, more = {}) => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4' as const,
  mac: '00:00:00:00:00:00',
  internal: false,
  cidr: null,
  ...more,
});

test('addresses of physical networks come before those of containers', () => {
  const interfaces = {
    lo: [one('127.0.0.1', { internal: true })],
    docker0: [one('172.17.0.1')],
    eth0: [one('192.168.1.20')],
  };
  const expected = ['http://192.168.1.20:4173', 'http://172.17.0.1:4173'];
  expect(networkAddresses('0.0.0.0', 4173, interfaces)).toEqual(expected);
  expect(networkAddresses('localhost', 4173, interfaces)).toEqual([]);
});

test('the URL for this machine is localhost or the only address', () => {
  expect(localAddress('0.0.0.0', 4173)).toBe('http://localhost:4173');
  expect(localAddress('::1', 4173)).toBe('http://[::1]:4173');
});

test('a failed listen is explained in a sentence, other errors are not', () => {
  const troubleOf = (code: string, syscall = 'listen') =>
    listenTrouble(Object.assign(new Error(code), { code, syscall }), 'games.lan', 80);
  expect(troubleOf('EADDRINUSE')).toBe('Port 80 is in use; choose another with --port.');
  expect(troubleOf('EACCES')).toBe('Listening on port 80 of games.lan is not permitted.');
  expect(troubleOf('ENOTFOUND', 'getaddrinfo')).toContain('unknown host name');
  expect(troubleOf('ENOENT', 'open')).toBeUndefined();
  expect(listenTrouble(undefined, 'games.lan', 80)).toBeUndefined();
});

test('network addresses are only sent to a page on this machine, and only without a public URL', async () => {
  const open = await started({ host: '0.0.0.0' });
  const addressesFor = async (address: string, headers = {}) => {
    const answer = await fetch(`${address}/api/v1/session`, { headers });
    const { features } = (await answer.json()) as { features: { network?: string[] } };
    return features.network ?? [];
  };
  expect(await addressesFor(open.address)).toEqual(networkAddresses('0.0.0.0', open.port));
  expect(open.network).toEqual(networkAddresses('0.0.0.0', open.port));
  expect(await addressesFor(open.address, { 'x-forwarded-for': '203.0.113.9' })).toEqual([]);
  const known = await started({ host: '0.0.0.0', 'public-url': 'https://games.example.org' });
  expect(await addressesFor(known.address)).toEqual([]);
});
