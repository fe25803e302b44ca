// The page's socket: it comes back by itself, and a wish is sent until the server has said yes or no, which counts once.
import { asQuestion } from '@eminent/protocol';
import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../src/keep/shelf.ts';
import { useContact } from '../src/online/contact.ts';
import type { OfTable } from '../src/online/socket.ts';
import { FakePage } from './online-fakes.ts';

const ANSWER = {
  type: 'answer',
  table: 't1',
  question: asQuestion(7),
  tokens: ['dissent'],
  finish: false,
} as const;

beforeEach(() =>
  useContact.setState({ contact: 'off', newerPage: false, nextTry: undefined, person: undefined }),
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
    const { nextTry = 0 } = useContact.getState();
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
  expect(useContact.getState().contact).toBe('open');
  page.server.events.onClose();
  page.time.pass(1499);
  expect(useContact.getState().contact).not.toBe('lost');
  page.time.pass(1);
  expect(useContact.getState().contact).toBe('lost');
  page.time.pass(10_000);
  expect(useContact.getState().contact).toBe('lost');
  page.server.welcome();
  expect(useContact.getState()).toMatchObject({ contact: 'open', nextTry: undefined });
});

test('a server that is silent is asked, and left when it does not answer', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.time.pass(20_000);
  expect(page.server.of('ping')).toHaveLength(1);
  page.server.say({ type: 'pong', id: 1, now: 0 });
  page.time.pass(1500);
  expect(useContact.getState().contact).toBe('open');
  // Told that the network is gone, it asks at once.
  page.socket.checkNow();
  const { server } = page;
  expect(server.of('ping')).toHaveLength(2);
  page.time.pass(1500);
  expect(server.isClosed).toBe(true);
  expect(useContact.getState().contact).toBe('lost');
});

test('a wish without a word is asked after', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.socket.wish(ANSWER);
  page.time.pass(1500);
  expect(page.server.of('ping')).toHaveLength(1);
});

test('a server that does not speak to this page is left in peace, and the wishes are kept for a newer one', () => {
  const storage = memoryStorage();
  const page = new FakePage(storage);
  watching(page);
  page.socket.wish(ANSWER);
  page.server.events.onOpen();
  page.server.say({ type: 'refused', reason: 'version', sentence: 'expected version 2' });
  expect(useContact.getState()).toMatchObject({ contact: 'outdated', newerPage: true });
  page.time.pass(100_000);
  expect(page.connections).toHaveLength(1);
  expect(new FakePage(storage).socket.outbox.all).toHaveLength(1);
});

test('a newer page is asked for by the server, or by a message that this one does not understand', () => {
  const page = new FakePage();
  watching(page);
  page.server.welcome();
  page.server.say({ type: 'bye', reason: 'stopping' });
  expect(useContact.getState().newerPage).toBe(false);
  page.server.say({ type: 'bye', reason: 'reload' });
  expect(useContact.getState().newerPage).toBe(true);
  useContact.setState({ newerPage: false });
  page.server.events.onFrame('{"type":"news of tomorrow"}');
  expect(useContact.getState().newerPage).toBe(true);
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
