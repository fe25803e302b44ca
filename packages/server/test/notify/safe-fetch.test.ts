// Requests to URLs from users only reach public addresses, never the network of the server (SSRF).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublic, send, targetTrouble } from '../../src/notify/safe-fetch.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.51.100.7',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://localhost./',
  'https://localhost:8443/hook',
  'https://printer.local./',
  'https://127.0.0.1./',
  'https://intranet/',
  'https://printer.local/',
  'https://db.internal/',
  'https://LOCALHOST/',
  'https://user:password@example.org/',
  'example.org',
  '',
])('%s is refused before any connection', async (url) => {
  expect(targetTrouble(url, 'public')).toMatch(/^expected|address is not public/);
  await expect(send({ url, headers: {}, body: '' }, 'public')).rejects.toThrow(/expected|public/);
});

test('a public address is accepted', () => {
  expect(targetTrouble('https://push.example.org/a?b', 'public')).toBeUndefined();
});

test('a name that resolves to this machine is refused', async () => {
  // The system resolves this name to this machine, or not at all.
  const sent = send({ url: 'https://ip6-loopback/', headers: {}, body: '' }, 'public');
  await expect(sent).rejects.toThrow(/address is not public|ENOTFOUND|EAI_AGAIN/);
});

test('redirects are not followed', async () => {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.writeHead(307, { location: '/secret' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const status = await send({ url: `http://127.0.0.1:${port}/a`, headers: {}, body: 'x' }, 'any');
  expect([status, requestedPaths]).toEqual([307, ['/a']]);
});
