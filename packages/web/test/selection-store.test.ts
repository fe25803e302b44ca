// Selecting several pieces for one answer: limits, and the resulting tally.
import type { Decision, OptionInfo } from '@eminent/engine';
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { isMultiSelect, type SelectedOption } from '../src/suggestions/selection.ts';
import { toggleOption } from '../src/question/selection-store.ts';
import { selectionProgressText } from '../src/question/selection-progress.ts';

const survey: OptionInfo = {
  kind: 'boost',
  option: 300,
  token: 'boost:survey',
  card: 'survey',
  symbols: 1,
  copies: 2,
};
const improved: OptionInfo = {
  ...survey,
  option: 310,
  token: 'boost:improved-survey.trade',
  card: 'improved-survey.trade',
  symbols: 2,
  copies: 1,
};
const done: OptionInfo = { kind: 'done', option: 0, token: 'done' };
const common = { ply: 7, seat: 0, options: [done, survey, improved], default: 'done' };
const boost: Decision = {
  ...common,
  step: 'boost',
  several: true,
  most: 3,
  role: 'survey',
  symbols: 1,
};

const names = (picks: readonly SelectedOption[]): readonly string[] =>
  picks.map(({ token, copy }) => `${token} ${copy}`);
const SURVEYS = ['boost:survey 0', 'boost:survey 1'];

test('an option is selected as often as there are copies, then deselected', () => {
  const once = toggleOption(boost, [], survey);
  const twice = toggleOption(boost, once, survey);
  expect([names(once), names(twice)]).toEqual([['boost:survey 0'], SURVEYS]);
  const all = toggleOption(boost, twice, improved);
  expect(names(all)).toEqual([...SURVEYS, 'boost:improved-survey.trade 0']);
  expect(names(toggleOption(boost, all, survey))).toEqual(['boost:improved-survey.trade 0']);
});

test('one of several equal pieces is selected and deselected individually', () => {
  const second = toggleOption(boost, [], survey, 1);
  expect(names(second)).toEqual(['boost:survey 1']);
  const both = toggleOption(boost, second, survey, 0);
  expect(names(both)).toEqual(['boost:survey 1', 'boost:survey 0']);
  expect(names(toggleOption(boost, both, survey, 1))).toEqual(['boost:survey 0']);
});

test('no more pieces are selected than the question allows', () => {
  const one: Decision = { ...boost, most: 1 };
  const [first] = toggleOption(one, [], survey);
  const picks = first === undefined ? [] : [first];
  expect(names(toggleOption(one, picks, survey))).toEqual([]);
  expect(names(toggleOption(one, picks, improved))).toEqual(['boost:survey 0']);
  expect(names(toggleOption(one, picks, survey, 1))).toEqual(['boost:survey 0']);
});

test('where cards are taken, a new one replaces the one selected first', () => {
  const stack = (card: string): OptionInfo => ({
    kind: 'take',
    option: 1100,
    token: `take:${card}`,
    card,
    copies: 9,
  });
  const take: Decision = { ...common, step: 'take', several: true, most: 2, takesLeft: 2 };
  const two = toggleOption(take, toggleOption(take, [], stack('survey')), stack('survey'));
  expect(names(two)).toEqual(['take:survey 0', 'take:survey 1']);
  const other = toggleOption(take, two, stack('research'));
  expect(names(other)).toEqual(['take:survey 1', 'take:research 0']);
  expect(names(toggleOption(take, other, stack('research')))).toEqual(['take:survey 1']);
});

test('an option that ends the question, or is a complete answer, is not selected', () => {
  const trim: OptionInfo = { kind: 'remove', option: 700, token: 'remove:survey', card: 'survey' };
  expect([done, trim, survey].map(isMultiSelect)).toEqual([false, false, true]);
});

test('the tally shows the result of the selection', async () => {
  await loadLanguage('it');
  expect(selectionProgressText('en', boost, [survey, improved])).toBe('Survey: 4');
  expect(selectionProgressText('it', boost, [])).toMatch(/\b1\b/);
  const discard: Decision = { ...common, step: 'discard', several: true, most: 5, excess: 2 };
  const card: OptionInfo = { ...survey, kind: 'discard', token: 'discard:survey', option: 500 };
  expect(selectionProgressText('en', discard, [card])).toMatch(/\b1\b/);
  expect(selectionProgressText('en', { ...discard, excess: 0 }, [card])).toBeUndefined();
  const tuck: Decision = {
    ...common,
    step: 'tuck',
    several: true,
    most: 3,
    card: 'colonize',
    cardsAlike: 3,
  };
  expect(selectionProgressText('en', tuck, [])).toMatch(/\b3\b/);
});
