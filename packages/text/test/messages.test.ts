// Every language has every message, with the same placeholders, all plural forms, and no blanks.
import { describe, expect, test } from 'vitest';
import {
  messageCatalog,
  eitherText,
  LANGUAGES,
  listText,
  loadLanguage,
  loadPart,
  msg,
  pickLanguage,
} from '../src/language.ts';
import { LANGUAGE_REGISTRY } from '../src/locales/registry.ts';
import type { WordingId } from '../src/ruleset-wordings.ts';
import { placeholdersIn } from '../src/template.ts';

await Promise.all(LANGUAGES.map(loadLanguage));
await Promise.all((['board', 'lessons', 'online', 'puzzles'] as const).map(loadPart));

const english = messageCatalog('en');
/** Plural categories of the numbers from 0 to 199. */
function categoriesOf(tag: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
}

const places = (message: string) => [...new Set(placeholdersIn(message))].sort();

describe.each(LANGUAGES)('%s', (lang) => {
  const messages = messageCatalog(lang);

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

  test('uses the same values in the wordings of rulesets', async () => {
    const { wordings } = await LANGUAGE_REGISTRY[lang].load();
    const different = (Object.keys(wordings) as WordingId[]).flatMap((id) =>
      [...messageCatalog(`${lang}-x-${id}`)].filter(
        ([key, text]) => String(places(text)) !== String(places(english.get(key) ?? '')),
      ),
    );
    expect(different).toEqual([]);
  });

  test('writes as many word forms as the language has', async () => {
    const { grammar } = await LANGUAGE_REGISTRY[lang].load();
    expect(Intl.getCanonicalLocales(grammar.tag)).toEqual([grammar.tag]);
    expect(new Set(grammar.forms)).toEqual(categoriesOf(grammar.tag));
    const wrong = [...messages].filter(([, text]) =>
      [...text.matchAll(/\{\w+:([^}]*)\}/g)].some(([, forms = '']) => {
        const parts = forms.split('|');
        return parts.length !== grammar.forms.length || parts.includes('');
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

/** Messages with several words that are equal in two languages may be untranslated. */
function sameIn(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...one].flatMap(([key, text]) => {
    const words = text.replace(/\{[^}]*\}/g, '');
    return / /.test(text) && /[a-z]{3}/i.test(words) && other.get(key) === text ? [key] : [];
  });
}

test('no language was left in another one', () => {
  const pairs = LANGUAGES.flatMap((one, at) =>
    LANGUAGES.slice(at + 1).map((other) => [one, other] as const),
  );
  for (const [one, other] of pairs)
    expect(sameIn(messageCatalog(one), messageCatalog(other))).toEqual([]);
});

test('words join as they are spoken', () => {
  expect(listText('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  expect(listText('it', ['a', 'b', 'c'])).toBe('a, b e c');
  expect(listText('it', [])).toBe('nessuno');
  expect(listText('en', ['{n}', '{words}', '$&'])).toBe('{n}, {words}, and $&');
});

test.each(LANGUAGES)('words join in %s as in CLDR', async (lang) => {
  const { grammar } = await LANGUAGE_REGISTRY[lang].load();
  const rows = ['a', 'b', 'c', 'd'].map((_, i, all) => all.slice(0, i + 1));
  const all = new Intl.ListFormat(grammar.tag, { type: 'conjunction' });
  expect(rows.map((row) => listText(lang, row))).toEqual(rows.map((row) => all.format(row)));
  const one = new Intl.ListFormat(grammar.tag, { type: 'disjunction' });
  expect(rows.map((row) => eitherText(lang, row))).toEqual(rows.map((row) => one.format(row)));
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
