// Translated rules have the same sections, rulings and tables, in the order of the English rules.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/language.ts';

const fileOf = (name: string) => new URL(`../../../docs/${name}`, import.meta.url);
const page = (name: string) => readFileSync(fileOf(name), 'utf8');

const english = page('rules.md');
/** In a language without a translation, the page shows the English rules. */
const TRANSLATIONS = LANGUAGES.map((language) => `rules.${language}.md`).filter((name) =>
  existsSync(fileOf(name)),
);

const WAYS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  rulings: (text) => [...text.matchAll(/^- \*\*([^*]+)\*\* /gm)].map((match) => match[1] ?? ''),
  'levels of headings': (text) => [...text.matchAll(/^(#+) /gm)].map((match) => match[1] ?? ''),
  'columns of table rows': (text) =>
    [...text.matchAll(/^\|.*\|$/gm)].map((match) => String(match[0].split('|').length)),
  'numbers in rulings': (text) =>
    [...text.matchAll(/^- \*\*([^*]+)\*\* .*$/gm)].map((match) =>
      [...match[0].matchAll(/\b\d+\b/g)]
        .map(([number]) => number)
        .sort()
        .join(),
    ),
};

test('there is a translation', () => {
  expect(TRANSLATIONS).toContain('rules.it.md');
});

describe.each(TRANSLATIONS)('%s', (name) => {
  const translated = page(name);

  test.each(Object.keys(WAYS))('%s', (way) => {
    expect(WAYS[way]?.(translated)).toEqual(WAYS[way]?.(english));
  });

  test('no ruling is left in English', () => {
    const lines = (text: string): string[] =>
      text.split('\n').filter((line) => line.startsWith('- **'));
    const same = lines(translated).filter((line) => lines(english).includes(line));
    expect(same).toEqual([]);
  });
});
