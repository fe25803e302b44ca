// The random generator as specified in docs/notation.md.
import { expect, test } from 'vitest';
import { Random, randomFromSeed, shuffle } from '../src/index.ts';
import { sha256 } from '../src/state/sha256.ts';

function hex(words: readonly number[]): string {
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}

test('SHA-256 of the vectors of FIPS 180-4 and of longer texts', () => {
  expect(hex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(hex(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('every text is a seed of its own, whatever its length and letters', () => {
  const first = (seed: string) => randomFromSeed(seed).next();
  expect(new Set(['', 'a', 'à', '宇宙', '🪐', 'a'.repeat(1000)].map(first)).size).toBe(6);
});

test('below is fair and stays below', () => {
  const random = new Random(1, 2, 3, 4);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 50_000; i++) {
    const n = random.below(5);
    counts[n] = (counts[n] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('a shuffle depends on the cards, not on how they lay', () => {
  const one = [5, 1, 1, 4, 2];
  const other = [1, 2, 4, 5, 1];
  shuffle(one, new Random(9, 9, 9, 9));
  shuffle(other, new Random(9, 9, 9, 9));
  expect(one).toEqual(other);
  expect(one.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 4, 5]);
});
