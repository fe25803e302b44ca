// Totals of a long drill: figures add up, and the longest wait of each kind remains.
import { expect, test } from 'vitest';
import { addBatch, NOTHING } from './batch-totals.ts';

test('totals of two batches are added, with the longest pause of each kind', () => {
  const first = addBatch(NOTHING, {
    ...NOTHING,
    acknowledged: 10,
    lost: 1,
    troubles: { 'node killed': 2, 'redis cut off': 1 },
    minutes: 4,
    longestPauses: { 'node killed': 700, none: 40 },
    refusals: { unavailable: 3 },
  });
  const both = addBatch(first, {
    ...NOTHING,
    acknowledged: 10,
    troubles: { 'node killed': 1, 'node frozen': 1 },
    minutes: 2,
    longestPauses: { 'node killed': 300, none: 90 },
  });
  expect(both).toEqual({
    ...NOTHING,
    acknowledged: 20,
    lost: 1,
    batches: 2,
    minutes: 6,
    troubles: { 'node killed': 3, 'redis cut off': 1, 'node frozen': 1 },
    longestPauses: { 'node killed': 700, none: 90 },
    refusals: { unavailable: 3 },
  });
});
