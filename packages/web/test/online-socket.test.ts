// The page's socket: it comes back by itself, and a wish is sent until the server has said yes or no, which counts once.
import { asQuestionId } from '@eminent/protocol';
import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../src/storage/local-store.ts';
import { useConnection } from '../src/online/connection-status.ts';
import type { OfTable } from '../src/online/socket.ts';
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
    contact: 'off',
    isHeld: false,
    newerPage: false,
    nextTry: undefined,
    person: undefined,
  }),
);

function watching(page: FakePage, since?: () => number | undefined): OfTable[] {
  const heard: OfTable[] = [];
  page.socket.watch('t1', {
    hear: (message) => void heard.push(message),
    since: since ?? (() => undefined),
  });
  return heard;
}

test('nothing is opened before it is needed, and nothing is left open afterwards', () => {
  const page = new FakePage();
  expect(page.connections).toEqual([]);
  const stop = page.socket.watch('t1', { hear: () => undefined, since: () => undefined });
  page.server.welcome();
  stop();
  expect(page.server.of('unwatch')).toHaveLength(1);
  expect(page.server.isClosed).toBe(true);
  page.time.pass(100_000);
  expect(page.connections).toHaveLength(1);
});

test('after a break it says hello again and asks for what came since', () => {
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

test('a wish is sent again once after each return until the server has said yes, never afterwards', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const { key } = page.socket.wish(ANSWER);
  expect(page.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  page.server.events.onClose();
  page.time.pass(1000);
  page.server.welcome();
  expect(page.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(heard).toEqual([{ type: 'done', wish: { ...ANSWER, key } }]);
  // Told twice, as where it had counted the first time, it is heard once.
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(heard).toHaveLength(1);
  page.server.events.onClose();
  page.time.pass(1000);
  page.server.welcome();
  expect(page.server.of('answer')).toEqual([]);
});

test('what is pressed twice is one wish until it is answered; words may be said twice, and a mind may be changed', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const back = { type: 'back', table: 't1' } as const;
  const { key } = page.socket.wish(back);
  expect(page.socket.wish(back).key).toBe(key);
  expect(page.server.of('back')).toHaveLength(1);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  page.socket.wish(back);
  expect(page.server.of('back')).toHaveLength(2);
  for (let i = 0; i < 2; i++) page.socket.wish({ type: 'say', table: 't1', text: 'ha' });
  expect(page.server.of('say')).toHaveLength(2);
  for (const order of ['dissent-always', 'ask', 'dissent-always'] as const) {
    page.socket.wish({ type: 'order', table: 't1', order });
  }
  expect(page.server.of('order')).toHaveLength(3);
});

test('a refusal ends a wish as well, and says why', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const wish = page.socket.wish(ANSWER);
  const why = {
    type: 'refused',
    table: 't1',
    key: wish.key,
    reason: 'stale',
    sentence: 'it has its answer',
  } as const;
  page.server.say(why);
  expect(heard).toEqual([{ type: 'refused', wish, why }]);
  expect(page.socket.outbox.all).toEqual([]);
});

test('a table that the server cannot show just now is asked for again, for as long as somebody looks', () => {
  const page = new FakePage();
  const heard: OfTable[] = [];
  const stop = page.socket.watch('t1', {
    hear: (message) => void heard.push(message),
    since: () => undefined,
  });
  page.socket.watch('t2', { hear: () => undefined, since: () => undefined });
  page.server.welcome();
  const asked = () => page.server.of('watch').filter(({ table }) => table === 't1').length;
  const sentence = 'not at the moment';
  const why = { type: 'refused', table: 't1', reason: 'unavailable', sentence } as const;
  page.server.say(why);
  expect(heard).toEqual([{ type: 'barred', why }]);
  expect(asked()).toBe(1);
  page.time.pass(3000);
  expect(asked()).toBe(2);
  page.server.say(why);
  stop();
  page.time.pass(10_000);
  expect(asked()).toBe(2);
  // Where one may not look, one does not ask again.
  page.server.say({ ...why, table: 't2', reason: 'not-allowed' });
  page.time.pass(10_000);
  expect(page.server.of('watch').filter(({ table }) => table === 't2')).toHaveLength(1);
});

test('what was wished without contact goes out once, in order, when there is some', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.events.onClose();
  page.socket.wish(ANSWER);
  page.socket.wish({ type: 'say', table: 't1', phrase: 'hello' });
  page.time.pass(1000);
  page.server.welcome();
  const wishes = page.server.heard.filter((message) => 'key' in message);
  expect(wishes.map(({ type }) => type)).toEqual(['answer', 'say']);
  expect(new Set(wishes.map((wish) => 'key' in wish && wish.key)).size).toBe(2);
});

test('a reload keeps what was wished, with its key', () => {
  const storage = memoryStorage();
  const before = new FakePage(storage);
  watching(before);
  const { key } = before.socket.wish(ANSWER);
  const after = new FakePage(storage);
  watching(after);
  after.server.welcome();
  expect(after.server.of('answer')).toEqual([{ ...ANSWER, key }]);
  after.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(new FakePage(storage).socket.outbox.all).toEqual([]);
});

test('what is kept and is no wish is left out', () => {
  const storage = memoryStorage();
  for (const kept of ['nonsense', '{}', '[null, 3, {"key": "k"}]']) {
    storage.setItem('eminent.wishes', kept);
    expect(new FakePage(storage).socket.outbox.all).toEqual([]);
  }
});

test('pauses between tries grow to a bound, and end at once when there may be a way again', () => {
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

test('a short break is not worth a word; a longer one is, until the contact is back', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.events.onClose();
  page.time.pass(300);
  page.server.welcome();
  page.time.pass(5000);
  expect(useConnection.getState().contact).toBe('open');
  page.server.events.onClose();
  page.time.pass(1499);
  expect(useConnection.getState().contact).not.toBe('lost');
  page.time.pass(1);
  expect(useConnection.getState().contact).toBe('lost');
  page.time.pass(10_000);
  expect(useConnection.getState().contact).toBe('lost');
  page.server.welcome();
  expect(useConnection.getState()).toMatchObject({ contact: 'open', nextTry: undefined });
});

test('the time is the server’s, told anew with every greeting and every word that it is still there', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const isServerTime = (now: number) => {
    const ahead = now - performance.now();
    return Math.abs(useConnection.getState().ahead - ahead) < 60_000;
  };
  expect(isServerTime(0)).toBe(true);
  // The device slept: its own count of time stood still.
  const later = 36_000_000;
  page.server.say({ type: 'pong', id: 1, now: later });
  expect(isServerTime(later)).toBe(true);
});

test('a server that is silent is asked, and left when it does not answer', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.time.pass(20_000);
  expect(page.server.of('ping')).toHaveLength(1);
  page.server.say({ type: 'pong', id: 1, now: 0 });
  page.time.pass(1500);
  expect(useConnection.getState().contact).toBe('open');
  // Told that the network is gone, it asks at once.
  page.socket.checkNow();
  const { server } = page;
  expect(server.of('ping')).toHaveLength(2);
  page.time.pass(1500);
  expect(server.isClosed).toBe(true);
  expect(useConnection.getState().contact).toBe('lost');
});

test('a wish without a word is asked after', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.socket.wish(ANSWER);
  page.time.pass(700);
  expect(page.server.of('ping')).toHaveLength(1);
  // Who says nothing to that either is left, and the wish goes to another node.
  const { server } = page;
  page.time.pass(1000);
  expect(server.isClosed).toBe(true);
  page.time.pass(250);
  page.server.welcome();
  expect(page.server).not.toBe(server);
  expect(page.server.of('answer')).toHaveLength(1);
});

test('a way that does not open is given more time with each try', () => {
  const page = new FakePage();
  watching(page);
  const opened = [page.connections.length];
  for (let at = 0; at < 12_000; at += 250) {
    page.time.pass(250);
    opened.push(page.connections.length);
  }
  // After 2.5 s and a quarter, after 5 s and a half, and the third has 10 s.
  expect([opened[10], opened[11], opened[32], opened[33], opened[48]]).toEqual([1, 2, 2, 3, 3]);
});

const UNSTORED = {
  type: 'refused',
  table: 't1',
  reason: 'unavailable',
  sentence: 'it could not be stored',
} as const;

test('what could not be stored is kept and sent again until it is, which is said after a while', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const { key } = page.socket.wish(ANSWER);
  const sent = () => page.server.of('answer').length;
  for (const pause of [200, 400, 800, 1000, 1000]) {
    const before = sent();
    page.server.say({ ...UNSTORED, key });
    page.time.pass(pause - 1);
    expect(sent()).toBe(before);
    page.time.pass(1);
    expect(sent()).toBe(before + 1);
  }
  expect(useConnection.getState()).toMatchObject({ contact: 'open', isHeld: true });
  expect(heard).toEqual([]);
  page.server.say({ type: 'done', table: 't1', key, seq: 3 });
  expect(useConnection.getState().isHeld).toBe(false);
  expect(heard).toEqual([{ type: 'done', wish: { ...ANSWER, key } }]);
  const { length } = page.server.of('answer');
  page.time.pass(10_000);
  expect(sent()).toBe(length);
});

test('over a break what could not be stored goes out once, and a moment is not worth a word', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  const { key } = page.socket.wish(ANSWER);
  page.server.say({ ...UNSTORED, key });
  expect(useConnection.getState().isHeld).toBe(false);
  page.server.events.onClose();
  page.time.pass(250);
  page.server.welcome();
  page.time.pass(600);
  expect(page.server.of('answer')).toHaveLength(1);
});

test('what cannot be stored for a minute is put back, with the reason', () => {
  const page = new FakePage();
  const heard = watching(page);
  page.server.welcome();
  const wish = page.socket.wish(ANSWER);
  for (let at = 0; at < 61_000; at += 500) {
    page.server.say({ ...UNSTORED, key: wish.key });
    page.time.pass(500);
  }
  expect(heard[0]).toMatchObject({ type: 'refused', wish, why: { reason: 'unavailable' } });
  expect(heard).toHaveLength(1);
  expect(useConnection.getState().isHeld).toBe(false);
  expect(page.socket.outbox.all).toEqual([]);
});

test('a server that does not speak to this page is left in peace, and the wishes are kept for a newer one', () => {
  const storage = memoryStorage();
  const page = new FakePage(storage);
  watching(page);
  page.socket.wish(ANSWER);
  page.server.events.onOpen();
  page.server.say({ type: 'refused', reason: 'version', sentence: 'expected version 2' });
  expect(useConnection.getState()).toMatchObject({ contact: 'outdated', newerPage: true });
  page.time.pass(100_000);
  expect(page.connections).toHaveLength(1);
  expect(new FakePage(storage).socket.outbox.all).toHaveLength(1);
});

test('a newer page is asked for by the server, or by a message that this one does not understand', () => {
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

test('why something cannot be used is told to whoever asked, and nothing without contact', async () => {
  const page = new FakePage();
  watching(page);
  const subject = { kind: 'follow' } as const;
  expect(await page.socket.explain('t1', subject)).toEqual([]);
  page.server.welcome();
  const asked = page.socket.explain('t1', subject);
  const id = page.server.of('explain')[0]?.id ?? 0;
  page.server.say({
    type: 'explained',
    table: 't1',
    id,
    reasons: [{ reason: 'not-now' } as never],
  });
  expect(await asked).toEqual([{ reason: 'not-now' }]);
  const late = page.socket.explain('t1', subject);
  page.server.events.onClose();
  expect(await late).toEqual([]);
});

test('streams are asked for again after a break, and heard by all who follow them', () => {
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

test('whoever looks away or back says so', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.isVisible = false;
  page.socket.seen();
  page.isVisible = true;
  page.socket.seen();
  expect(page.server.of('presence').map(({ here }) => here)).toEqual([true, false, true]);
});

test('a server that serves another build has a newer page, one that names none has not', () => {
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
