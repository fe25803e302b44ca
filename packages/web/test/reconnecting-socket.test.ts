// The socket of the page: it reconnects automatically, and repeats a command until the server has
// replied; the command counts once.
import { asQuestionId } from '@eminent/protocol';
import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../src/storage/local-store.ts';
import { useConnection } from '../src/online/connection-status.ts';
import type { TableEvent } from '../src/online/reconnecting-socket.ts';
import { FakePage } from './online-fakes.ts';

const ANSWER = {
  type: 'answer',
  table: 't1',
  question: asQuestionId(7),
  tokens: ['dissent'],
  finish: false,
} as const;

beforeEach(() =>
  useConnection.setState({
    status: 'off',
    isHeld: false,
    newerPage: false,
    nextTry: undefined,
    person: undefined,
  }),
);

function watching(page: FakePage, since?: () => number | undefined): TableEvent[] {
  const heard: TableEvent[] = [];
  page.socket.watch('t1', {
    receive: (message) => void heard.push(message),
    since: since ?? (() => undefined),
  });
  return heard;
}

test('nothing is opened before it is needed, and nothing stays open afterwards', () => {
  const page = new FakePage();
  expect(page.connections).toEqual([]);
  const stop = page.socket.watch('t1', { receive: () => undefined, since: () => undefined });
  page.server.welcome();
  stop();
  expect(page.server.of('unwatch')).toHaveLength(1);
  expect(page.server.isClosed).toBe(true);
  page.time.pass(100_000);
  expect(page.connections).toHaveLength(1);
});

test('after a reconnect it sends hello again and requests what it has missed', () => {
  const page = new FakePage();
  const entries: number[] = [];
  watching(page, () => entries.at(-1));
  page.server.welcome();
  expect(page.server.heard.map(({ type }) => type)).toEqual(['hello', 'presence', 'watch']);
  expect(page.server.of('watch')).toEqual([{ type: 'watch', table: 't1' }]);
  entries.push(12);
  page.server.events.onClose();
  page.time.pass(250);
  expect(page.connections).toHaveLength(2);
  page.server.welcome();
  expect(page.server.of('watch')).toEqual([{ type: 'watch', table: 't1', since: 12 }]);
});

test('a command is sent again after each reconnect until it is acknowledged, never afterwards', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const { key } = page.socket.sendCommand(ANSWER);
  expect(page.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  page.server.events.onClose();
  page.time.pass(1000);
  page.server.welcome();
  expect(page.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(heard).toEqual([{ type: 'done', command: { ...ANSWER, key } }]);
  // A repeated command may be acknowledged twice. The page reports it once.
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(heard).toHaveLength(1);
  page.server.events.onClose();
  page.time.pass(1000);
  page.server.welcome();
  expect(page.server.of('answer')).toEqual([]);
});

test('a double press is one command until it is acknowledged; chat messages may repeat, and a choice may change', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const back = { type: 'back', table: 't1' } as const;
  const { key } = page.socket.sendCommand(back);
  expect(page.socket.sendCommand(back).key).toBe(key);
  expect(page.server.of('back')).toHaveLength(1);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  page.socket.sendCommand(back);
  expect(page.server.of('back')).toHaveLength(2);
  for (let i = 0; i < 2; i++) page.socket.sendCommand({ type: 'say', table: 't1', text: 'ha' });
  expect(page.server.of('say')).toHaveLength(2);
  for (const order of ['dissent-always', 'ask', 'dissent-always'] as const) {
    page.socket.sendCommand({ type: 'order', table: 't1', order });
  }
  expect(page.server.of('order')).toHaveLength(3);
});

test('a refusal settles a command too, with its reason', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const command = page.socket.sendCommand(ANSWER);
  const why = {
    type: 'refused',
    table: 't1',
    key: command.key,
    reason: 'stale',
    sentence: 'it has its answer',
  } as const;
  page.server.say(why);
  expect(heard).toEqual([{ type: 'refused', command, why }]);
  expect(page.socket.outbox.all).toEqual([]);
});

test('a temporarily unavailable table is requested again while it is shown', () => {
  const page = new FakePage();
  const heard: TableEvent[] = [];
  const stop = page.socket.watch('t1', {
    receive: (message) => void heard.push(message),
    since: () => undefined,
  });
  page.socket.watch('t2', { receive: () => undefined, since: () => undefined });
  page.server.welcome();
  const watchCount = () => page.server.of('watch').filter(({ table }) => table === 't1').length;
  const sentence = 'not at the moment';
  const why = { type: 'refused', table: 't1', reason: 'unavailable', sentence } as const;
  page.server.say(why);
  expect(heard).toEqual([{ type: 'barred', why }]);
  expect(watchCount()).toBe(1);
  page.time.pass(3000);
  expect(watchCount()).toBe(2);
  page.server.say(why);
  stop();
  page.time.pass(10_000);
  expect(watchCount()).toBe(2);
  // The page does not request a table again if access was refused.
  page.server.say({ ...why, table: 't2', reason: 'not-allowed' });
  page.time.pass(10_000);
  expect(page.server.of('watch').filter(({ table }) => table === 't2')).toHaveLength(1);
});

test('commands issued offline are sent once and in order when connected', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.events.onClose();
  page.socket.sendCommand(ANSWER);
  page.socket.sendCommand({ type: 'say', table: 't1', phrase: 'hello' });
  page.time.pass(1000);
  page.server.welcome();
  const commands = page.server.heard.filter((message) => 'key' in message);
  expect(commands.map(({ type }) => type)).toEqual(['answer', 'say']);
  expect(new Set(commands.map((command) => 'key' in command && command.key)).size).toBe(2);
});

test('a reload keeps commands with their keys', () => {
  const storage = memoryStorage();
  const before = new FakePage(storage);
  watching(before);
  const { key } = before.socket.sendCommand(ANSWER);
  const after = new FakePage(storage);
  watching(after);
  after.server.welcome();
  expect(after.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  after.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(new FakePage(storage).socket.outbox.all).toEqual([]);
});

test('stored data that is not a command is skipped', () => {
  const storage = memoryStorage();
  for (const kept of ['nonsense', '{}', '[null, 3, {"key": "k"}]']) {
    storage.setItem('eminent.wishes', kept);
    expect(new FakePage(storage).socket.outbox.all).toEqual([]);
  }
});

test('pauses between attempts grow to a limit, and end at once when the network returns', () => {
  const page = new FakePage();
  watching(page);
  const pauses: number[] = [];
  for (let i = 0; i < 9; i++) {
    page.server.events.onClose();
    const { nextTry = 0 } = useConnection.getState();
    pauses.push(nextTry - page.time.now);
    page.time.pass(pauses.at(-1) ?? 0);
    expect(page.connections).toHaveLength(i + 2);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  page.server.events.onClose();
  const tries = page.connections.length;
  page.socket.checkNow();
  expect(page.connections).toHaveLength(tries + 1);
});

test('a short interruption is not shown; a longer one is, until the connection returns', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.events.onClose();
  page.time.pass(300);
  page.server.welcome();
  page.time.pass(5000);
  expect(useConnection.getState().status).toBe('open');
  page.server.events.onClose();
  page.time.pass(1499);
  expect(useConnection.getState().status).not.toBe('lost');
  page.time.pass(1);
  expect(useConnection.getState().status).toBe('lost');
  page.time.pass(10_000);
  expect(useConnection.getState().status).toBe('lost');
  page.server.welcome();
  expect(useConnection.getState()).toMatchObject({ status: 'open', nextTry: undefined });
});

test('the time is that of the server, updated by every welcome and pong', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const isServerTime = (now: number) => {
    const ahead = now - performance.now();
    return Math.abs(useConnection.getState().clockOffset - ahead) < 60_000;
  };
  expect(isServerTime(0)).toBe(true);
  // The device slept for hours, and its monotonic clock stood still.
  const later = 36_000_000;
  page.server.say({ type: 'pong', id: 1, now: later });
  expect(isServerTime(later)).toBe(true);
});

test('a silent server is pinged, and the connection is dropped without a reply', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.time.pass(20_000);
  expect(page.server.of('ping')).toHaveLength(1);
  page.server.say({ type: 'pong', id: 1, now: 0 });
  page.time.pass(1500);
  expect(useConnection.getState().status).toBe('open');
  // The browser reports a change of the network, so the page pings at once.
  page.socket.checkNow();
  const { server } = page;
  expect(server.of('ping')).toHaveLength(2);
  page.time.pass(1500);
  expect(server.isClosed).toBe(true);
  expect(useConnection.getState().status).toBe('lost');
});

test('the server is pinged when a command gets no reply', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.socket.sendCommand(ANSWER);
  page.time.pass(700);
  expect(page.server.of('ping')).toHaveLength(1);
  // Without a pong, the page drops the connection and repeats the command on a new one.
  const { server } = page;
  page.time.pass(1000);
  expect(server.isClosed).toBe(true);
  page.time.pass(250);
  page.server.welcome();
  expect(page.server).not.toBe(server);
  expect(page.server.of('answer')).toHaveLength(1);
});

test('the connection timeout grows with each attempt', () => {
  const page = new FakePage();
  watching(page);
  const opened = [page.connections.length];
  for (let at = 0; at < 12_000; at += 250) {
    page.time.pass(250);
    opened.push(page.connections.length);
  }
  // Attempts time out after 2.5 s, 5 s and 10 s. The pauses between them are 0.25 s and 0.5 s.
  expect([opened[10], opened[11], opened[32], opened[33], opened[48]]).toEqual([1, 2, 2, 3, 3]);
});

const UNSTORED = {
  type: 'refused',
  table: 't1',
  reason: 'unavailable',
  sentence: 'it could not be stored',
} as const;

test('a command that could not be stored is sent again until it is, which is shown after a while', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const { key } = page.socket.sendCommand(ANSWER);
  const sent = () => page.server.of('answer').length;
  for (const pause of [200, 400, 800, 1000, 1000]) {
    const before = sent();
    page.server.say({ ...UNSTORED, key });
    page.time.pass(pause - 1);
    expect(sent()).toBe(before);
    page.time.pass(1);
    expect(sent()).toBe(before + 1);
  }
  expect(useConnection.getState()).toMatchObject({ status: 'open', isHeld: true });
  expect(heard).toEqual([]);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(useConnection.getState().isHeld).toBe(false);
  expect(heard).toEqual([{ type: 'done', command: { ...ANSWER, key } }]);
  const { length } = page.server.of('answer');
  page.time.pass(10_000);
  expect(sent()).toBe(length);
});

test('after a reconnect such a command is sent once, and a short delay is not shown', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const { key } = page.socket.sendCommand(ANSWER);
  page.server.say({ ...UNSTORED, key });
  expect(useConnection.getState().isHeld).toBe(false);
  page.server.events.onClose();
  page.time.pass(250);
  page.server.welcome();
  page.time.pass(600);
  expect(page.server.of('answer')).toHaveLength(1);
});

test('a command that cannot be stored for a minute is refused with the reason', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const command = page.socket.sendCommand(ANSWER);
  for (let at = 0; at < 61_000; at += 500) {
    page.server.say({ ...UNSTORED, key: command.key });
    page.time.pass(500);
  }
  expect(heard[0]).toMatchObject({ type: 'refused', command, why: { reason: 'unavailable' } });
  expect(heard).toHaveLength(1);
  expect(useConnection.getState().isHeld).toBe(false);
  expect(page.socket.outbox.all).toEqual([]);
});

test('an incompatible server is not contacted again, and commands are kept for a newer page', () => {
  const storage = memoryStorage();
  const page = new FakePage(storage);
  watching(page);
  page.socket.sendCommand(ANSWER);
  page.server.events.onOpen();
  page.server.say({ type: 'refused', reason: 'version', sentence: 'expected version 2' });
  expect(useConnection.getState()).toMatchObject({ status: 'outdated', newerPage: true });
  page.time.pass(100_000);
  expect(page.connections).toHaveLength(1);
  expect(new FakePage(storage).socket.outbox.all).toHaveLength(1);
});

test('a newer page is requested by the server, or by a message this page cannot parse', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.say({ type: 'bye', reason: 'stopping' });
  expect(useConnection.getState().newerPage).toBe(false);
  page.server.say({ type: 'bye', reason: 'reload' });
  expect(useConnection.getState().newerPage).toBe(true);
  useConnection.setState({ newerPage: false });
  page.server.events.onFrame('{"type":"news of tomorrow"}');
  expect(useConnection.getState().newerPage).toBe(true);
});

test('the reason why something cannot be used goes to its requester, and is empty offline', async () => {
  const page = new FakePage();
  watching(page);
  const subject = { kind: 'follow' } as const;
  expect(await page.socket.explain('t1', subject)).toEqual([]);
  page.server.welcome();
  const watchCount = page.socket.explain('t1', subject);
  const id = page.server.of('explain')[0]?.id ?? 0;
  page.server.say({
    type: 'explained',
    table: 't1',
    id,
    reasons: [{ reason: 'not-now' } as never],
  });
  expect(await watchCount).toEqual([{ reason: 'not-now' }]);
  const late = page.socket.explain('t1', subject);
  page.server.events.onClose();
  expect(await late).toEqual([]);
});

test('streams are requested again after a reconnect, and reach all subscribers', () => {
  const page = new FakePage();
  const heard: string[] = [];
  page.socket.follow('mine', ({ gone }) => void heard.push(`a ${gone.join()}`));
  const stop = page.socket.follow('mine', ({ gone }) => void heard.push(`b ${gone.join()}`));
  page.server.welcome();
  page.server.say({ type: 'stream', what: 'mine', fresh: true, rows: [], gone: ['x'] });
  stop();
  page.server.events.onClose();
  page.time.pass(300);
  page.server.welcome();
  expect(page.server.of('follow')).toEqual([{ type: 'follow', what: 'mine', on: true }]);
  page.server.say({ type: 'stream', what: 'mine', fresh: false, rows: [], gone: ['y'] });
  expect(heard).toEqual(['a x', 'b x', 'a y']);
});

test('the server is informed when the page becomes hidden or visible', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.isVisible = false;
  page.socket.visibilityChanged();
  page.isVisible = true;
  page.socket.visibilityChanged();
  expect(page.server.of('presence').map(({ here }) => here)).toEqual([true, false, true]);
});

test('a server with another build has a newer page, one without a build id does not', () => {
  const page = new FakePage();
  watching(page);
  for (const [build, isWanted] of [
    ['b', false],
    ['none', false],
    ['unnamed', false],
    ['c', true],
  ] as const) {
    page.server.welcome(build);
    expect([build, useConnection.getState().newerPage]).toEqual([build, isWanted]);
    page.server.events.onClose();
    page.time.pass(250);
  }
});
