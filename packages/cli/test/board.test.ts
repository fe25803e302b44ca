// The question in the terminal: what each role would give in this position, and later options.
import { DEFAULT_OPTIONS, newGame, OPTION, play, type View, view } from '@eminent/engine';
import { Table } from '@eminent/table';
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { question } from '../src/board.ts';
import { picksOf, withSelectable } from '../src/prompt.ts';

test.each([
  ['en', /Lead Produce \([^)]*\) \(You have no [^)]*slot/, /You look at 1.* and keep one/],
  ['it', /Guida Produzione \([^)]*\) \(Non hai spazi/, /Guardi 1.* e ne tieni uno/],
] as const)('in %s', async (language, nothing, survey) => {
  await loadLanguage(language);
  const state = newGame(gameOptions({ players: 2 }), 'terminal');
  play(state, OPTION.DONE);
  const text = question(view(state, 0), ['Ada', 'Bea'], language).replace(/\s+/g, ' ');
  expect(text).toMatch(nothing);
  expect(text).toMatch(survey);
});

test('the last card of a full hand is offered in the terminal, and can be picked before another one', () => {
  const table = new Table({
    game: { ...DEFAULT_OPTIONS, players: 2 },
    seed: 'hand 6',
    seats: ['scholar', 'warmonger'].map((bot) => ({ kind: 'bot', name: bot, bot })),
  });
  const isFull = ({ decision }: View): boolean =>
    decision?.step === 'discard' && decision.excess === 2 && decision.later !== undefined;
  while (table.deciding !== 0 || !isFull(table.viewOf(0))) table.step();
  const shown = withSelectable(table.viewOf(0));
  const { decision } = shown;
  if (decision === undefined) throw new Error('nothing is asked');
  const kinds = new Set(shown.players[0]?.hand);
  expect(decision.options).toHaveLength(kinds.size);
  expect(question(shown, ['Ada', 'Bea'], 'en')).toContain(`${kinds.size})`);
  const tokens = (picksOf(decision, `${kinds.size} 1`) ?? []).map(({ token }) => token);
  expect(table.answerStep(0, table.question, tokens, true).ok).toBe(true);
});
