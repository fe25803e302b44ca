// The question in the terminal says what each role would give in this position.
import { checkOptions, newGame, OPTION, play, view } from '@eminent/engine';
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { question } from '../src/board.ts';

test.each([
  ['en', /Lead Produce[^)]*\(You have no [^)]*slot/, /You look at 1.* and keep one/],
  ['it', /Guida Produzione[^)]*\(Non hai spazi/, /Guardi 1.* e ne tieni uno/],
] as const)('in %s', async (language, nothing, survey) => {
  await loadLanguage(language);
  const checked = checkOptions({ players: 2 });
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, 'terminal');
  play(state, OPTION.DONE);
  const text = question(view(state, 0), ['Ada', 'Bea'], language).replace(/\s+/g, ' ');
  expect(text).toMatch(nothing);
  expect(text).toMatch(survey);
});
