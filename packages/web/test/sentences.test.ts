// The log tells the same sentence in a row once, and loses nothing.
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { sentencesOf } from '../src/log/sentences.ts';

await loadLanguage('it');

const table = { names: ['Ada', 'Bea'], planetAt: () => undefined };

test('the same sentence several times in a row is told once, with how often and where it began', () => {
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

test('what differs in a word is told apart', () => {
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
