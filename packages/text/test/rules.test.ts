// The rules in Italian have everything that the English ones have: the same sections, rulings and tables in the same order.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function page(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
}

const english = page('rules.md');
const italian = page('rules.it.md');

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

test.each(Object.keys(WAYS))('%s', (way) => {
  expect(WAYS[way]?.(italian)).toEqual(WAYS[way]?.(english));
});

test('no ruling is left in English', () => {
  const lines = (text: string): string[] =>
    text.split('\n').filter((line) => line.startsWith('- **'));
  const same = lines(italian).filter((line) => lines(english).includes(line));
  expect(same).toEqual([]);
});
