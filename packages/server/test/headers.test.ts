// Response headers and origins: browsers use the public protocol, and only the server's own page
// may connect.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { started, temporaryFolder } from './test-server.ts';

test('with a public https URL the server sends HSTS', async () => {
  const page = temporaryFolder();
  writeFileSync(join(page, 'index.html'), '<p>page</p>');
  const behind = await started({ page, 'public-url': 'https://games.example.org' });
  const plain = await started({ page });
  for (const path of ['/healthz', '/']) {
    const transportSecurity = async ({ address }: { address: string }) =>
      (await fetch(address + path)).headers.get('strict-transport-security');
    expect([path, await transportSecurity(behind)]).toEqual([
      path,
      expect.stringMatching(/^max-age=\d{7,}/),
    ]);
    expect([path, await transportSecurity(plain)]).toEqual([path, null]);
  }
});

test('CORS allows no other origin', async () => {
  const { address } = await started();
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    const answer = await fetch(`${address}/api/v1/session`, {
      method,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect([method, allowed]).toEqual([method, []]);
  }
});

/** Requests a socket upgrade. Returns the status, 101 if the socket opens. */
function knock(port: number, headers: Record<string, string>): Promise<number> {
  const sent = {
    host: `localhost:${port}`,
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/v1/socket HTTP/1.1\r\n${lines.join('')}\r\n`),
    );
    socket.on('error', fail).once('data', (data) => {
      socket.destroy();
      done(Number(String(data).split(' ')[1]));
    });
  });
}

test('sockets open for the server’s own page and for programs, and for no other page', async () => {
  const { port } = await started();
  const cookie = 'eminent=anything';
  const own = `http://localhost:${port}`;
  expect(await knock(port, {})).toBe(101);
  expect(await knock(port, { origin: own, cookie })).toBe(101);
  expect(await knock(port, { origin: 'https://evil.example', cookie })).toBe(403);
  expect(await knock(port, { origin: 'null', cookie })).toBe(403);
  expect(await knock(port, { 'sec-fetch-site': 'cross-site', cookie })).toBe(403);
  expect(await knock(port, { cookie })).toBe(403);
});

test('a client that opens sockets too fast is throttled, without losing the page', async () => {
  const { port, address } = await started({ 'socket-limit': '3' });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push(await knock(port, {}));
  expect(statuses).toEqual([101, 101, 101, 429, 429]);
  expect((await fetch(`${address}/api/v1/session`)).status).toBe(200);
});
