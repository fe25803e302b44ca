// Totals of a long drill: figures add up, the longest wait of each kind keeps its steps, and the drill ends when it has enough.
import { expect, test } from 'vitest';
import { addBatch, isEnough, NOTHING, resultOf } from './batch-totals.ts';

const CLEAN = {
  acknowledged: 10,
  lost: 0,
  doubled: 0,
  stuck: 0,
  illegalHistories: 0,
  different: 0,
};

test('totals of two batches are added, with the longest pause of each kind', () => {
  const first = addBatch(
    NOTHING,
    {
      troubles: { 'node killed': 2, 'redis cut off': 1 },
      minutes: 4,
      verdict: { ...CLEAN, lost: 1 },
      longest: { 'node killed': 700, none: 40 },
      stories: { 'node killed': ['700 kept'], none: ['40 kept'] },
      refusals: { unavailable: 3 },
      deeds: 50,
    },
    'a seed',
  );
  const both = addBatch(
    first,
    {
      troubles: { 'node killed': 1, 'node frozen': 1, 'redis restarted': 1 },
      minutes: 2.04,
      verdict: CLEAN,
      longest: { 'node killed': 300, none: 90 },
      stories: { 'node killed': ['300 kept'], none: ['90 kept'] },
      deeds: 7,
    },
    'a seed',
  );
  expect(resultOf(both)).toMatchObject({
    acknowledged: 20,
    lost: 1,
    batches: 2,
    minutes: 6,
    kills: { node: 4, postgres: 0, redis: 2 },
    longestPauseMs: 700,
    longestPauses: { 'node killed': 700, none: 90 },
    stories: { 'node killed': ['700 kept'], none: ['90 kept'] },
    refusals: { unavailable: 3 },
    deeds: 57,
    seeds: ['a seed'],
  });
});

test('a drill ends after enough minutes or enough failures of each kind', () => {
  const some = addBatch(NOTHING, {
    troubles: { 'node killed': 3, 'postgres restarted': 1, 'redis cut off': 1 },
    minutes: 5,
  });
  expect(isEnough(some, 5, undefined)).toBe(true);
  expect(isEnough(some, 6, undefined)).toBe(false);
  expect(isEnough(some, 60, { node: 3, postgres: 1, redis: 1 })).toBe(true);
  expect(isEnough(some, 60, { node: 3, postgres: 2, redis: 1 })).toBe(false);
});
