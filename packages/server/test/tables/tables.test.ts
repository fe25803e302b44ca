// Joining, watching, rematches; failed writes, conflicting writes and unreadable logs.
import { createHash } from 'node:crypto';
import { checksumOf, RULES_VERSION } from '@eminent/engine';
import { commitment, type TableSnapshot, type WireServerMessage } from '@eminent/protocol/online';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { loadTable } from '../../src/tables/load-table.ts';
import type { Hub } from '../../src/tables/hub.ts';
import type { Watcher } from '../../src/tables/subscribers.ts';
import { MemoryStore } from './memory-store.ts';
import { newKey, playOn } from './autoplay.ts';
import { newHub, person, seated, setupOf, WORDS } from './test-hub.ts';

const [ADA, BEA, CLEO] = [person('Ada'), person('Bea'), person('Cleo')];

function onlooker(of?: string): Watcher & { messages: WireServerMessage[] } {
  const messages: WireServerMessage[] = [];
  return { person: of, messages, send: (text) => messages.push(JSON.parse(text)) };
}

function lastTable(messages: readonly WireServerMessage[]): TableSnapshot {
  const shown = messages.findLast((message) => message.type === 'table');
  if (shown === undefined) throw new Error('never shown');
  return shown;
}

function ask(hub: Hub, table: string, who: string, wish: object) {
  return hub.command(table, who, { table, key: newKey(), ...wish } as Parameters<
    Hub['command']
  >[2]);
}

async function made(hub: Hub, setup = setupOf(2)): Promise<string> {
  const table = await hub.create(ADA, setup);
  if (!table.ok) throw new Error(table.refusal.sentence);
  return table.table;
}

test('a seat is reserved for the host; when all have joined, the game is dealt', async () => {
  const hub = newHub();
  const table = await made(hub);
  const words = { words: WORDS };
  expect(await hub.sit(table, BEA, { ...words, seat: 0 })).toMatchObject({ ok: false });
  expect(await hub.sit(table, BEA, words)).toMatchObject({ ok: true, seat: 1 });
  expect(await hub.sit(table, BEA, words)).toMatchObject({ ok: true });
  expect(await hub.sit(table, CLEO, words)).toMatchObject({ ok: false });
  expect((await hub.summary(table))?.phase).toBe('gathering');
  expect(await hub.sit(table, ADA, words)).toMatchObject({ ok: true });
  expect((await hub.summary(table))?.phase).toBe('playing');
  expect(await hub.sit(table, CLEO, words)).toMatchObject({ ok: false });
  expect(await hub.sit(table, CLEO, { words: 'short' })).toMatchObject({
    refusal: { reason: 'malformed' },
  });
});

test('the last player to leave an open table closes it; leaving a game resigns to a bot', async () => {
  const hub = newHub();
  const table = await made(hub);
  await hub.sit(table, ADA, { words: WORDS });
  expect(await hub.leave(table, ADA)).toMatchObject({ ok: true });
  expect((await hub.summary(table))?.phase).toBe('over');
  const game = await seated(hub, [ADA, BEA]);
  await hub.leave(game, BEA);
  const seats = (await hub.summary(game))?.seats;
  expect(seats?.find(({ person: who }) => who === BEA.id)?.away).toBe('resigned');
});

test('a host who leaves closes the table; other players only free their seat', async () => {
  const hub = newHub();
  const table = await made(hub, setupOf(3));
  for (const one of [ADA, BEA]) await hub.sit(table, one, { words: WORDS });
  const bea = onlooker(BEA.id);
  await hub.watch(table, bea, undefined);
  await hub.leave(table, BEA);
  expect((await hub.summary(table))?.phase).toBe('gathering');
  await hub.sit(table, BEA, { words: WORDS });
  await hub.leave(table, ADA);
  expect((await hub.summary(table))?.phase).toBe('over');
  expect(bea.messages.at(-1)).toMatchObject({ type: 'patch', public: { phase: 'over' } });
  expect(await hub.sit(table, CLEO, { words: WORDS })).toMatchObject({ ok: false });
});

test('an invalid setup is refused', async () => {
  const hub = newHub();
  const bot = { kind: 'bot', bot: 'nobody' } as const;
  const wrong = [
    { ...setupOf(2), seats: setupOf(3).seats },
    { ...setupOf(2), seats: [bot, { kind: 'open' } as const] },
    {
      ...setupOf(2),
      seats: [
        { ...bot, bot: 'cadet' },
        { ...bot, bot: 'cadet' },
      ],
    },
  ];
  for (const setup of wrong) expect(await hub.create(ADA, setup)).toMatchObject({ ok: false });
});

test('messages of a running game contain no secrets', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA]);
  const lookers = [onlooker(ADA.id), onlooker(BEA.id), onlooker()];
  for (const one of lookers) await hub.watch(table, one, undefined);
  await playOn(hub, table, 80);
  const { secret } = JSON.parse(store.rows(table)[0]?.body ?? '{}');
  const seed = await hub.look(table, (tableState) => tableState.game?.seed);
  for (const { messages } of lookers) {
    const sent = JSON.stringify(messages);
    expect(sent).toContain(commitment(secret));
    expect(sent).not.toContain(secret);
    expect(sent).not.toContain(seed);
  }
});

test('nobody can chat or play before the game, because the deal changes the seats', async () => {
  const hub = newHub();
  const table = await made(hub);
  await hub.sit(table, ADA, { words: WORDS });
  const early = { ok: false, refusal: { reason: 'not-allowed' } };
  for (const command of [{ type: 'say', phrase: 'hello' }, { type: 'resign' }]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await ask(hub, table, ADA.id, command)).toMatchObject(early);
  }
});

test('an order of one seat is invisible to others', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA]);
  const [ada, bea, spectator] = [onlooker(ADA.id), onlooker(BEA.id), onlooker()];
  for (const one of [ada, bea, spectator]) await hub.watch(table, one, undefined);
  const before = [bea.messages.length, spectator.messages.length];
  await ask(hub, table, ADA.id, { type: 'order', order: 'dissent-always' });
  expect([bea.messages.length, spectator.messages.length]).toEqual(before);
  const last = ada.messages.at(-1);
  expect(last).toMatchObject({ type: 'patch', own: { order: 'dissent-always' } });
  await ask(hub, table, ADA.id, { type: 'say', phrase: 'hello' });
  const seqs = [bea, spectator].map(({ messages }) => {
    const sent = messages.at(-1);
    return sent?.type === 'patch' ? sent.seq - sent.after : -1;
  });
  expect(seqs).toEqual([1, 1]);
});

test('an illegal answer is refused, and other clients get no message', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA]);
  const tableState = await hub.look(table, (one) => one);
  const other = tableState?.seats[1 - (tableState.deciding ?? 0)]?.person ?? '';
  const wish = { type: 'answer', question: tableState?.question, tokens: ['done'], finish: false };
  const outOfTurn = await ask(hub, table, other, wish);
  expect(outOfTurn).toMatchObject({ refusal: { reason: 'not-your-turn' } });
  const decider = tableState?.seats[tableState.deciding ?? 0]?.person ?? '';
  const illegal = await ask(hub, table, decider, { ...wish, tokens: ['play:nothing'] });
  expect(illegal).toEqual({
    ok: false,
    refusal: {
      reason: 'illegal',
      sentence: 'play:nothing is not possible now',
      token: 'play:nothing',
    },
  });
});

test('spectators of a delayed table see each turn one turn later, and the end at once', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, { spectators: 'delayed' }));
  const later = onlooker();
  const seatedOne = onlooker(ADA.id);
  await hub.watch(table, later, undefined);
  await hub.watch(table, seatedOne, undefined);
  let turnSeen = 0;
  const see = (): number => {
    for (const message of later.messages.splice(0)) {
      if (message.type === 'table') turnSeen = message.game?.view.turnNumber ?? 0;
      if (message.type === 'patch') turnSeen = message.public.view?.turnNumber ?? turnSeen;
    }
    return turnSeen;
  };
  expect(see()).toBeLessThanOrEqual(1);
  for (let i = 0; i < 120; i++) {
    await playOn(hub, table, 1, i);
    const now = await hub.look(table, (tableState) => tableState.turn);
    expect(see()).toBe(Math.max(1, (now ?? 0) - 1));
  }
  expect(turnSeen).toBeGreaterThan(3);
  const fresh = onlooker();
  await hub.watch(table, fresh, undefined);
  expect(lastTable(fresh.messages).game?.view.turnNumber).toBe(turnSeen);
  expect(lastTable(fresh.messages).watchers).toBe(2);
  await playOn(hub, table, 2000);
  const end = later.messages.at(-1);
  expect(end).toMatchObject({
    type: 'patch',
    public: { phase: 'over', result: { how: 'played' } },
  });
});

test('all request a rematch: the new table exists, and the next player starts', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, { first: 'first-seat' }));
  const wish = { type: 'rematch', table, sameDeal: false, words: WORDS } as const;
  const early = await hub.rematch(table, ADA.id, { ...wish, key: newKey() });
  expect(early).toMatchObject({ ok: false });
  await playOn(hub, table, 2000);
  await hub.rematch(table, ADA.id, { ...wish, key: newKey() });
  const one = await hub.look(table, (tableState) => tableState.rematch);
  expect(one).toMatchObject({ wanted: [true, false], sameDeal: [false, false] });
  const key = newKey();
  expect(await hub.rematch(table, BEA.id, { ...wish, key })).toMatchObject({ ok: true });
  expect(await hub.rematch(table, BEA.id, { ...wish, key })).toMatchObject({ ok: true });
  const next = await hub.look(table, (tableState) => tableState.rematch?.table);
  const row = await hub.summary(next ?? '');
  expect(row?.phase).toBe('playing');
  expect(row?.seats.map(({ person: who }) => who)).toEqual([BEA.id, ADA.id]);
  expect(store.tables.size).toBe(2);
});

test('a player can decline a rematch, which withdraws an own request, and change their mind', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, { first: 'first-seat' }));
  const wish = { type: 'rematch', table, sameDeal: true, words: WORDS } as const;
  const no = { type: 'decline', table } as const;
  const early = await hub.rematch(table, BEA.id, { ...no, key: newKey() });
  expect(early).toMatchObject({ ok: false, refusal: { reason: 'not-allowed' } });
  await playOn(hub, table, 2000);
  const stands = async () => (await hub.look(table, (tableState) => tableState.rematch)) ?? {};
  const looker = onlooker(BEA.id);
  await hub.watch(table, looker, undefined);
  // Ada requests a rematch and withdraws the request.
  await hub.rematch(table, ADA.id, { ...wish, key: newKey() });
  expect(await stands()).toMatchObject({ wanted: [true, false], declined: [false, false] });
  const key = newKey();
  await hub.rematch(table, ADA.id, { ...no, key });
  expect(await stands()).toMatchObject({
    wanted: [false, false],
    sameDeal: [false, false],
    declined: [true, false],
  });
  expect((await hub.summary(table))?.rematch).toBeUndefined();
  expect(looker.messages.at(-1)).toMatchObject({
    public: { rematch: { declined: [true, false] } },
  });
  // The same request again, and another refusal, change nothing.
  const { length } = await store.log.read(table, 0);
  expect(await hub.rematch(table, ADA.id, { ...no, key })).toMatchObject({ ok: true });
  expect(await hub.rematch(table, ADA.id, { ...no, key: newKey() })).toMatchObject({ ok: true });
  expect(await store.log.read(table, 0)).toHaveLength(length);
  // A new request removes the player's earlier refusal.
  await hub.rematch(table, BEA.id, { ...wish, key: newKey() });
  expect((await hub.summary(table))?.rematch).toMatchObject({ declined: [true, false] });
  await hub.rematch(table, ADA.id, { ...wish, key: newKey() });
  expect(await stands()).toMatchObject({ declined: [false, false], table: expect.any(String) });
  const late = await hub.rematch(table, ADA.id, { ...no, key: newKey() });
  expect(late).toMatchObject({ ok: false, refusal: { reason: 'stale' } });
  // Another hub computes the same state from the log.
  const anew = await newHub(store).look(table, (tableState) => tableState.rematch);
  expect(anew).toEqual(await stands());
});

test("the same deal with rotated seats: each player has the neighbor's cards", async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, { first: 'first-seat' }));
  const hands = await hub.look(table, (tableState) =>
    tableState.game?.state.players.map(({ hand }) => [...hand]),
  );
  await playOn(hub, table, 2000);
  const wish = { type: 'rematch', table, sameDeal: true } as const;
  await hub.rematch(table, ADA.id, { ...wish, key: newKey() });
  await hub.rematch(table, BEA.id, { ...wish, key: newKey() });
  const next = (await hub.look(table, (tableState) => tableState.rematch?.table)) ?? '';
  expect(
    await hub.look(next, (tableState) => tableState.game?.state.players.map(({ hand }) => hand)),
  ).toEqual(hands);
  const row = await hub.summary(next);
  expect(row?.seats.map(({ person: who }) => who)).toEqual([BEA.id, ADA.id]);
});

test('two processes at one table: the loser of a race for a number reads the log and tries again', async () => {
  const store = new MemoryStore();
  const [here, there] = [newHub(store), newHub(store)];
  const table = await seated(here, [ADA, BEA]);
  const looker = onlooker(ADA.id);
  await here.watch(table, looker, undefined);
  await playOn(there, table, 3);
  const say = { type: 'say', phrase: 'hello' };
  expect(await ask(here, table, ADA.id, say)).toMatchObject({ ok: true });
  expect(await here.look(table, (tableState) => tableState.game?.ply)).toBe(3);
  await playOn(there, table, 1);
  const stale = await there.look(table, (tableState) => tableState.question);
  const late = await ask(here, table, ADA.id, {
    type: 'answer',
    question: stale,
    tokens: ['x'],
    finish: false,
  });
  expect(late.ok).toBe(false);
  const numbers = store.rows(table).map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('a command that was not stored has no effect, is reported, and can be repeated', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA]);
  const looker = onlooker(BEA.id);
  await hub.watch(table, looker, undefined);
  const heard = looker.messages.length;
  store.before = () => {
    throw new StoreError('full');
  };
  const key = newKey();
  const say = { type: 'say', phrase: 'hello', key };
  expect(await ask(hub, table, ADA.id, say)).toMatchObject({ refusal: { reason: 'unavailable' } });
  expect(looker.messages).toHaveLength(heard);
  store.before = () => undefined;
  expect(await ask(hub, table, ADA.id, say)).toMatchObject({ ok: true });
  expect(looker.messages.at(-1)).toMatchObject({ public: { talk: [{ phrase: 'hello' }] } });
});

test('a command that was stored although the write failed counts once', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA]);
  store.before = (entries) => {
    store.before = () => undefined;
    for (const entry of entries) store.rows(entry.table).push(entry);
    throw new StoreError('failed');
  };
  const key = newKey();
  const say = { type: 'say', phrase: 'hello', key };
  expect(await ask(hub, table, ADA.id, say)).toMatchObject({ ok: false });
  expect(await ask(hub, table, ADA.id, say)).toMatchObject({ ok: true });
  expect(await hub.look(table, (tableState) => tableState.talk.length)).toBe(1);
});

test('a table that throws is closed and affects no other; it is read again from its log', async () => {
  const store = new MemoryStore();
  let now = 1_000_000;
  const hub = newHub(store, { now: () => now });
  const [bad, good] = [await seated(hub, [ADA, BEA]), await seated(hub, [ADA, BEA])];
  const looker = onlooker(ADA.id);
  await hub.watch(bad, looker, undefined);
  await hub.look(bad, (tableState) => {
    tableState.apply = () => {
      throw new TypeError('a mistake of ours');
    };
  });
  expect(await ask(hub, bad, ADA.id, { type: 'say', phrase: 'hello' })).toMatchObject({
    refusal: { reason: 'unavailable' },
  });
  expect(looker.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'unavailable' });
  expect(await ask(hub, good, ADA.id, { type: 'say', phrase: 'hello' })).toMatchObject({
    ok: true,
  });
  expect(await hub.find(bad)).toMatchObject({ ok: false });
  now += 6000;
  expect(await hub.look(bad, (tableState) => tableState.talk.length)).toBe(1);
});

test('a closing server refuses tables and reports no error', async () => {
  const store = new MemoryStore();
  const table = await seated(newHub(store), [ADA, BEA]);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const unavailable = { ok: false, refusal: { reason: 'unavailable' } };
  const reading = Promise.withResolvers<never>();
  vi.spyOn(store.log, 'read').mockReturnValue(reading.promise);
  const hub = newHub(store, { log });
  const found = hub.find(table);
  const closed = hub.close();
  // The store is closed during the read.
  reading.reject(new Error('database is not open'));
  expect(await found).toMatchObject(unavailable);
  await closed;
  expect(await hub.find(table)).toMatchObject(unavailable);
  expect(store.log.read).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});

test('a log that cannot be replayed, or whose checksum differs, is refused with a sentence', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA]);
  await playOn(hub, table, 90);
  const sum = store.sums.get(table);
  expect(sum).toBeDefined();
  await hub.close();
  expect(() => loadTable(table, store.rows(table), sum)).not.toThrow();
  const other = createHash('sha256').update('other rules').digest('hex').slice(0, 8);
  if (sum !== undefined) store.sums.set(table, { ...sum, sum: other });
  expect(await newHub(store).find(table)).toMatchObject({ refusal: { reason: 'closed' } });
  store.sums.clear();
  const rows = store.rows(table);
  const dealt = rows.findIndex(({ body }) => body.includes('"dealt"'));
  const row = rows[dealt];
  if (row === undefined) throw new Error('never dealt');
  const newer = row.body.replace(/"rules":\d+/, `"rules":${RULES_VERSION + 1}`);
  rows[dealt] = { ...row, body: newer };
  expect(await newHub(store).find(table)).toMatchObject({ refusal: { reason: 'closed' } });
});

test('options added by a later version change no checksum of existing tables', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA]);
  await playOn(hub, table, 90);
  const sum = store.sums.get(table);
  expect(sum).toBeDefined();
  await hub.close();
  const rows = store.rows(table).filter(({ seq }) => seq <= (sum?.seq ?? 0));
  const { game } = loadTable(table, rows);
  // A version that did not know these default options would have written the same checksum.
  expect(game === undefined ? '' : checksumOf(game.state, [])).toBe(sum?.sum);
});

test('tables without subscribers leave memory and are loaded unchanged', async () => {
  const store = new MemoryStore();
  let now = 1_000_000;
  const hub = newHub(store, { now: () => now, maxCached: 3 });
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) {
    tables.push(await seated(hub, [ADA, BEA]));
    now += 5000;
  }
  const before = await hub.look(tables[0] ?? '', (tableState) => tableState);
  await playOn(hub, tables[0] ?? '', 10);
  for (const table of tables) {
    now += 5000;
    await hub.summary(table);
  }
  // Tables stay in memory below the limit, or if they were used shortly before.
  expect(hub.size).toBe(3);
  const after = await hub.look(tables[0] ?? '', (tableState) => tableState);
  expect(after).not.toBe(before);
  expect(after?.seq).toBe(store.rows(tables[0] ?? '').length);
});
