// Slow and noisy sockets: endless fragments, no greeting, floods of pings. Other clients are not
// affected.
import { WIRE_VERSION } from '@eminent/protocol/online';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketDeps } from '../../src/socket/socket.ts';
import { Client } from '../tables/client.ts';
import { openRoom, person, type Room, seated } from '../tables/test-hub.ts';

const [ADA, BEA] = [person('Ada'), person('Bea')];
const BOT = person('Automa', { kind: 'bot' });

const open: Room[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const room of open.splice(0)) await room.close();
});

/** `plays` checks that another client does not affect Ada. */
async function playing(more: Partial<SocketDeps> = {}) {
  const room = await openRoom(more);
  open.push(room);
  const table = await seated(room.hub, [ADA, BEA]);
  const ada = await Client.open(room.address, room.token(ADA));
  await ada.watch(table);
  const plays = async () => {
    const posted = await ada.ask({ type: 'say', phrase: 'hello' });
    expect(posted.type).toBe('done');
    expect(ada.closed).toBeUndefined();
  };
  return { room, plays };
}

interface Guest {
  readonly socket: WebSocket;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

async function come(address: string, headers = {}, autoPong = true): Promise<Guest> {
  const socket = new WebSocket(address, { headers, autoPong });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, closed };
}

const HELLO = JSON.stringify({ type: 'hello', versions: [WIRE_VERSION] });

test('a message in endless fragments closes only its own socket', async () => {
  const { room, plays } = await playing();
  const { socket, closed } = await come(room.address);
  socket.send(HELLO);
  for (let n = 0; n < 100; n++) socket.send('x', { fin: false });
  expect(await closed).toBe(1008);
  await plays();
});

test('a message in a few fragments is read like any other', async () => {
  const { room } = await playing();
  const { socket, closed } = await come(room.address);
  const heard = new Promise((resolve) =>
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
  );
  for (let at = 0; at < HELLO.length; at++) {
    socket.send(HELLO.charAt(at), { fin: at === HELLO.length - 1 });
  }
  expect(await heard).toMatchObject({ type: 'welcome' });
  socket.terminate();
  await closed;
});

test('a frame sent byte by byte closes only its own socket', async () => {
  const { room, plays } = await playing();
  const { socket, closed } = await come(room.address);
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  const bytes = Reflect.get(socket, '_socket') as { write: (bytes: Buffer) => void };
  // Header of a masked text frame with 16,000 bytes.
  bytes.write(Buffer.from([0x81, 0xfe, 0x3e, 0x80, 0, 0, 0, 0]));
  for (let n = 0; n < 15_000 && isOpen; n++) {
    bytes.write(Buffer.from('x'));
    await new Promise(setImmediate);
  }
  expect(await closed).toBe(1008);
  await plays();
});

test('a client that starts a message instead of the greeting times out', async () => {
  const { room, plays } = await playing({ limits: { helloMs: 3000 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { socket, closed } = await come(room.address);
  socket.send(HELLO.slice(0, 5), { fin: false });
  vi.advanceTimersByTime(3000);
  expect(await closed).toBe(1001);
  await plays();
});

test('a client that never ends a message and answers no ping is closed', async () => {
  const { room, plays } = await playing({ limits: { idleMs: 100 } });
  const { socket, closed } = await come(room.address, {}, false);
  socket.send(HELLO);
  socket.send('{', { fin: false });
  expect(await closed).toBe(1006);
  await plays();
});

const FEW = { rate: { burst: 30, perSecond: 1 }, faults: 10 };

test.each(['ping', 'pong'] as const)('a flood of %ss is limited', async (kind) => {
  const { room, plays } = await playing({ limits: FEW });
  room.token(BOT);
  const authorization = `Bearer token-${BOT.id}-long-enough`;
  const visitors = [
    await come(room.address),
    await come(room.address.replace('/socket', '/bot'), { authorization }),
  ];
  for (const { socket } of visitors) for (let n = 0; n < 100; n++) socket[kind]();
  for (const { closed } of visitors) expect(await closed).toBe(1008);
  await plays();
});

test('occasional pings are allowed', async () => {
  const { room } = await playing({ limits: FEW });
  const { socket } = await come(room.address);
  socket.send(HELLO);
  for (let n = 0; n < 20; n++) {
    const answered = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping();
    await answered;
  }
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
