// Socket upgrades: sockets do not retain their HTTP requests, and invalid frames close them.
import { WIRE_VERSION } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../tables/client.ts';
import { openRoom, person, type Room } from '../tables/test-hub.ts';

const ADA = person('Ada');
const AUTOMA = person('Automa', { kind: 'bot' });

const open: Room[] = [];
afterEach(async () => {
  for (const room of open.splice(0)) await room.close();
});

async function watched() {
  const seen: WeakRef<FastifyRequest['raw']>[] = [];
  const room = await openRoom({
    authenticate: (request) => {
      seen.push(new WeakRef(request.raw));
      const isBot = request.headers.authorization !== undefined;
      return Promise.resolve(isBot ? AUTOMA : ADA);
    },
  });
  open.push(room);
  return { room, kept: () => seen.map((one) => one.deref() !== undefined) };
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Lets finished promises release their objects. */
async function turns(): Promise<void> {
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve));
}

test('an open socket does not retain its request', async () => {
  const { room, kept } = await watched();
  const ada = await Client.open(room.address);
  const bot = new WebSocket(room.address.replace('socket', 'bot'), {
    headers: { authorization: 'Bearer automa' },
  });
  await once(bot, 'open');
  bot.send(JSON.stringify({ type: 'hello', versions: [WIRE_VERSION] }));
  await turns();
  collect();
  expect(kept()).toEqual([false, false]);
  expect(ada.closed).toBeUndefined();
  expect(bot.readyState).toBe(WebSocket.OPEN);
  bot.terminate();
});

test('an invalid frame closes only its own socket', async () => {
  const { room } = await watched();
  const ada = await Client.open(room.address);
  const broken = new WebSocket(room.address);
  broken.on('error', () => undefined);
  await once(broken, 'open');
  const closed = once(broken, 'close');
  const { _socket: stream } = broken as unknown as { _socket: NodeJS.WritableStream };
  // A frame with reserved bits and an invalid length.
  stream.write(Buffer.from('ffffffffffffffffffffffff', 'hex'));
  await closed;
  ada.send({ type: 'ping', id: 1 });
  await ada.until(() => ada.messages.at(-1)?.type === 'pong');
  expect(ada.closed).toBeUndefined();
});
