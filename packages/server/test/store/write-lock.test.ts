// Who writes when: groups of the log at once with each other, a transaction alone, and nobody overtakes.
import { expect, test } from 'vitest';
import { Turns } from '../../src/store/sqlite/write-lock.ts';

/** Asks for turns and notes who has one. */
function line() {
  const turns = new Turns();
  const has: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, how: 'take' | 'share') => {
    void turns[how]().then((end) => {
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

test('groups share a turn, a transaction waits for all of them, and who comes after it waits for it', async () => {
  const { has, ask, settled, end } = line();
  ask('g1', 'share');
  ask('g2', 'share');
  ask('t1', 'take');
  ask('g3', 'share');
  ask('g4', 'share');
  ask('t2', 'take');
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

test('a group that comes while others write does not wait, also when the first of them has ended', async () => {
  const { has, ask, settled, end } = line();
  ask('g1', 'share');
  ask('g2', 'share');
  await settled();
  await end('g1');
  ask('g3', 'share');
  ask('t', 'take');
  await settled();
  await end('g2');
  expect(has).toEqual(['g1', 'g2', 'g3']);
  await end('g3');
  expect(has.at(-1)).toBe('t');
});
