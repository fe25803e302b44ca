// A page cached from before the server's last upgrade must reload, and its commands are
// neither lost nor repeated.
import { randomUUID } from 'node:crypto';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { afterEach, expect, test } from 'vitest';
import { Client } from './tables/client.ts';
import { openRoom, person, type Room, seated, setupOf } from './tables/test-hub.ts';
import { WebSocket } from 'ws';

const rooms: Room[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
});

/** Connects as a page that speaks these versions. Returns the close code. */
async function oldPage(address: string, token: string, versions: number[], wishes: object[]) {
  const socket = new WebSocket(address);
  const heard: Record<string, unknown>[] = [];
  const closed = new Promise<number>((done) => socket.once('close', done));
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(String(data))));
  await new Promise((done) => socket.once('open', done));
  socket.send(JSON.stringify({ type: 'hello', versions, token }));
  for (const wish of wishes) socket.send(JSON.stringify(wish));
  return { heard, code: await closed };
}

test('a page of the previous version is refused with a sentence, reloads, and its answer counts once', async () => {
  const room = await openRoom();
  rooms.push(room);
  const { hub, address, token } = room;
  const people = [person('Ada'), person('Bea')];
  const table = await seated(hub, people, setupOf(2));
  const [ada] = people;
  if (ada === undefined) throw new Error('nobody');
  const clients = await Promise.all(people.map((one) => Client.open(address, token(one))));
  for (const client of clients) await client.watch(table);
  const decider = clients.find((client) => client.view?.decision !== undefined);
  const who = people[clients.findIndex((client) => client === decider)] ?? ada;
  const option = decider?.view?.decision?.options[0]?.token ?? '';
  const question = decider?.shown?.game?.question ?? 0;
  const key = randomUUID();
  const wish = { type: 'answer', table, key, question, tokens: [option], finish: false };

  // A cached page speaks only the previous version.
  const before = decider?.shown?.seq;
  const old = await oldPage(address, token(who), [WIRE_VERSION - 1], [wish]);
  expect(old.heard).toEqual([
    { type: 'refused', reason: 'version', sentence: expect.stringContaining('reload the page') },
    { type: 'bye', reason: 'reload' },
  ]);
  expect(old.code).toBe(1008);
  expect(await hub.look(table, (tableState) => tableState.seq)).toBe(before);

  // The page sends its command again after the reload, because it got no response.
  const again = await Client.open(address, token(who));
  await again.watch(table);
  for (let n = 0; n < 2; n++) {
    again.sendRaw(JSON.stringify(wish));
    await again.until(() => again.messages.filter(({ type }) => type === 'done').length > n);
  }
  const done = again.messages.filter(({ type }) => type === 'done');
  expect(new Set(done.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await hub.look(table, (tableState) => tableState.answers)).toBe(1);
});

test("a page that speaks several versions uses the server's", async () => {
  const room = await openRoom();
  rooms.push(room);
  const ada = person('Ada');
  const socket = new WebSocket(room.address);
  await new Promise((done) => socket.once('open', done));
  const versions = [WIRE_VERSION - 1, WIRE_VERSION, WIRE_VERSION + 1];
  const first = new Promise((done) => socket.once('message', (data: Buffer) => done(String(data))));
  socket.send(JSON.stringify({ type: 'hello', versions, token: room.token(ada) }));
  expect(JSON.parse(String(await first))).toMatchObject({
    type: 'welcome',
    version: WIRE_VERSION,
    build: 'test',
  });
  socket.close();
});
