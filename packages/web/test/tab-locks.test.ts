// Tab locks: who has a game, how another tab takes over, and tabs that do not reply.
import { expect, test, vi } from 'vitest';
import { FallbackLocks, TabLocks } from '../src/game/tab-locks.ts';
import { FakeLocks, FakePost, PATIENT, settled } from './browser-fakes.ts';

function twoTabs(isFrozen = () => false, patience = PATIENT) {
  const [locks, post] = [new FakeLocks(), new FakePost()];
  return {
    first: new TabLocks(locks, post.tab(isFrozen), patience),
    second: new TabLocks(locks, post.tab(), patience),
  };
}

test('a second tab does not get a locked game until it is released', async () => {
  const { first, second } = twoTabs();
  const hold = await first.hold('game', vi.fn());
  expect(hold).toBeDefined();
  expect(await second.hold('game', vi.fn())).toBeUndefined();
  expect(await second.hold('another', vi.fn())).toBeDefined();
  hold?.release();
  await settled();
  expect(await second.hold('game', vi.fn())).toBeDefined();
});

test('a tab that starts while the previous one is closing gets the game', async () => {
  const over = new AbortController();
  const { first, second } = twoTabs(undefined, { ...PATIENT, closing: () => over.signal });
  const hold = await first.hold('game', vi.fn());
  const coming = second.hold('game', vi.fn());
  await settled();
  // The browser releases the lock of a closed tab a moment later.
  hold?.release();
  expect(await coming).toBeDefined();
});

test('a free lock is granted however long the browser takes', async () => {
  const over = AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
  const { first } = twoTabs(undefined, { ...PATIENT, closing: () => over });
  expect(await first.hold('game', vi.fn())).toBeDefined();
});

test('a tab can immediately lock again what it has just released', async () => {
  const { first } = twoTabs();
  const hold = await first.hold('game', vi.fn());
  hold?.release();
  expect(await first.hold('game', vi.fn())).toBeDefined();
});

test("a tab that takes over gets the game after the first tab's final write, and once", async () => {
  const { first, second } = twoTabs();
  const order: string[] = [];
  await first.hold('game', () => order.push('first lost'));
  const taken = await second.takeOver('game', () => order.push('second lost'));
  order.push('second has it');
  expect(taken).toBeDefined();
  expect(order).toEqual(['first lost', 'second has it']);
  expect(await first.hold('game', vi.fn())).toBeUndefined();
  await first.takeOver('game', vi.fn());
  expect(order).toEqual(['first lost', 'second has it', 'second lost']);
});

test('a lock is stolen from a tab that does not reply, which is notified when it wakes', async () => {
  const impatience = new AbortController();
  const { first, second } = twoTabs(() => true, { ...PATIENT, yielding: () => impatience.signal });
  const lost = vi.fn<() => void>();
  await first.hold('game', lost);
  const taking = second.takeOver('game', vi.fn());
  await settled();
  expect(lost).not.toHaveBeenCalled();
  // The same error as that of `AbortSignal.timeout`.
  impatience.abort(new DOMException('too long', 'TimeoutError'));
  expect(await taking).toBeDefined();
  await settled();
  expect(lost).toHaveBeenCalledTimes(1);
});

test('if locks and storage are forbidden, the game can still be played', async () => {
  const forbidden = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const locks = new TabLocks(forbidden, new FakePost().tab(), PATIENT);
  expect(await locks.hold('game', vi.fn())).toBeDefined();
});

test('unknown messages are ignored', async () => {
  const post = new FakePost();
  const stranger = post.tab();
  const locks = new TabLocks(new FakeLocks(), post.tab(), PATIENT);
  const lost = vi.fn<() => void>();
  await locks.hold('game', lost);
  const others = [undefined, null, 'yield', {}, { type: 'yield' }, { type: 'yield', name: 7 }];
  for (const data of [...others, { type: 'yield', name: 'another' }]) stranger.postMessage(data);
  await settled();
  expect(lost).not.toHaveBeenCalled();
});

test('without browser locks the tab that starts a game last plays it', async () => {
  const post = new FakePost();
  const [first, second] = [new FallbackLocks(post.tab()), new FallbackLocks(post.tab())];
  const lost = vi.fn<() => void>();
  expect(await first.hold('game', lost)).toBeDefined();
  expect(await second.hold('game', vi.fn())).toBeDefined();
  await settled();
  expect(lost).toHaveBeenCalledTimes(1);
});
