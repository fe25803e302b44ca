// Two nodes on one store, in one process. Writes of one are published by the other, and scheduled
// actions run once, also after one node died.
import type { WireServerMessage } from '@eminent/protocol/online';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Peers } from '../src/peers.ts';
import { StoreError } from '../../server/src/store/index.ts';
import type { Hub, HubDeps } from '../../server/src/tables/hub.ts';
import type { Watcher } from '../../server/src/tables/subscribers.ts';
import { expectSoon, stopClock } from '../../server/test/fake-clock.ts';
import { MemoryStore } from '../../server/test/tables/memory-store.ts';
import { newHub, person, seated, setupOf } from '../../server/test/tables/test-hub.ts';
import { type Member, Within } from './memory-pubsub.ts';

stopClock();

const [ADA, BEA, CLEO] = [person('Ada'), person('Bea'), person('Cleo')];
const log = pino({ level: 'silent' });
const TIMES = { hereMs: 20, leaseMs: 100 };

interface Node {
  readonly hub: Hub;
  readonly peers: Peers;
  readonly pubsub: Member;
}

function newNode(within: Within, store: MemoryStore, more: Partial<HubDeps> = {}): Node {
  const pubsub = within.open();
  const peers = new Peers({ pubsub, log, times: TIMES });
  const hub = newHub(store, { peers, ...more });
  onTestFinished(async () => {
    await hub.close();
    await peers.close();
  });
  return { hub, peers, pubsub };
}

/** Two nodes that know of each other. */
async function newNodes(
  within = new Within(),
  store = new MemoryStore(),
): Promise<readonly [Node, Node, Within, MemoryStore]> {
  const nodes = [newNode(within, store), newNode(within, store)] as const;
  await expectSoon(() => nodes.map(({ peers }) => peers.count)).toEqual([1, 1]);
  return [...nodes, within, store];
}

class RecordingWatcher implements Watcher {
  readonly received: WireServerMessage[] = [];
  readonly person: string | undefined;

  constructor(who: { readonly id: string } | undefined) {
    this.person = who?.id;
  }

  send(text: string): void {
    this.received.push(JSON.parse(text));
  }

  get seq(): number {
    const last = this.received.at(-1);
    return last !== undefined && 'seq' in last ? last.seq : 0;
  }
}

async function seqOf({ hub }: Node, table: string): Promise<number> {
  return (await hub.look(table, (tableState) => tableState.seq)) ?? 0;
}

/** Gives the first option at this node. Returns whether the answer was accepted. */
async function answer({ hub }: Node, table: string, key: string): Promise<boolean> {
  const openQuestion = await hub.look(table, (tableState) => {
    const seat = tableState.deciding ?? 0;
    const token = tableState.game?.viewOf(seat).decision?.options[0]?.token;
    return { person: tableState.seats[seat]?.person ?? '', token, question: tableState.question };
  });
  if (openQuestion?.token === undefined || openQuestion.question === undefined)
    throw new Error('no open question');
  const { person: who, token, question } = openQuestion;
  const wish = { type: 'answer', table, key, question, tokens: [token], finish: false } as const;
  return (await hub.command(table, who, wish)).ok;
}

test('a subscriber at one node sees the entries of the other, without reading the log', async () => {
  const [a, b, , store] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(undefined);
  await b.hub.watch(table, eye, undefined);
  const { read } = store.log;
  let reads = 0;
  store.log.read = (...args) => {
    reads++;
    return read(...args);
  };
  const before = eye.seq;
  for (let i = 0; i < 5; i++) expect(await answer(a, table, `key-of-answer-${i}`)).toBe(true);
  await expectSoon(() => eye.seq).toBe(before + 5);
  expect(reads).toBe(0);
  expect(await seqOf(b, table)).toBe(await seqOf(a, table));
});

test('a client that changes nodes never sees older state, even if the new node missed messages', async () => {
  const [a, b, within] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  await b.hub.watch(table, new RecordingWatcher(BEA), undefined);
  within.isLossy = true;
  const eye = new RecordingWatcher(ADA);
  await a.hub.watch(table, eye, undefined);
  expect(await answer(a, table, 'key-of-answer')).toBe(true);
  const known = eye.seq;
  const again = new RecordingWatcher(ADA);
  await b.hub.watch(table, again, undefined);
  expect(again.seq).toBe(known);
});

test('all clients that return to a table at once share one read of its log', async () => {
  const store = new MemoryStore();
  const [a] = await newNodes(new Within(), store);
  const table = await seated(a.hub, [ADA, BEA]);
  const c = newNode(new Within(), store);
  // Without this, the reads would have the same time as the subscription and would be repeated.
  vi.advanceTimersByTime(1);
  const { read } = store.log;
  let reads = 0;
  store.log.read = (...args) => {
    reads++;
    return read(...args);
  };
  const requestedAt = performance.now();
  const eyes = [ADA, BEA, ADA, BEA].map((who) => new RecordingWatcher(who));
  await Promise.all(eyes.map((eye) => c.hub.watch(table, eye, undefined, requestedAt)));
  expect(reads).toBe(1);
  // The shared read is not used for later subscribers, so they see this answer.
  expect(await answer(a, table, 'key-of-answer')).toBe(true);
  const later = new RecordingWatcher(ADA);
  await c.hub.watch(table, later, undefined);
  expect(reads).toBe(2);
  expect(later.seq).toBe(await seqOf(a, table));
  expect(eyes[0]?.seq).toBe(later.seq);
});

test('concurrent arrivals are announced together, and a node that missed some asks once', async () => {
  const within = new Within();
  const [a, b] = await newNodes(within);
  const newsCount = (kind: string) =>
    within.published.filter(({ text }) => JSON.parse(text).kind === kind).length;
  const crowd = Array.from({ length: 50 }, (_, n) => `person-${n}`);
  const people = newsCount('people');
  for (const one of crowd) a.peers.publishPresence(one, 'here', ['table']);
  await expectSoon(() => crowd.every((one) => b.peers.presenceOf(one) === 'here')).toBe(true);
  expect(newsCount('people') - people).toBeLessThan(5);
  within.isLossy = true;
  a.peers.publishPresence('lost', 'here', []);
  const before = newsCount('people');
  await expectSoon(() => newsCount('people')).toBeGreaterThan(before);
  within.isLossy = false;
  const asks = newsCount('people-of');
  for (const one of crowd) a.peers.publishPresence(one, 'away', []);
  await expectSoon(() => b.peers.presenceOf('lost')).toBe('here');
  await expectSoon(() => b.peers.presenceOf('person-49')).toBe('away');
  expect(newsCount('people-of') - asks).toBeLessThan(5);
});

function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

test('a client that subscribes while the table leaves memory still gets it', async () => {
  let now = 1_000_000;
  const store = new MemoryStore();
  const node = newNode(new Within(), store, { now: () => now, maxCached: 1 });
  const table = await seated(node.hub, [ADA, BEA]);
  const other = await seated(node.hub, [ADA, BEA]);
  now += 5000;
  const { read } = store.log;
  const held = gate();
  let isReading = false;
  store.log.read = async (...args) => {
    isReading = true;
    await held.passed;
    return read(...args);
  };
  const eye = new RecordingWatcher(ADA);
  const watching = node.hub.watch(table, eye, undefined);
  await expectSoon(() => isReading).toBe(true);
  now += 5000;
  const third = node.hub.find(other);
  const fourth = node.hub.find('no-such-table');
  held.open();
  await Promise.all([watching, third, fourth]);
  const before = eye.seq;
  expect(await answer(node, table, 'key-of-answer')).toBe(true);
  expect(eye.seq).toBe(before + 1);
});

test('entries written by another node during a read are not missed', async () => {
  const [a, b, within, store] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const heard: string[] = [];
  await within.open().listen(`eminent:table:${table}`, (text) => heard.push(text));
  const held = gate();
  let isReading = false;
  const { latest } = store.checksums;
  store.checksums.latest = async (of) => {
    isReading = true;
    await held.passed;
    return latest(of);
  };
  const found = b.hub.find(table);
  await expectSoon(() => isReading).toBe(true);
  expect(await answer(a, table, 'key-of-answer')).toBe(true);
  await expectSoon(() => heard.some((text) => text.includes('"written"'))).toBe(true);
  held.open();
  const here = await found;
  const seq = await seqOf(a, table);
  await expectSoon(() => here.ok && here.table.tableState.seq).toBe(seq);
});

test('entries of a node that died before publishing them are published by the node where its clients reconnect', async () => {
  const within = new Within();
  const [a, b, c] = await newNodes(within).then(
    ([one, other, , store]) => [one, other, newNode(within, store)] as const,
  );
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(BEA);
  await c.hub.watch(table, eye, undefined);
  a.pubsub.isMute = true;
  const before = eye.seq;
  expect(await answer(a, table, 'key-of-answer')).toBe(true);
  await b.hub.watch(table, new RecordingWatcher(ADA), undefined);
  await expectSoon(() => eye.seq).toBe(before + 1);
});

test('entries of a disconnected node are read from the log until it is connected again', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  a.peers.publishPresence(ADA.id, 'here', [table]);
  await expectSoon(() => b.peers.presenceOf(ADA.id)).toBe('here');
  const eye = new RecordingWatcher(BEA);
  await b.hub.watch(table, eye, undefined);
  a.pubsub.isMute = true;
  await expectSoon(() => b.peers.count).toBe(0);
  for (let i = 0; i < 3; i++) {
    const before = eye.seq;
    expect(await answer(a, table, `key-in-silence-${i}`)).toBe(true);
    await expectSoon(() => eye.seq).toBe(before + 1);
  }
});

test('a node publishes the entries of its disconnection when it is connected again', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(BEA);
  await b.hub.watch(table, eye, undefined);
  a.pubsub.turn(false);
  const before = eye.seq;
  expect(await answer(a, table, 'key-in-silence')).toBe(true);
  a.pubsub.turn(true);
  await expectSoon(() => eye.seq).toBe(before + 1);
});

test('an announced entry whose read failed is read again a moment later', async () => {
  const [a, b, , store] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(undefined);
  await b.hub.watch(table, eye, undefined);
  a.pubsub.isMute = true;
  const before = eye.seq;
  expect(await answer(a, table, 'key-of-answer')).toBe(true);
  a.pubsub.isMute = false;
  const { read } = store.log;
  let faults = 0;
  store.log.read = (...args) => {
    if (faults++ < 2) throw new StoreError('unreachable');
    return read(...args);
  };
  // An entry that is too long is announced without rows, so the other node reads the log.
  a.peers.publishTable(table, { kind: 'written', seq: store.rows(table).length, rows: [] });
  await expectSoon(() => eye.seq).toBe(before + 1);
  expect(faults).toBeGreaterThan(2);
});

test('of two answers to one question at two nodes exactly one counts', async () => {
  const [a, b, , store] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  await b.hub.find(table);
  for (let i = 0; i < 40; i++) {
    const before = await seqOf(a, table);
    await expectSoon(() => seqOf(b, table)).toBe(before);
    const both = await Promise.all([
      answer(a, table, `key-at-a-${i}`),
      answer(b, table, `key-at-b-${i}`),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  }
  const seqs = store.rows(table).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, at) => at + 1));
});

test('a bot runs at the node that wrote last, and at the other after that node died', async () => {
  const within = new Within();
  const store = new MemoryStore();
  const thought: string[] = [];
  const thinkerOf = (name: string): HubDeps['botRunner'] => ({
    searches: () => false,
    run: () => {
      thought.push(name);
      // The bot at the first node never answers, as if its thread had died.
      return name === 'a' ? new Promise(() => undefined) : Promise.resolve(undefined);
    },
    close: () => Promise.resolve(),
  });
  const a = newNode(within, store, { botRunner: thinkerOf('a') });
  const b = newNode(within, store, { botRunner: thinkerOf('b') });
  await expectSoon(() => [a.peers.count, b.peers.count]).toEqual([1, 1]);
  const setup = setupOf(2, {
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }],
    first: 'first-seat',
  });
  const made = await a.hub.create(ADA, setup);
  if (!made.ok) throw new Error(made.refusal.sentence);
  const { table } = made;
  await a.hub.sit(table, ADA, { words: '00112233445566778899aabbccddeeff' });
  await b.hub.watch(table, new RecordingWatcher(ADA), undefined);
  const isBotDeciding = () => a.hub.look(table, (tableState) => tableState.deciding === 1);
  for (let i = 0; (await isBotDeciding()) !== true; i++) await answer(a, table, `key-of-ada-${i}`);
  const before = await seqOf(a, table);
  expect(thought).toEqual(['a']);
  await expectSoon(() => seqOf(b, table)).toBeGreaterThan(before);
  expect(thought[1]).toBe('b');
});

test('players and spectators are counted across nodes, and disappear with their node', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(ADA);
  a.hub.usePresence((who) => a.peers.presenceOf(who));
  await a.hub.watch(table, eye, undefined);
  await b.hub.watch(table, new RecordingWatcher(CLEO), undefined);
  b.peers.publishPresence(BEA.id, 'here', [table]);
  const row = () => a.hub.summary(table);
  await expectSoon(async () => (await row())?.watchers).toBe(1);
  await expectSoon(() => a.peers.presenceOf(BEA.id)).toBe('here');
  expect((await row())?.seats.find(({ name }) => name === 'Bea')?.presence).toBe('here');
  expect(JSON.stringify(eye.received)).toContain('"presence":"here"');
  await b.peers.close();
  await expectSoon(() => a.peers.presenceOf(BEA.id)).toBe('offline');
  await expectSoon(async () => (await row())?.watchers).toBe(0);
});

test('spectators of the delayed view see the number of spectators of all nodes', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA], setupOf(2, { spectators: 'delayed' }));
  const eyes = [new RecordingWatcher(ADA), new RecordingWatcher(CLEO)];
  const watchers = () =>
    eyes.map(({ received }) => {
      const counts = received.flatMap((message) => {
        if (message.type === 'table') return message.watchers;
        return message.type === 'patch' ? (message.public.watchers ?? []) : [];
      });
      return counts.at(-1);
    });
  for (const eye of eyes) await a.hub.watch(table, eye, undefined);
  const more = new RecordingWatcher(undefined);
  await a.hub.watch(table, more, undefined);
  expect(watchers()).toEqual([2, 2]);
  await a.hub.unwatch(table, more);
  expect(watchers()).toEqual([1, 1]);
  await b.hub.watch(table, new RecordingWatcher(undefined), undefined);
  await expectSoon(watchers).toEqual([2, 2]);
  await b.peers.close();
  await expectSoon(watchers).toEqual([1, 1]);
});

test('spectators of a disconnected node count again when it is connected', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  await a.hub.watch(table, new RecordingWatcher(ADA), undefined);
  await b.hub.watch(table, new RecordingWatcher(CLEO), undefined);
  const watchers = async () => (await a.hub.summary(table))?.watchers;
  await expectSoon(watchers).toBe(1);
  b.pubsub.isMute = true;
  await expectSoon(watchers).toBe(0);
  b.pubsub.isMute = false;
  await expectSoon(watchers).toBe(1);
  expect(await b.hub.summary(table)).toMatchObject({ watchers: 1 });
});

test('users of a silent node disappear with its lease, and are requested when it returns', async () => {
  const within = new Within();
  const nodes = await newNodes(within);
  const [a, b] = nodes;
  b.peers.publishPresence(BEA.id, 'away', []);
  await expectSoon(() => a.peers.presenceOf(BEA.id)).toBe('away');
  within.turn(false);
  await expectSoon(() => [a.peers.count, a.peers.presenceOf(BEA.id)]).toEqual([0, 'offline']);
  b.peers.publishPresence(CLEO.id, 'here', []);
  within.turn(true);
  await expectSoon(() => a.peers.presenceOf(CLEO.id)).toBe('here');
  expect(a.peers.presenceOf(BEA.id)).toBe('away');
});

test('after a disconnection lists get updates of tables without local subscribers, and none of them stays in memory', async () => {
  const [a, b] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const heard: string[] = [];
  b.hub.changeFeed.onChange(({ table: one, phase }, where) =>
    heard.push(`${one} ${phase} ${where}`),
  );
  await b.hub.catchUp([table, 'no-such-table']);
  expect(heard).toEqual([`${table} playing elsewhere`]);
  expect(b.hub.size).toBe(0);
  // A table with a local subscriber is reported from the copy in memory.
  const eye = new RecordingWatcher(undefined);
  await b.hub.watch(table, eye, undefined);
  await b.hub.catchUp([table]);
  expect(b.hub.size).toBe(1);
});

test('while disconnected, a table is read before every use; on reconnection all tables are', async () => {
  const [a, b, within] = await newNodes();
  const table = await seated(a.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(undefined);
  await b.hub.watch(table, eye, undefined);
  within.turn(false);
  expect(await answer(a, table, 'key-in-silence')).toBe(true);
  const seq = await seqOf(a, table);
  expect(await seqOf(b, table)).toBe(seq - 1);
  await expectSoon(() => seqOf(b, table)).toBe(seq);
  const other = await seated(a.hub, [ADA, BEA]);
  const known = await seqOf(b, other);
  expect(await answer(a, table, 'key-in-silence-2')).toBe(true);
  expect(await answer(a, other, 'key-in-silence-3')).toBe(true);
  within.turn(true);
  await expectSoon(() => eye.seq).toBe(seq + 1);
  // This table has no watchers at the node, and must be read again too.
  expect(await seqOf(b, other)).toBe(known + 1);
});

test('lists at a node get tables of another node that are public or have their users', async () => {
  const [a, b] = await newNodes();
  const heard: string[] = [];
  b.hub.changeFeed.onChange((row, where) => heard.push(`${row.table} ${row.phase} ${where}`));
  b.peers.publishPresence(BEA.id, 'here', []);
  await expectSoon(() => a.peers.presenceOf(BEA.id)).toBe('here');
  const table = await seated(a.hub, [ADA, BEA]);
  await expectSoon(() => heard).toContain(`${table} playing elsewhere`);
  const other = await a.hub.create(ADA, setupOf(2, { join: 'listed' }));
  await expectSoon(() => heard.at(-1)).toBe(`${other.ok ? other.table : ''} gathering elsewhere`);
  expect(heard).not.toContain(`${table} gathering elsewhere`);
});

test('an entry of a newer node makes an older one disconnect its subscribers, without harm', async () => {
  const within = new Within();
  const store = new MemoryStore();
  const old = newNode(within, store);
  const table = await seated(old.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(ADA);
  let moved = 0;
  await old.hub.watch(table, Object.assign(eye, { reconnect: () => moved++ }), undefined);
  const rows = store.rows(table).length;
  const newer = { kind: 'here', from: 'newer', changes: 0, rules: 999, entries: 999, build: 'x' };
  // Repeats the heartbeat like a node, so that its lease does not expire on a slow machine.
  const here = setInterval(() => within.send('eminent:all', JSON.stringify(newer)), TIMES.hereMs);
  onTestFinished(() => clearInterval(here));
  await expectSoon(() => old.peers.hasNewerPeer).toBe(true);
  const unknown = { table, seq: rows + 1, at: Date.now(), body: '{"type":"danced","seat":0}' };
  store.rows(table).push(unknown);
  const written = { kind: 'written', from: 'newer', seq: unknown.seq, rows: [unknown] };
  within.send(`eminent:table:${table}`, JSON.stringify(written));
  await expectSoon(() => moved).toBe(1);
  expect(await old.hub.find(table)).toMatchObject({ ok: false, isOnNewerNode: true });
  expect(await answerAs(old, table)).toMatchObject({ ok: false });
  expect(store.rows(table)).toHaveLength(rows + 1);
});

test('if no node is newer, an unreadable table is refused with a sentence', async () => {
  const within = new Within();
  const store = new MemoryStore();
  const node = newNode(within, store);
  const table = await seated(node.hub, [ADA, BEA]);
  const eye = new RecordingWatcher(ADA);
  await node.hub.watch(table, eye, undefined);
  const seq = store.rows(table).length + 1;
  store.rows(table).push({ table, seq, at: Date.now(), body: '{"type":"danced"}' });
  const written = { kind: 'written', from: 'other', seq, rows: [] };
  within.send(`eminent:table:${table}`, JSON.stringify(written));
  await expectSoon(() => eye.received.at(-1)).toMatchObject({ type: 'refused', reason: 'closed' });
  expect(await node.hub.find(table)).toMatchObject({ ok: false, isOnNewerNode: false });
});

function answerAs({ hub }: Node, table: string) {
  const wish = { type: 'say', table, key: 'key-of-a-word', phrase: 'hello' } as const;
  return hub.command(table, ADA.id, wish);
}

test('a scheduled action runs once, although both nodes have the table in memory', async () => {
  const [a, b, , store] = await newNodes();
  const clock = { kind: 'timed', decision: 1, reserve: 0 } as const;
  const table = await seated(a.hub, [ADA, BEA], setupOf(2, { clock, late: 'bot' }));
  await b.hub.watch(table, new RecordingWatcher(BEA), undefined);
  const late = () => store.rows(table).filter(({ body }) => body.includes('"took-over"'));
  await expectSoon(() => late().length).toBe(1);
  await expectSoon(() => seqOf(b, table)).toBe(await seqOf(a, table));
  const seqs = store.rows(table).map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(seqs.length);
  expect(new Set(late().map(({ body }) => body)).size).toBe(late().length);
});
