// Outages: clocks and deadlines stop while there is no server, or while the server cannot write.
import type { TableSetup, WireServerMessage } from '@eminent/protocol/online';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Uptime } from '../../src/ops/uptime.ts';
import { RECONNECT_MS } from '../../src/store/service-outages.ts';
import type { Heartbeats } from '../../src/store/index.ts';
import type { Hub } from '../../src/tables/hub.ts';
import type { TableState } from '../../src/tables/table-state.ts';
import { loadTable } from '../../src/tables/load-table.ts';
import { Outages } from '../../src/tables/outages.ts';
import { MemoryStore } from './memory-store.ts';
import { newKey, playOn } from './autoplay.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

const ADA = person('Ada');
const BEA = person('Bea');
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const QUICK: Partial<TableSetup> = {
  clock: { kind: 'timed', decision: 5, reserve: 10 },
  late: 'bot',
  rated: true,
};
const QUICK_MS = 15 * SECOND;
/** A server that was killed may have run this long after its last heartbeat. */
const BEAT_MS = 2 * SECOND;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Node {
  readonly hub: Hub;
  readonly uptime: Uptime;
}

async function start(store: MemoryStore, write?: (line: string) => void): Promise<Node> {
  const log = write === undefined ? pino({ level: 'silent' }) : pino({}, { write });
  const uptime = new Uptime({ heartbeats: store.heartbeats, log, now: Date.now });
  await uptime.load();
  const hub = newHub(store, { uptime });
  await uptime.start();
  hub.start();
  await advance(0);
  return { hub, uptime };
}

/** Stops a server as if it was killed: without another heartbeat or entry. */
async function kill({ hub, uptime }: Node): Promise<void> {
  await uptime.close();
  await hub.close();
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Lets time pass while no server runs. */
const passWithoutServer = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function tableState({ hub }: Node, table: string): Promise<TableState> {
  const found = await hub.look(table, (one) => one);
  if (found === undefined) throw new Error('no such table');
  return found;
}

/** Time left for the deciding seat in milliseconds. */
function leftOf({ clock }: TableState): number {
  const { at, left = 0, reserve, running } = clock.shown(false);
  if (running === undefined) throw new Error('no clock runs');
  return left + (reserve[running] ?? 0) - Math.max(0, Date.now() - at);
}

function isLate(game: TableState): boolean {
  return game.seats.some(({ away }) => away === 'late');
}

async function newGame(node: Node, setup = QUICK): Promise<string> {
  return seated(node.hub, [ADA, BEA], setupOf(2, setup));
}

function ask(node: Node, table: string, who: string, wish: object) {
  return node.hub.command(table, who, { table, key: newKey(), ...wish } as Parameters<
    Hub['command']
  >[2]);
}

/** The deciding seat has as much time as before, or at most a heartbeat interval more. */
async function expectKept(node: Node, table: string, left: number): Promise<TableState> {
  const game = await tableState(node, table);
  expect(isLate(game)).toBe(false);
  expect(leftOf(game)).toBeGreaterThanOrEqual(left);
  expect(leftOf(game)).toBeLessThanOrEqual(left + BEAT_MS);
  return game;
}

/** The clock runs again, and at its end the player becomes late. */
async function expectRuns(node: Node, table: string): Promise<void> {
  const game = await tableState(node, table);
  const { deadline = 0 } = game.clock;
  expect(deadline).toBeLessThanOrEqual(Date.now() + RECONNECT_MS + leftOf(game));
  await advance(deadline - Date.now() - SECOND);
  expect(isLate(game)).toBe(false);
  await advance(2 * SECOND);
  expect(isLate(game)).toBe(true);
}

test('after a kill the deciding player has the same time as before', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  await advance(7 * SECOND);
  const left = leftOf(await tableState(first, table));
  expect(left).toBe(8 * SECOND);
  await kill(first);
  passWithoutServer(3600 * SECOND);
  const next = await start(store);
  const game = await expectKept(next, table, left);
  // Clocks stand still until pages have had time to reconnect.
  await advance(RECONNECT_MS);
  await expectKept(next, table, left);
  expect(game.clock.deadline).toBe(Date.now() + leftOf(game));
  await expectRuns(next, table);
  await kill(next);
});

test('a graceful shutdown costs no time while it finishes its work', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  await advance(4 * SECOND);
  const left = leftOf(await tableState(first, table));
  // In a shutdown, clients are disconnected first and tables are closed last.
  await first.uptime.close();
  await advance(9 * SECOND);
  await first.hub.close();
  passWithoutServer(8 * SECOND);
  const game = await expectKept(await start(store), table, left);
  expect(game.phase).toBe('playing');
});

test('a short restart costs no time either', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  await advance(2 * SECOND);
  const left = leftOf(await tableState(first, table));
  await kill(first);
  passWithoutServer(3 * SECOND);
  await expectKept(await start(store), table, left);
  expect(store.outages).toHaveLength(1);
});

test('two outages in a row are each credited once, even if the second happens during the recovery', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  await advance(4 * SECOND);
  const left = leftOf(await tableState(first, table));
  await kill(first);
  passWithoutServer(60 * SECOND);
  const second = await start(store);
  // Kills the server before pages have had time to reconnect.
  await advance(3 * SECOND);
  await kill(second);
  passWithoutServer(60 * SECOND);
  const third = await start(store);
  await kill(third);
  passWithoutServer(60 * SECOND);
  const last = await start(store);
  await expectKept(last, table, left);
  expect(store.outages).toHaveLength(3);
  await expectRuns(last, table);
});

test('replaying a log gives the same clocks as the live game', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first, { clock: { kind: 'timed', decision: 60, reserve: 600 } });
  await advance(SECOND);
  await playOn(first.hub, table, 3);
  await advance(BEAT_MS - 1);
  await playOn(first.hub, table, 1);
  await advance(900);
  await kill(first);
  passWithoutServer(3600 * SECOND);
  const next = await start(store);
  await advance(6 * SECOND);
  await playOn(next.hub, table, 3);
  await advance(40 * SECOND);
  await playOn(next.hub, table, 2);
  const game = await tableState(next, table);
  const outages = new Outages();
  outages.replace(store.outages);
  const again = loadTable(table, store.rows(table), undefined, outages);
  expect(again.clock.shown(false)).toEqual(game.clock.shown(false));
  expect(again.clock.deadline).toBe(game.clock.deadline);
});

test('an entry after the last heartbeat proves that the server was up until then', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first, { clock: { kind: 'timed', decision: 60, reserve: 600 } });
  await advance(3 * SECOND);
  await playOn(first.hub, table, 1);
  const before = (await tableState(first, table)).clock.shown(false);
  await advance(500);
  await kill(first);
  passWithoutServer(3600 * SECOND);
  const game = await tableState(await start(store), table);
  const after = game.clock.shown(false);
  // The question was open for half a second between two heartbeats. It keeps its full time.
  expect(after).toMatchObject({ left: before.left, reserve: before.reserve });
  expect(after.at).toBe(Date.now() + RECONNECT_MS);
});

describe('the database is down for a while, and the server runs', () => {
  test('no player becomes late, and pages get the clocks', async () => {
    const store = new MemoryStore();
    const node = await start(store);
    const table = await newGame(node);
    const received: WireServerMessage[] = [];
    const send = (text: string) => received.push(JSON.parse(text));
    await node.hub.watch(table, { person: undefined, send }, undefined);
    await advance(6 * SECOND);
    const left = leftOf(await tableState(node, table));
    store.trouble = 'unreachable';
    await advance(30 * SECOND);
    expect(isLate(await tableState(node, table))).toBe(false);
    received.length = 0;
    store.trouble = undefined;
    await advance(BEAT_MS);
    const game = await expectKept(node, table, left);
    expect(store.outages).toHaveLength(1);
    expect(received.at(-1)).toMatchObject({ public: { clocks: game.clock.shown(false) } });
    await expectRuns(node, table);
  });

  test('an answer that is the first write afterwards includes the outage', async () => {
    const store = new MemoryStore();
    const node = await start(store);
    const table = await newGame(node);
    const game = await tableState(node, table);
    await advance(4 * SECOND);
    const decidingSeat = game.deciding ?? -1;
    store.trouble = 'unreachable';
    await advance(30 * SECOND + 500);
    store.trouble = undefined;
    await playOn(node.hub, table, 1);
    expect(game.answers).toBe(1);
    expect(game.clock.shown(false).reserve[decidingSeat]).toBe(10 * SECOND);
    expect(isLate(game)).toBe(false);
  });

  test('a full disk stops all clocks, is reported once, and tables stay visible', async () => {
    const store = new MemoryStore();
    const lines: string[] = [];
    const node = await start(store, (line) => lines.push(line));
    const table = await newGame(node);
    await advance(4 * SECOND);
    const left = leftOf(await tableState(node, table));
    store.trouble = 'full';
    await advance(3600 * SECOND);
    expect(lines.filter((line) => line.includes('could not write a heartbeat'))).toHaveLength(1);
    const received: string[] = [];
    const watcher = { person: undefined, send: (text: string) => received.push(text) };
    expect(await node.hub.watch(table, watcher, undefined)).toBeUndefined();
    expect(received).toHaveLength(1);
    store.trouble = undefined;
    await advance(BEAT_MS);
    await expectKept(node, table, left);
    expect(lines.filter((line) => line.includes('heartbeats work again'))).toHaveLength(1);
  });

  test('a server that starts on a full disk shows its tables, and credits the time once it can write', async () => {
    const store = new MemoryStore();
    const first = await start(store);
    const table = await newGame(first);
    await advance(4 * SECOND);
    const left = leftOf(await tableState(first, table));
    await kill(first);
    passWithoutServer(60 * SECOND);
    store.trouble = 'full';
    const next = await start(store);
    await advance(60 * SECOND);
    expect(isLate(await tableState(next, table))).toBe(false);
    store.trouble = undefined;
    await advance(BEAT_MS);
    await expectKept(next, table, left);
  });
});

describe('several nodes', () => {
  async function shared() {
    const store = new MemoryStore();
    store.isShared = true;
    return { store, nodes: [await start(store), await start(store)] as const };
  }

  test('clocks run while one of them is up', async () => {
    const { store, nodes } = await shared();
    const [a, b] = nodes;
    const table = await newGame(a);
    await advance(4 * SECOND);
    const left = leftOf(await tableState(a, table));
    await kill(a);
    await advance(5 * SECOND);
    const again = await start(store);
    expect(store.outages).toEqual([]);
    expect(leftOf(await tableState(again, table))).toBe(left - 5 * SECOND);
    expect(leftOf(await tableState(b, table))).toBe(left - 5 * SECOND);
  });

  test('clocks stop while all are down, and nodes that start together credit it once', async () => {
    const { store, nodes } = await shared();
    const [a, b] = nodes;
    const table = await newGame(a);
    await advance(4 * SECOND);
    const left = leftOf(await tableState(a, table));
    await kill(a);
    await kill(b);
    passWithoutServer(60 * SECOND);
    const both = await Promise.all([start(store), start(store)]);
    expect(store.outages).toHaveLength(1);
    for (const node of both) await expectKept(node, table, left);
  });

  test('an outage recorded by one node applies at the others before they act', async () => {
    const { store, nodes } = await shared();
    const [a, b] = nodes;
    const table = await newGame(a);
    await Promise.all(nodes.map((node) => tableState(node, table)));
    await advance(4 * SECOND);
    store.trouble = 'unreachable';
    await advance(30 * SECOND + 500);
    store.trouble = undefined;
    await a.uptime.confirm();
    const decidingSeat = (await tableState(b, table)).deciding ?? -1;
    // Node b writes before it learns of the outage.
    expect(b.uptime.outages.count).toBe(0);
    await playOn(b.hub, table, 1);
    const { clock } = await tableState(b, table);
    expect(clock.shown(false).reserve[decidingSeat]).toBe(10 * SECOND);
    expect(store.outages).toHaveLength(1);
  });
});

test('a clock that was set back costs no time, and blocks nothing', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  await advance(4 * SECOND);
  const left = leftOf(await tableState(first, table));
  await kill(first);
  passWithoutServer(-3600 * SECOND);
  const next = await start(store);
  const game = await tableState(next, table);
  expect(isLate(game)).toBe(false);
  expect(leftOf(game)).toBeGreaterThanOrEqual(left);
  await playOn(next.hub, table, 1);
  expect(game.answers).toBe(1);
  expect(game.clock.shown(false).reserve).toEqual([10 * SECOND, 10 * SECOND]);
  // When the clock of the machine is right again, the rest of the outage is credited too.
  const rest = leftOf(game);
  passWithoutServer(3660 * SECOND);
  await advance(BEAT_MS);
  expect(isLate(game)).toBe(false);
  expect(leftOf(game)).toBeGreaterThanOrEqual(rest - BEAT_MS);
});

test('days for a decision are days with a running server', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const clock = { kind: 'timed', decision: DAY / SECOND, reserve: 0 } as const;
  const table = await newGame(first, { clock, late: 'bot' });
  await advance(3600 * SECOND);
  const left = leftOf(await tableState(first, table));
  await kill(first);
  passWithoutServer(3 * DAY);
  const game = await expectKept(await start(store), table, left);
  expect(game.clock.deadline).toBeGreaterThan(Date.now() + 22 * 3600 * SECOND);
});

test('proposals and open tables expire by uptime', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const table = await newGame(first);
  const made = await first.hub.create(ADA, setupOf(2));
  if (!made.ok) throw new Error(made.refusal.sentence);
  await ask(first, table, ADA.id, { type: 'propose', wish: { kind: 'pause' } });
  await advance(60 * SECOND);
  await kill(first);
  passWithoutServer(20 * DAY);
  const next = await start(store);
  await advance(RECONNECT_MS + 50 * SECOND);
  expect((await tableState(next, table)).proposal?.wish.kind).toBe('pause');
  expect((await tableState(next, made.table)).phase).toBe('gathering');
  await advance(20 * SECOND);
  expect((await tableState(next, table)).proposal).toBeUndefined();
});

test('a database from before heartbeats opens, and costs no time', async () => {
  const store = new MemoryStore();
  const old = newHub(store);
  const table = await seated(old, [ADA, BEA], setupOf(2, QUICK));
  await old.close();
  passWithoutServer(3600 * SECOND);
  const next = await start(store);
  const game = await tableState(next, table);
  expect(isLate(game)).toBe(false);
  expect(leftOf(game)).toBe(QUICK_MS);
  await expectRuns(next, table);
});

test('a new database has no outage, and its clocks run at once', async () => {
  const store = new MemoryStore();
  const node = await start(store);
  const game = await tableState(node, await newGame(node));
  expect(store.outages).toEqual([]);
  await advance(QUICK_MS + SECOND);
  expect(isLate(game)).toBe(true);
});

test('concurrent heartbeats share the next one', async () => {
  const store = new MemoryStore();
  let beats = 0;
  const heartbeats: Heartbeats = {
    ...store.heartbeats,
    beat: (one) => {
      beats++;
      return store.heartbeats.beat(one);
    },
  };
  const uptime = new Uptime({ heartbeats, log: pino({ level: 'silent' }), now: Date.now });
  const first = uptime.confirm();
  await Promise.resolve();
  passWithoutServer(SECOND);
  await Promise.all([first, ...Array.from({ length: 100 }, () => uptime.confirm())]);
  expect(beats).toBe(2);
  expect(uptime.confirmedAt).toBe(Date.now());
  // After a failure, the next confirmation succeeds.
  store.trouble = 'full';
  await expect(uptime.confirm()).rejects.toMatchObject({ reason: 'full' });
  store.trouble = undefined;
  await uptime.confirm();
  await uptime.close();
});

test('uptime is computed forwards and backwards', () => {
  const outages = new Outages();
  outages.replace([
    { began: 100, recorded: 180, ended: 200 },
    { began: 300, recorded: 390, ended: 400 },
  ]);
  expect(outages.upBetween(0, 50)).toBe(50);
  expect(outages.upBetween(0, 500)).toBe(300);
  expect(outages.upBetween(150, 350)).toBe(150);
  expect(outages.upBetween(150, 395)).toBe(100);
  expect(outages.upBetween(0, 190)).toBe(100);
  // At time 170 the outage was not recorded yet. An entry written then counts it as uptime.
  expect(outages.upBetween(0, 170)).toBe(170);
  expect(outages.upBetween(170, 190)).toBe(0);
  expect(outages.upBetween(50, 20)).toBe(0);
  expect(outages.upBetween(195, 190)).toBe(0);
  expect(outages.after(0, 50)).toBe(50);
  expect(outages.after(0, 150)).toBe(250);
  expect(outages.after(150, 150)).toBe(450);
  expect(outages.after(500, 10)).toBe(510);
  // A slow clock does not date entries before an outage. A clock an hour behind is kept.
  expect(outages.entryTime(380)).toBe(390);
  expect(outages.entryTime(390 - 3600 * SECOND)).toBe(390 - 3600 * SECOND);
  expect(outages.endAfter(150)).toBe(400);
  expect(outages.endAfter(400)).toBeUndefined();
});
