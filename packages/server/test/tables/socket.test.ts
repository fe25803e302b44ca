// Sockets against invalid use: versions, floods, outsiders, slow readers, other players' seats.
import { Random } from '@eminent/engine';
import { type TableRow, WIRE_CLIENT_MESSAGES } from '@eminent/protocol/online';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { byDepth, testSeed } from '../../../../tools/test-depth.ts';
import type { SocketDeps } from '../../src/socket/socket.ts';
import { Client } from './client.ts';
import { newKey, playOn } from './autoplay.ts';
import { openRoom, person, type Room, seated, setupOf, watchersOf, WORDS } from './test-hub.ts';

const [ADA, BEA, CLEO] = [person('Ada'), person('Bea'), person('Cleo')];
const SEED = testSeed(20_261_127);
const MALFORMED = byDepth(500, 10_000);
const UNREADABLE = byDepth(150, 3000);

const open: Room[] = [];
afterEach(async () => {
  for (const room of open.splice(0)) await room.close();
});

async function room(more: Partial<SocketDeps> = {}): Promise<Room> {
  const one = await openRoom(more);
  open.push(one);
  return one;
}

test('an unknown version is refused with a request to reload', async () => {
  const { address } = await room();
  const socket = new WebSocket(address);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(data.toString()));
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(JSON.stringify({ type: 'hello', versions: [0, 99] }));
  await closed;
  expect(frames.map((frame) => JSON.parse(frame))).toMatchObject([
    { type: 'refused', reason: 'version' },
    { type: 'bye', reason: 'reload' },
  ]);
});

test("another origin cannot open a socket with the user's session", async () => {
  const { address } = await room();
  await expect(
    Client.open(address, undefined, { origin: 'https://elsewhere.example' }),
  ).rejects.toThrow('403');
});

test('no message is answered before hello, and an unknown token closes the socket', async () => {
  const { address } = await room();
  const one = await Client.open(address, 'made-up').catch(() => undefined);
  expect(one?.messages[0] ?? { reason: 'not-allowed' }).toMatchObject({ reason: 'not-allowed' });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once('open', resolve));
  const answer = new Promise((resolve) =>
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
  );
  socket.send(JSON.stringify({ type: 'ping', id: 1 }));
  expect(await answer).toMatchObject({ type: 'refused', reason: 'malformed' });
  socket.terminate();
});

test('clients without a seat cannot act, and a seat only answers for itself', async () => {
  const { address, hub, token } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const [ada, bea, cleo, anonymous] = await Promise.all([
    Client.open(address, token(ADA)),
    Client.open(address, token(BEA)),
    Client.open(address, token(CLEO)),
    Client.open(address),
  ]);
  for (const client of [ada, bea, cleo, anonymous]) await client.watch(table);
  const decider = ada.view?.decision === undefined ? bea : ada;
  const question = decider.shown?.game?.question;
  const tokens = [decider.view?.decision?.options[0]?.token ?? ''];
  if (question === undefined) throw new Error('no question');
  const answer = { type: 'answer', question, tokens, finish: false } as const;
  const before = await hub.look(table, (tableState) => tableState.seq);
  for (const [client, reason] of [
    [decider === ada ? bea : ada, 'not-your-turn'],
    [cleo, 'not-seated'],
    [anonymous, 'not-seated'],
  ] as const) {
    expect(await client.ask(answer)).toMatchObject({ type: 'refused', reason });
  }
  // The server ignores a seat in the message.
  decider.sendRaw(JSON.stringify({ ...answer, table, key: newKey(), seat: 1, person: BEA.id }));
  await decider.until(() => decider.messages.at(-1)?.type === 'done');
  expect(await hub.look(table, (tableState) => tableState.seq)).toBe((before ?? 0) + 1);
});

test('a repeated command counts once and gets the same response, also over another socket', async () => {
  const { address, hub, token } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const [first, second] = [
    await Client.open(address, token(ADA)),
    await Client.open(address, token(ADA)),
  ];
  await first.watch(table);
  await second.watch(table);
  const key = newKey();
  const done = await first.ask({ type: 'say', text: 'hello' }, key);
  await playOn(hub, table, 3);
  expect(await second.ask({ type: 'say', text: 'hello' }, key)).toEqual(done);
  expect(second.shown?.talk).toHaveLength(1);
});

test('a client that resumes with the current sequence number gets no snapshot; with another it does', async () => {
  const { address, hub, token } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const ada = await Client.open(address, token(ADA));
  const shown = await ada.watch(table);
  ada.close();
  const again = await Client.open(address, token(ADA));
  again.shown = shown;
  again.send({ type: 'watch', table, since: shown.seq });
  await again.until(() => again.messages.at(-1)?.type === 'patch');
  expect(again.shown?.seats).toEqual(shown.seats);
  await playOn(hub, table, 2);
  await again.until(() => again.shown?.seq === shown.seq + 2);
  const late = await Client.open(address, token(ADA));
  await late.watch(table, { since: shown.seq });
  expect(late.shown).toEqual({ ...again.shown, now: late.shown?.now });
});

test('spectators need permission of the table', async () => {
  const { address, hub } = await room();
  const table = await seated(hub, [ADA, BEA], setupOf(2, { spectators: 'no' }));
  const anonymous = await Client.open(address);
  await expect(anonymous.watch(table)).rejects.toThrow('not-allowed');
  await expect(anonymous.watch('nowhere')).rejects.toThrow('no-such-table');
});

const TYPES = Object.keys(WIRE_CLIENT_MESSAGES);

function malformed(random: Random): string | Buffer {
  const type = TYPES[random.below(TYPES.length)];
  switch (random.below(7)) {
    case 0:
      return Buffer.from([random.below(256), random.below(256)]);
    case 1:
      return JSON.stringify({ type, table: 7, key: null });
    case 2:
      return `{"type":"${type}","table":"${'['.repeat(random.below(200))}`;
    case 3:
      return '['.repeat(1 + random.below(2000));
    case 4:
      return JSON.stringify([type, { __proto__: { x: 1 } }]);
    case 5:
      return JSON.stringify({ type: 'answer', table: 'x', key: 'k', question: -1, tokens: 3 });
    default:
      return 'x'.repeat(1 + random.below(3000));
  }
}

test(`${MALFORMED} malformed messages close only their own sockets (seed ${SEED})`, async () => {
  const { address, hub, token, sockets } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const ada = await Client.open(address, token(ADA));
  await ada.watch(table);
  const random = new Random(SEED, 3, 5, 1);
  let sent = 0;
  while (sent < MALFORMED) {
    const socket = new WebSocket(address);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 500; i++, sent++) socket.send(malformed(random));
    expect(await closed).toBe(1008);
  }
  const done = await ada.ask({ type: 'say', phrase: 'hello' });
  expect(done.type).toBe('done');
  expect(sockets.connections.size).toBe(1);
});

test(`each of ${UNREADABLE} unreadable messages is refused with a sentence (seed ${SEED})`, async () => {
  const { address } = await room({ limits: { faults: 1e9 } });
  const anonymous = await Client.open(address);
  const random = new Random(SEED, 8, 5, 1);
  const greeting = anonymous.messages.length;
  for (let i = 0; i < UNREADABLE; i++) anonymous.sendRaw(malformed(random));
  await anonymous.until(() => anonymous.messages.length >= greeting + UNREADABLE);
  const kinds = new Set(anonymous.messages.slice(greeting).map((one) => one.type));
  expect([...kinds]).toEqual(['refused']);
});

test('a message that is too long closes only its own socket', async () => {
  const { address, hub, token } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const [ada, bea] = [
    await Client.open(address, token(ADA)),
    await Client.open(address, token(BEA)),
  ];
  await bea.watch(table);
  ada.sendRaw('x'.repeat(100_000));
  expect(await ada.gone()).toBe(1009);
  expect((await bea.ask({ type: 'say', phrase: 'hello' })).type).toBe('done');
});

test('a flood from one session is throttled, then closed', async () => {
  const { address, token, hub } = await room({
    limits: { rate: { burst: 30, perSecond: 1 }, faults: 10 },
  });
  const table = await seated(hub, [ADA, BEA]);
  const ada = await Client.open(address, token(ADA));
  for (let i = 0; i < 100; i++) ada.send({ type: 'say', table, key: newKey(), phrase: 'hello' });
  expect(await ada.gone()).toBe(1008);
  const refused = ada.messages.filter((one) => one.type === 'refused');
  expect(refused.some(({ reason }) => reason === 'too-many')).toBe(true);
  expect(ada.messages.at(-1)).toEqual({ type: 'bye', reason: 'flood' });
});

test('chat is limited per user, and muted users cannot chat', async () => {
  const muted = new Set([BEA.id]);
  const { address, token, hub } = await room({ isMuted: ({ id }) => muted.has(id) });
  const table = await seated(hub, [ADA, BEA]);
  const [ada, bea] = [
    await Client.open(address, token(ADA)),
    await Client.open(address, token(BEA)),
  ];
  await ada.watch(table);
  await bea.watch(table);
  expect(await bea.ask({ type: 'say', text: 'hello' })).toMatchObject({ reason: 'not-allowed' });
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) answers.push((await ada.ask({ type: 'say', text: `${i}` })).type);
  expect(answers).toContain('done');
  expect(answers.at(-1)).toBe('refused');
});

test('banned users can watch but not act', async () => {
  const { address, token, hub } = await room({ isBanned: ({ id }) => id === BEA.id });
  const table = await seated(hub, [ADA, BEA]);
  const bea = await Client.open(address, token(BEA));
  await bea.watch(table);
  expect(await bea.ask({ type: 'say', text: 'hello' })).toMatchObject({ reason: 'not-allowed' });
  expect(await bea.ask({ type: 'resign' })).toMatchObject({ reason: 'not-allowed' });
});

test('a refused subscription does not count as a watched table', async () => {
  const { address, token, hub } = await room({ limits: { tables: 1 } });
  const [first, second] = [await seated(hub, [ADA, BEA]), await seated(hub, [ADA, BEA])];
  const watch = hub.watch.bind(hub);
  hub.watch = () => Promise.resolve({ reason: 'unavailable', sentence: 'not available' });
  const ada = await Client.open(address, token(ADA));
  await expect(ada.watch(first)).rejects.toThrow('not available');
  hub.watch = watch;
  expect(await ada.watch(second)).toMatchObject({ table: second });
});

test('sockets and tables per session are limited', async () => {
  const { address, token, hub } = await room({ limits: { sockets: 2, tables: 1 } });
  const first = await Client.open(address, token(ADA));
  await Client.open(address, token(ADA));
  const third = await Client.open(address, token(ADA)).catch(() => undefined);
  expect(third?.messages[0] ?? { reason: 'too-many' }).toMatchObject({ reason: 'too-many' });
  const [one, two] = [await seated(hub, [ADA, BEA]), await seated(hub, [ADA, BEA])];
  await first.watch(one);
  const before = first.messages.length;
  first.send({ type: 'watch', table: two });
  await first.until(() => first.messages.length > before);
  expect(first.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'too-many' });
});

test('a slow reader is disconnected at a limit and can reconnect', async () => {
  const { address, token, hub } = await room({ limits: { waiting: 200_000 } });
  const table = await seated(hub, [ADA, BEA]);
  const slow = await Client.open(address, token(ADA));
  await slow.watch(table);
  slow.pause();
  // First the buffers of the operating system fill up, then the server's own buffer.
  while ((await watchersOf(hub, table)) > 0) {
    for (let i = 0; i < 50; i++) slow.send({ type: 'watch', table });
    await new Promise(setImmediate);
  }
  await playOn(hub, table, 3);
  const again = await Client.open(address, token(ADA));
  expect((await again.watch(table)).game?.view.ply).toBe(3);
});

test('presence is shown as here, away or offline', async () => {
  const { address, token, hub } = await room({ limits: { graceMs: 20 } });
  const table = await seated(hub, [ADA, BEA]);
  const [ada, bea] = [
    await Client.open(address, token(ADA)),
    await Client.open(address, token(BEA)),
  ];
  await ada.watch(table);
  await bea.watch(table);
  const presence = () => ada.shown?.seats.find(({ person: who }) => who === BEA.id)?.presence;
  await ada.until(() => presence() === 'here');
  bea.send({ type: 'presence', here: false });
  await ada.until(() => presence() === 'away');
  bea.close();
  await ada.until(() => presence() === 'offline');
  expect(presence()).toBe('offline');
});

test('a new subscriber is shown as present to existing ones without further events', async () => {
  const { address, token, hub } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const ada = await Client.open(address, token(ADA));
  await ada.watch(table);
  const presence = () => ada.shown?.seats.find(({ person: who }) => who === BEA.id)?.presence;
  expect(presence()).toBe('offline');
  const bea = await Client.open(address, token(BEA));
  await bea.watch(table);
  await ada.until(() => presence() === 'here');
  expect(presence()).toBe('here');
});

/** One client left their seat before the start, the other is a spectator. */
async function begunBeforeOnlookers(spectators: 'no' | 'delayed') {
  const { address, token, hub } = await room({ mayWatch: () => Promise.resolve(true) });
  const made = await hub.create(ADA, setupOf(3, { spectators }));
  if (!made.ok) throw new Error(made.refusal.sentence);
  const { table } = made;
  const dora = person('Dora');
  for (const one of [ADA, dora]) await hub.sit(table, one, { words: WORDS });
  const left = await Client.open(address, token(dora));
  const looks = await Client.open(address, token(person('Emil')));
  for (const one of [left, looks]) await one.watch(table);
  await hub.leave(table, dora);
  for (const one of [BEA, CLEO]) await hub.sit(table, one, { words: WORDS });
  return { address, token, hub, table, left, looks };
}

test('a spectator of an open table does not see its game if spectators are not allowed', async () => {
  const { hub, table, left, looks } = await begunBeforeOnlookers('no');
  await playOn(hub, table, 3);
  for (const one of [left, looks]) {
    await one.until(() => one.messages.some((message) => message.type === 'refused'));
    const refused = one.messages.find(({ type }) => type === 'refused');
    expect(refused).toMatchObject({ reason: 'not-allowed' });
    expect(one.shown?.game).toBeUndefined();
    expect(one.frames.join()).not.toContain('"question"');
  }
});

test('a spectator of an open table sees its game delayed if spectators see it delayed', async () => {
  const { address, token, hub, table, left, looks } = await begunBeforeOnlookers('delayed');
  const turnOf = (one: Client) => one.shown?.game?.view.turnNumber ?? 0;
  for (let i = 0; i < 400 && turnOf(left) < 3; i++) {
    await playOn(hub, table, 1, i);
    const now = (await hub.look(table, (tableState) => tableState.turn)) ?? 0;
    const seen = Math.max(1, now - 1);
    for (const one of [left, looks]) await one.until(() => turnOf(one) === seen);
  }
  expect(turnOf(left)).toBe(3);
  expect(left.messages.some(({ type }) => type === 'refused')).toBe(false);
  expect(left.shown?.watchers).toBe(2);
  // Subscribing again shows no more than before.
  left.send({ type: 'unwatch', table });
  await looks.until(() => looks.shown?.watchers === 1);
  expect((await left.watch(table)).game?.view.turnNumber).toBe(3);
  // Unlike the game, presence is shown without delay.
  const ada = await Client.open(address, token(ADA));
  await ada.watch(table);
  const presence = () => looks.shown?.seats.find(({ person: who }) => who === ADA.id)?.presence;
  await looks.until(() => presence() === 'here');
  ada.send({ type: 'presence', here: false });
  await looks.until(() => presence() === 'away');
  expect(presence()).toBe('away');
});

test('chat is never delivered between users who block each other', async () => {
  const blocks = new Map<string, ReadonlySet<string>>();
  const { address, token, hub, sockets } = await room({
    blockedEitherWay: (who) => Promise.resolve(blocks.get(who) ?? new Set()),
  });
  const table = await seated(hub, [ADA, BEA, CLEO]);
  const people = [ADA, BEA, CLEO, person('Dora')];
  const clients = await Promise.all(people.map((one) => Client.open(address, token(one))));
  const [ada, bea, cleo, dora] = clients as [Client, Client, Client, Client];
  // Ada has blocked Bea before, and the spectator Dora blocks Bea now.
  blocks.set(ADA.id, new Set([BEA.id])).set(BEA.id, new Set([ADA.id]));
  for (const one of clients) await one.watch(table);
  blocks.set(person('Dora').id, new Set([BEA.id]));
  await sockets.blocksChanged(person('Dora').id);
  await bea.ask({ type: 'say', text: 'words of Bea' });
  await ada.ask({ type: 'say', text: 'words of Ada' });
  await cleo.ask({ type: 'say', text: 'words of Cleo' });
  const heard = (one: Client) => one.shown?.talk.map(({ text }) => text) ?? [];
  for (const one of clients) await one.until(() => heard(one).includes('words of Cleo'));
  expect(clients.map(heard)).toEqual([
    ['words of Ada', 'words of Cleo'],
    ['words of Bea', 'words of Cleo'],
    ['words of Bea', 'words of Ada', 'words of Cleo'],
    ['words of Ada', 'words of Cleo'],
  ]);
  // A new snapshot omits the chat of a blocked user as well. Sequence numbers still have no gap.
  await ada.watch(table);
  await dora.watch(table);
  await playOn(hub, table, 3);
  for (const one of clients) await one.until(() => one.view?.ply === 3);
  for (const one of [ada, dora]) expect(one.frames.join()).not.toContain('words of Bea');
  expect(bea.frames.join()).not.toContain('words of Ada');
  expect(clients.map(({ fallenBehind }) => fallenBehind)).toEqual([0, 0, 0, 0]);
  // After the block ends, the whole chat is shown.
  blocks.delete(person('Dora').id);
  await sockets.blocksChanged(person('Dora').id);
  expect((await dora.watch(table)).talk).toHaveLength(3);
});

test('the lobby shows when the host of an open table connects and disconnects', async () => {
  const { address, token, hub } = await room({
    limits: { graceMs: 20 },
    lists: {
      lobby: () => Promise.resolve([]),
      mine: () => Promise.resolve([]),
      ofMine: () => Promise.resolve(undefined),
      inLobby: (row) => row,
    },
  });
  const anonymous = await Client.open(address);
  anonymous.send({ type: 'follow', what: 'lobby', on: true });
  await anonymous.until(() => anonymous.messages.at(-1)?.type === 'stream');
  const made = await hub.create(ADA, setupOf(2, { join: 'listed' }));
  if (!made.ok) throw new Error(made.refusal.sentence);
  await hub.sit(made.table, ADA, { words: WORDS });
  const presence = () => {
    const last = anonymous.messages.findLast((one) => one.type === 'stream' && one.rows.length > 0);
    const [row] = last?.type === 'stream' ? (last.rows as readonly TableRow[]) : [];
    return row?.seats[0]?.presence;
  };
  await anonymous.until(() => presence() === 'offline');
  const ada = await Client.open(address, token(ADA));
  await ada.watch(made.table);
  await anonymous.until(() => presence() === 'here');
  ada.close();
  await anonymous.until(() => presence() === 'offline');
  expect(presence()).toBe('offline');
});

test('the lobby is updated when tables open and close', async () => {
  const { address, hub } = await room({
    lists: {
      lobby: () => Promise.resolve([]),
      mine: () => Promise.resolve([]),
      ofMine: () => Promise.resolve(undefined),
      inLobby: (row) => (row.phase === 'gathering' ? row : undefined),
    },
  });
  const anonymous = await Client.open(address);
  anonymous.send({ type: 'follow', what: 'lobby', on: true });
  await anonymous.until(() => anonymous.messages.at(-1)?.type === 'stream');
  const made = await hub.create(ADA, setupOf(2));
  if (!made.ok) throw new Error('not made');
  await anonymous.until(() => anonymous.frames.at(-1)?.includes(made.table) === true);
  await hub.sit(made.table, ADA, { words: WORDS });
  await hub.sit(made.table, BEA, { words: WORDS });
  await anonymous.until(() => anonymous.frames.at(-1)?.includes('"gone":["') === true);
  expect(anonymous.messages.at(-1)).toMatchObject({ type: 'stream', rows: [], gone: [made.table] });
});

test('own games are updated, and removed when the player leaves or the game ends', async () => {
  const { address, hub, token } = await room();
  const [ada, bea] = [
    await Client.open(address, token(ADA)),
    await Client.open(address, token(BEA)),
  ];
  for (const client of [ada, bea]) {
    client.send({ type: 'follow', what: 'mine', on: true });
    await client.until(() => client.messages.at(-1)?.type === 'stream');
  }
  const last = (client: Client): object => {
    const found = client.messages.findLast((one) => one.type === 'stream');
    return found?.type === 'stream' && !found.fresh ? found : {};
  };
  const made = await hub.create(CLEO, setupOf(3));
  if (!made.ok) throw new Error('not made');
  const { table } = made;
  for (const one of [ADA, BEA]) await hub.sit(table, one, { words: WORDS });
  for (const client of [ada, bea]) await client.until(() => 'rows' in last(client));
  expect(last(ada)).toMatchObject({ rows: [{ table, seat: 1, phase: 'gathering' }], gone: [] });
  expect(last(bea)).toMatchObject({ rows: [{ table, seat: 2 }] });
  const before = bea.messages.length;
  await hub.leave(table, ADA);
  await ada.until(() => JSON.stringify(last(ada)).includes('"gone":["'));
  expect(last(ada)).toMatchObject({ rows: [], gone: [table] });
  await bea.until(() => bea.messages.length > before);
  expect(last(bea)).toMatchObject({ rows: [{ table, seat: 2 }] });
  await hub.end(table);
  await bea.until(() => JSON.stringify(last(bea)).includes('"gone":["'));
  expect(last(bea)).toMatchObject({ gone: [table] });
});

test('at shutdown all clients are informed and nothing is lost', async () => {
  const { address, token, hub, sockets } = await room();
  const table = await seated(hub, [ADA, BEA]);
  const ada = await Client.open(address, token(ADA));
  await ada.watch(table);
  sockets.close();
  expect(await ada.gone()).toBe(1001);
  expect(ada.messages.at(-1)).toEqual({ type: 'bye', reason: 'stopping' });
});

test('a socket that closed during the lookup of its table is not subscribed', async () => {
  const { address, token, hub } = await room();
  const table = await seated(hub, [ADA, BEA]);
  for (let i = 0; i < 20; i++) {
    const ada = await Client.open(address, token(ADA));
    for (let times = 0; times <= i; times++) ada.send({ type: 'watch', table });
    ada.close();
  }
  const bea = await Client.open(address, token(BEA));
  await bea.watch(table);
  await expect.poll(() => watchersOf(hub, table)).toBe(1);
});
