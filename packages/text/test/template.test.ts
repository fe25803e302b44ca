// Templates: placeholders are filled in and plural forms selected.
import { expect, test } from 'vitest';
import { fill, placeholdersIn } from '../src/template.ts';

const english = { tag: 'en', forms: ['one', 'other'] } as const;
const polish = { tag: 'pl', forms: ['one', 'few', 'many', 'other'] } as const;

test('puts values in', () => {
  expect(fill(english, '{name} draws {n}.', { name: 'Ada', n: 2 })).toBe('Ada draws 2.');
});

test('picks the form that fits the number', () => {
  const message = '{n} {n:card|cards}';
  const texts = [0, 1, 2].map((n) => fill(english, message, { n }));
  expect(texts).toEqual(['0 cards', '1 card', '2 cards']);
});

test('a language may have more forms', () => {
  const message = '{n} {n:karta|karty|kart}';
  const texts = [1, 2, 5, 22].map((n) => fill(polish, message, { n }));
  expect(texts).toEqual(['1 karta', '2 karty', '5 kart', '22 karty']);
});

test('a value in the text is not read as a place', () => {
  expect(fill(english, '{name} plays.', { name: '{n}' })).toBe('{n} plays.');
});

test('refuses a message without its value', () => {
  expect(() => fill(english, '{name} plays.', {})).toThrow('no value for {name}');
});

test('lists the places of a message', () => {
  expect(placeholdersIn('{name} draws {n} {n:card|cards}.')).toEqual(['name', 'n', 'n']);
});
