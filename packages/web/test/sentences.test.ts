// Log sentences: repeated ones are merged, and nothing is lost.
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { sentencesOf } from '../src/log/sentences.ts';

await loadLanguage('it');

const table = { names: ['Ada', 'Bea'], planetAt: () => undefined };

test('a repeated sentence appears once, with its count and first index', () => {
  const boost = { type: 'boost', seat: 0, role: 'warfare', card: 'warfare' } as const;
  const dissent = { type: 'dissent', seat: 1, role: 'warfare' } as const;
  const all = sentencesOf('en', [boost, boost, dissent, boost], table);
  expect(all.map(({ at, times }) => [at, times])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(all[0]?.sentence).toBe(all[2]?.sentence);
});

test('sentences that differ in a word are not merged', () => {
  const all = sentencesOf(
    'it',
    [
      { type: 'dissent', seat: 0, role: 'survey' },
      { type: 'dissent', seat: 1, role: 'survey' },
    ],
    table,
  );
  expect(all.map(({ times }) => times)).toEqual([1, 1]);
});
