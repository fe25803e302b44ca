// Clients that send requests byte by byte, or none, are disconnected, and other clients are still
// served.
import { type AddressInfo, connect } from 'node:net';
import { fields, text } from '@eminent/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { isDeep } from '../../../tools/test-depth.ts';
import { routesOf } from '../src/http/route.ts';
import { appWith } from './test-app.ts';
import { started } from './test-server.ts';

/** Timeouts in milliseconds. They are short, but long enough for normal clients. */
const TIMEOUTS = {
  headersTimeout: 1000,
  requestTimeout: 1500,
  keepAliveTimeout: 500,
  timeout: 2500,
  connectionsCheckingInterval: 100,
};
const BYTE_MS = 50;

const body = fields({ word: text(100) });
const say = routesOf('words')(
  { method: 'POST', url: '/words', summary: '', who: 'anybody', body, answer: body },
  ({ body: echoed }) => echoed,
);

async function downgraded(): Promise<number> {
  const { app } = await appWith([say], { timeouts: TIMEOUTS, connections: 2000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

/** Sends `beginning`, then `drop` every 50 ms until the server disconnects. */
function dripped(port: number, beginning: string, drop = ''): Promise<string> {
  return new Promise((ended) => {
    let heard = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(beginning);
      if (drop !== '') timer = setInterval(() => socket.write(drop), BYTE_MS);
    });
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      ended(heard);
    });
  });
}

function isAnswered(port: number) {
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/words`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ word: 'star' }),
    });
    return answer.json();
  };
  return expect.poll(ask).toEqual({ word: 'star' });
}

const HEAD = 'POST /api/v1/words HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const UPGRADE =
  'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const LATE = /^HTTP\/1\.1 408 /;

const SLOW: readonly (readonly [what: string, beginning: string, drop: string, heard: RegExp])[] = [
  ['nothing at all', '', '', LATE],
  ['one line of a head after the other', HEAD, 'X-A: b\r\n', LATE],
  ['a line that does not end', `${HEAD}X-A: `, 'b', LATE],
  ['half a handshake', `GET /api/v1/socket HTTP/1.1\r\n${UPGRADE}`, 'X-A: b\r\n', LATE],
  ['a body byte by byte', `${HEAD}Content-Length: 9000\r\n\r\n{`, ' ', LATE],
  ['a body that does not end', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', LATE],
  ['a promise', `${HEAD}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`, '', /100 Continue/],
  ['no second request', `${HEAD}Content-Length: 15\r\n\r\n{"word":"star"}`, '', /200 OK/],
];

// The timeouts use the real clock, and on a busy machine every client is slow.
test.runIf(isDeep)('slow requests time out and delay no other client', async () => {
  const port = await downgraded();
  const many = SLOW.flatMap(([what, beginning, drop, heard]) =>
    Array.from({ length: 30 }, async () => ({
      what,
      heard,
      answer: await dripped(port, beginning, drop),
    })),
  );
  await isAnswered(port);
  for (const { what, heard, answer } of await Promise.all(many)) {
    expect([what, answer]).toEqual([what, expect.stringMatching(heard)]);
  }
  await isAnswered(port);
});

test.runIf(isDeep)('a client that does not read its response times out', async () => {
  const long = 'x'.repeat(4_000_000);
  const { app } = await appWith([], { timeouts: TIMEOUTS });
  app.get('/api/v1/long', () => long);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const gone = new Promise<void>((ended) => {
    app.server.once('connection', (socket) => socket.once('close', () => ended()));
  });
  const deaf = connect(port, '127.0.0.1', () => {
    deaf.pause().write('GET /api/v1/long HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  onTestFinished(() => void deaf.destroy());
  await expect(gone).resolves.toBe(undefined);
});

test.each([
  ['another address', `GET /nothing HTTP/1.1\r\n${UPGRADE}\r\n`, /404/],
  ['an address that is no socket', `GET /api/v1/session HTTP/1.1\r\n${UPGRADE}\r\n`, /HTTP/],
  [
    'a socket with a body that never comes',
    `POST /api/v1/session HTTP/1.1\r\n${UPGRADE}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
    /400/,
  ],
  [
    'something else than a socket',
    `GET /api/v1/socket HTTP/1.1\r\n${UPGRADE.replace('websocket', 'h2c')}\r\n`,
    /400/,
  ],
])('a handshake for %s is answered, and its connection closed', async (_, request, heard) => {
  const { port } = await started();
  expect(await dripped(port, request)).toMatch(heard);
});

test('the default timeouts and connection limit are set', async () => {
  const { app } = await appWith([]);
  const { headersTimeout, requestTimeout, timeout, maxConnections } = app.server;
  expect({ headersTimeout, requestTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 100,
  });
});
