// Every language has every message, with the same values and with text in it.
import { describe, expect, test } from 'vitest';
import {
  catalogue,
  LANGUAGES,
  listText,
  loadLanguage,
  msg,
  pickLanguage,
} from '../src/language.ts';
import { placesIn } from '../src/template.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

const english = catalogue('en');
const places = (message: string) => [...new Set(placesIn(message))].sort();

describe.each(LANGUAGES)('%s', (lang) => {
  const messages = catalogue(lang);

  test('has the same keys as English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has a text for each', () => {
    const empty = [...messages].filter(([, text]) => text.trim() !== text || text === '');
    expect(empty).toEqual([]);
  });

  test('uses the same values as English', () => {
    const different = [...messages].filter(
      ([key, text]) => String(places(text)) !== String(places(english.get(key) ?? '')),
    );
    expect(different).toEqual([]);
  });

  test('writes as many word forms as the language has', () => {
    const wrong = [...messages].filter(([, text]) =>
      [...text.matchAll(/\{\w+:([^}]*)\}/g)].some(([, forms = '']) => {
        const parts = forms.split('|');
        return parts.length !== 2 || parts.includes('');
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps braces in pairs', () => {
    const broken = [...messages].filter(([, text]) =>
      /[{}]/.test(text.replace(/\{\w+(:[^{}]*)?\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  test('closes sentences and leaves names open', () => {
    const names = [...messages].filter(
      ([key, text]) => /\.(name|term)$/.test(key) && text.endsWith('.'),
    );
    const sentences = [...messages].filter(
      ([key, text]) => /^(glossary\..*\.text|events\.|explain\.)/.test(key) && !/[.?]$/.test(text),
    );
    expect({ names, sentences }).toEqual({ names: [], sentences: [] });
  });
});

test('Italian is not English', () => {
  const italian = catalogue('it');
  const same = [...english].filter(([key, text]) => / /.test(text) && italian.get(key) === text);
  const shared = same.filter(([, text]) => /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, '')));
  expect(shared).toEqual([]);
});

test('words join as they are spoken', () => {
  expect(listText('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  expect(listText('it', ['a', 'b', 'c'])).toBe('a, b e c');
  expect(listText('it', [])).toBe('nessuno');
});

test('picks the first wish that is spoken here', () => {
  expect(pickLanguage(['de-DE', 'it-CH', 'en'])).toBe('it');
  expect(pickLanguage(['it_IT.UTF-8'])).toBe('it');
  expect(pickLanguage(['C'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});

test('a missing value or a wrong key does not compile', () => {
  // @ts-expect-error: the number is missing
  expect(() => msg('en', 'events.draw.you', {})).toThrow();
  // @ts-expect-error: a word form needs a number
  expect(msg('en', 'events.draw.you', { n: 'many' })).toContain('many');
  // @ts-expect-error: there is no such message
  expect(() => msg('en', 'ui.nothing')).toThrow('no message is called ui.nothing');
});
