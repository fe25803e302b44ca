// Every term of the glossary, game, variant and rule option has texts.
import { DEFAULT_OPTIONS, VARIANTS } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { glossary, switchText, TERMS, variantText } from '../src/glossary.ts';
import { LANGUAGES, loadLanguage } from '../src/language.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

describe.each(LANGUAGES)('%s', (lang) => {
  test('the glossary has every term once, in order', () => {
    const terms = glossary(lang).map(({ term }) => term);
    expect(terms.length).toBe(TERMS.length);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual([...terms].sort(new Intl.Collator(lang).compare));
  });

  test('every variant is described in its own words', () => {
    const texts = VARIANTS.map((variant) => variantText(lang, variant).text);
    expect(new Set(texts).size).toBe(VARIANTS.length);
  });

  test('both sides of every rule option differ', () => {
    for (const id of ['techErrata', 'displayErrata', 'extraRound'] as const) {
      expect(switchText(lang, id, true).text).not.toBe(switchText(lang, id, false).text);
    }
    expect(switchText(lang, 'twoPlayerStacks', 'full').text).toContain('16, 14, 16, 12');
    expect(switchText(lang, 'twoPlayerStacks', 'reduced').text).toContain('12, 12, 12, 8');
    expect(switchText(lang, 'learningDeck', 'ten').text).not.toBe(
      switchText(lang, 'learningDeck', 'eight').text,
    );
  });
});

test('the defaults are described as the printed game', () => {
  const { techErrata } = DEFAULT_OPTIONS;
  expect(switchText('en', 'techErrata', techErrata)).toEqual({
    name: 'Text of four technologies',
    text: 'As printed in 2011.',
  });
});
