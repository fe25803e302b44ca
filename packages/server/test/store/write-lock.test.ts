// The write lock: group commits share it, transactions hold it alone, in order of request.
import { expect, test } from 'vitest';
import { WriteLock } from '../../src/store/sqlite/write-lock.ts';

/** `has` lists the names that got the lock, in order. */
function recordingLock() {
  const lock = new WriteLock();
  const has: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, how: 'acquire' | 'acquireShared') => {
    void lock[how]().then((end) => {
      has.push(name);
      ends.set(name, end);
    });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { has, ask, settled, end };
}

test('groups share the lock, a transaction waits for all of them, and later requests wait for it', async () => {
  const { has, ask, settled, end } = recordingLock();
  ask('g1', 'acquireShared');
  ask('g2', 'acquireShared');
  ask('t1', 'acquire');
  ask('g3', 'acquireShared');
  ask('g4', 'acquireShared');
  ask('t2', 'acquire');
  await settled();
  expect(has).toEqual(['g1', 'g2']);
  await end('g2');
  expect(has).toEqual(['g1', 'g2']);
  await end('g1');
  expect(has).toEqual(['g1', 'g2', 't1']);
  await end('t1');
  expect(has).toEqual(['g1', 'g2', 't1', 'g3', 'g4']);
  await end('g3');
  await end('g4');
  expect(has.at(-1)).toBe('t2');
});

test('a group does not wait for other groups, even after the first of them has ended', async () => {
  const { has, ask, settled, end } = recordingLock();
  ask('g1', 'acquireShared');
  ask('g2', 'acquireShared');
  await settled();
  await end('g1');
  ask('g3', 'acquireShared');
  ask('t', 'acquire');
  await settled();
  await end('g2');
  expect(has).toEqual(['g1', 'g2', 'g3']);
  await end('g3');
  expect(has.at(-1)).toBe('t');
});
