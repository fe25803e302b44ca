// Texts use the wording of the ruleset, and reconstructed numbers are marked.
import { CARDS, type MissingTarget, PLANET_DEFS, PRESETS } from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  cardName,
  cardText,
  explanationWithRuling,
  type Language,
  LANGUAGES,
  listText,
  loadLanguage,
  reconstructedText,
  roleName,
  localeOf,
} from '../src/index.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

function locale(lang: Language, input: object): ReturnType<typeof localeOf> {
  return localeOf(lang, gameOptions(input));
}

test('the prototype uses the term Harvest, in both languages', () => {
  const prototype = { ruleset: 'prototype-2010' };
  expect(roleName(locale('en', prototype), 'produce')).toBe('Harvest');
  expect(roleName(locale('it', prototype), 'produce')).toBe('Raccolto');
  expect(cardName(locale('en', prototype), 'produce')).toBe('Harvest');
  expect(cardName('en', 'tf-hasu')).toBe('Harvest and Survey');
  expect(roleName(locale('en', {}), 'produce')).toBe('Produce');
  expect(listText(locale('it', prototype), ['a', 'b'])).toBe('a e b');
});

test('card texts follow the Actions of the rules', () => {
  const plain = locale('en', { ruleset: 'prototype-2010' });
  const drafted = locale('en', { ruleset: 'prototype-2010', prototypeRoleActions: true });
  expect(cardText(plain, 'warfare')).toBe('No Action.');
  expect(cardText(drafted, 'warfare')).toBe('Collect 1 fighter.');
  expect(cardText(drafted, 'colonize')).toBe('You may settle 1 planet.');
  expect(cardText(locale('en', PRESETS.summary), 'research')).toContain('discard pile');
  expect(cardText(locale('en', {}), 'research')).toContain('up to 2 cards in your hand');
});

test('Escalation explains what is missing: ships, permanents, a place for colonies; other games explain an empty supply of fighters', () => {
  const why = (lang: Language, nothing: MissingTarget, input: object): string =>
    explanationWithRuling(
      locale(lang, input),
      { reason: 'nothing-to-do', card: 'natural-order', nothing, ruling: 'T18' },
      [],
    );
  const escalation = { ruleset: 'escalation' };
  const fighters = { ruleset: 'prototype-2010' };
  expect(why('en', 'ships', escalation)).toBe('You don’t have the ships for it. (rule T18)');
  expect(why('it', 'ships', escalation)).toBe('Non hai le astronavi che servono. (regola T18)');
  expect(why('en', 'permanent', escalation)).toContain('No permanent is in play');
  expect(why('it', 'permanent', escalation)).toContain('nessun permanente in gioco');
  expect(why('en', 'colonize', escalation)).toContain('no face-down planet that takes colonies');
  expect(why('it', 'colonize', escalation)).toContain('che accolgano colonie');
  expect(why('en', 'colonize', {})).toContain('You have no face-down planets.');
  expect(why('en', 'fighters', fighters)).toContain('There are no fighters left in the supply.');
});

test.each(LANGUAGES)(
  'reconstructed numbers of the prototype are marked in %s, others are not',
  (lang) => {
    for (const { id } of CARDS) {
      expect(reconstructedText(lang, id) !== undefined).toBe(/^t[afm]-/.test(id));
    }
    for (const [index, { id }] of PLANET_DEFS.entries()) {
      expect(reconstructedText(lang, id) !== undefined).toBe(index >= 33 && index < 64);
    }
  },
);

test.each(LANGUAGES)('%s with the words of any rules is a tag that Intl takes', (language) => {
  for (const input of [{}, { ruleset: 'prototype-2010' }, PRESETS.summary]) {
    expect(Intl.getCanonicalLocales(locale(language, input))).toEqual([locale(language, input)]);
  }
});
