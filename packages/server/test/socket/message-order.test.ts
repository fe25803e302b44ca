// Messages of one socket are handled in order, and every refusal names its message.
import { WIRE_VERSION } from '@eminent/protocol/online';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openRoom, person, type Room, seated } from '../tables/test-hub.ts';

const [ADA, BEA] = [person('Ada'), person('Bea')];

let room: Room | undefined;
afterEach(() => room?.close());

/** Sends messages at once. Returns the first `count` responses. */
async function answersTo(room: Room, messages: readonly object[], count: number) {
  const socket = new WebSocket(room.address);
  await new Promise((resolve) => socket.once('open', resolve));
  const answers = new Promise<readonly unknown[]>((resolve) => {
    const heard: unknown[] = [];
    socket.on('message', (data: Buffer) => {
      heard.push(JSON.parse(data.toString()));
      if (heard.length === count) resolve(heard);
    });
  });
  for (const message of messages) socket.send(JSON.stringify(message));
  const heard = await answers;
  socket.terminate();
  return heard;
}

test('a message right after hello is answered after it', async () => {
  room = await openRoom();
  const hello = { type: 'hello', versions: [WIRE_VERSION], token: room.token(ADA) };
  const pings = [1, 2, 3].map((id) => ({ type: 'ping', id }));
  expect(await answersTo(room, [hello, ...pings], 4)).toMatchObject([
    { type: 'welcome', person: { name: 'Ada' } },
    { type: 'pong', id: 1 },
    { type: 'pong', id: 2 },
    { type: 'pong', id: 3 },
  ]);
});

test('an unreadable message is refused with its key', async () => {
  room = await openRoom();
  const table = await seated(room.hub, [ADA, BEA]);
  const hello = { type: 'hello', versions: [WIRE_VERSION], token: room.token(ADA) };
  const blank = { type: 'say', table, key: 'key-of-the-line', text: ' \u200F ' };
  const [, refused] = await answersTo(room, [hello, blank], 2);
  expect(refused).toMatchObject({
    type: 'refused',
    reason: 'malformed',
    table,
    key: 'key-of-the-line',
  });
});
