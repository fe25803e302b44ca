// Words follow the rules that are played, and reconstructed numbers are marked.
import { CARDS, checkOptions, PLANET_DEFS, PRESETS } from '@eminent/engine';
import { expect, test } from 'vitest';
import {
  cardName,
  cardText,
  LANGS,
  listText,
  reconstructedText,
  roleName,
  tongueOf,
} from '../src/index.ts';

function tongue(lang: 'en' | 'it', input: object): ReturnType<typeof tongueOf> {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return tongueOf(lang, checked.value);
}

test('the prototype says Harvest, in both languages', () => {
  const prototype = { ruleset: 'prototype-2010' };
  expect(roleName(tongue('en', prototype), 'produce')).toBe('Harvest');
  expect(roleName(tongue('it', prototype), 'produce')).toBe('Raccolto');
  expect(cardName(tongue('en', prototype), 'produce')).toBe('Harvest');
  expect(cardName('en', 'tf-hasu')).toBe('Harvest and Survey');
  expect(roleName(tongue('en', {}), 'produce')).toBe('Produce');
  expect(listText(tongue('it', prototype), ['a', 'b'])).toBe('a e b');
});

test('card texts follow the Actions of the rules', () => {
  const plain = tongue('en', { ruleset: 'prototype-2010' });
  const drafted = tongue('en', { ruleset: 'prototype-2010', prototypeRoleActions: true });
  expect(cardText(plain, 'warfare')).toBe('No Action.');
  expect(cardText(drafted, 'warfare')).toBe('Collect 1 fighter.');
  expect(cardText(drafted, 'colonize')).toBe('You may settle 1 planet.');
  expect(cardText(tongue('en', PRESETS.summary), 'research')).toContain('discard pile');
  expect(cardText(tongue('en', {}), 'research')).toContain('up to 2 hand cards');
});

test.each(LANGS)(
  'reconstructed numbers of the prototype are marked in %s, others are not',
  (lang) => {
    for (const { id } of CARDS) {
      expect(reconstructedText(lang, id) !== undefined).toBe(/^t[afm]-/.test(id));
    }
    for (const [index, { id }] of PLANET_DEFS.entries()) {
      expect(reconstructedText(lang, id) !== undefined).toBe(index >= 33);
    }
  },
);
