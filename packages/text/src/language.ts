// Loads languages and looks up messages. Only English is loaded from the start.
import { english } from './locales/en/index.ts';
import { LANGUAGE_REGISTRY } from './locales/registry.ts';
import type { English, LanguagePack, MessageKey, Part, Wording } from './locales/translation.ts';
import { fill, type Value, type ValuesOf } from './template.ts';
import { type WordingId, type WordingOptions, wordingOf } from './ruleset-wordings.ts';

/** The arguments of `msg` after the key: the values of the message, none without placeholders. */
export type MessageValues<Key extends MessageKey> = keyof ValuesOf<English<Key>> extends never
  ? []
  : [values: ValuesOf<English<Key>>];

export type Language = keyof typeof LANGUAGE_REGISTRY;
export const LANGUAGES = Object.keys(LANGUAGE_REGISTRY) as readonly Language[];

/** A language, optionally with a ruleset's wording: `it-x-proto-2010` (a BCP 47 tag for Intl). */
export type Locale = Language | `${Language}-x-${WordingId}`;

/** The loaded languages. */
const packs = new Map<Language, LanguagePack>([['en', english]]);

/**
 * The requested message parts. The promise of a part resolves when all loaded languages have it.
 * Languages that are loaded later get all requested parts.
 */
const parts = new Map<Part, Promise<void>>();

/** Loads all requested parts of a language, and returns the language pack with them. */
async function withParts(pack: LanguagePack): Promise<LanguagePack> {
  const loaded = await Promise.all(
    [...parts.keys()].map(async (part) => [part, await pack.parts[part]()] as const),
  );
  return { ...pack, messages: { ...pack.messages, ...Object.fromEntries(loaded) } };
}

/** Loads a language if it is not loaded yet. */
export async function loadLanguage(language: Language): Promise<void> {
  if (packs.has(language)) return;
  packs.set(language, await withParts(await LANGUAGE_REGISTRY[language].load()));
}

/** Adds all requested parts to all loaded languages. */
async function addParts(): Promise<void> {
  for (const [language, pack] of packs) packs.set(language, await withParts(pack));
}

/** Loads a message part for all loaded languages. Must be called before a screen that uses it. */
export function loadPart(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known !== undefined) return known;
  // Adds the part now, because addParts reads the keys of `parts`; then stores its promise.
  parts.set(part, Promise.resolve());
  const loading = addParts();
  parts.set(part, loading);
  // After a failure, the part can be requested again.
  loading.catch(() => parts.delete(part));
  return loading;
}

/** Whether a language is loaded. */
export function isLoaded(language: Language): boolean {
  return packs.has(language);
}

export function languageOf(locale: Locale): Language {
  return locale.split('-x-')[0] as Language;
}

/** Returns the locale of a game, such as the prototype's, which calls Produce "Harvest". */
export function localeOf(language: Language, options: WordingOptions): Locale {
  const wording = wordingOf(options);
  return wording === undefined ? language : `${language}-x-${wording}`;
}

function packOf(locale: Locale): LanguagePack {
  const language = languageOf(locale);
  const pack = packs.get(language);
  if (pack === undefined) throw new RangeError(`${language} is spoken before it is loaded`);
  return pack;
}

/** The messages that differ in the wording of a locale. */
function wordingIn(locale: Locale): Wording {
  const id = locale.split('-x-')[1] as WordingId | undefined;
  return id === undefined ? {} : packOf(locale).wordings[id];
}

/** Adds the messages of a tree to a map, by dotted key, and returns the map. */
function flatten(tree: object, prefix: string, catalog: Map<string, string>): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') catalog.set(key, value);
    else flatten(value, key, catalog);
  }
  return catalog;
}

/** Returns all loaded messages of a locale by key. */
export function messageCatalog(locale: Locale): ReadonlyMap<string, string> {
  const catalog = flatten(packOf(locale).messages, '', new Map());
  return flatten(wordingIn(locale), '', catalog);
}

/** Cache of the messages used so far, by locale and key. */
const found = new Map<Locale, Map<string, string>>();

/**
 * Returns a message of a locale; undefined if there is none. Looks up single messages instead of
 * building `messageCatalog`, because the first screen of the page needs only a few.
 */
function messageOf(locale: Locale, key: string): string | undefined {
  const known = found.get(locale) ?? new Map(Object.entries(wordingIn(locale)));
  found.set(locale, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const message = key
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Readonly<Record<string, unknown>> | undefined)?.[name],
      packOf(locale).messages,
    );
  if (typeof message !== 'string') return undefined;
  known.set(key, message);
  return message;
}

/** Returns the message of a key in a locale, with its values filled in. */
export function msg<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return dynamicMessage(locale, key, values[0] ?? {});
}

/** Like `msg`, for a key that is computed at run time. Throws RangeError for an unknown key. */
export function dynamicMessage(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, Value>>,
): string {
  const message = messageOf(locale, key);
  if (message === undefined) throw new RangeError(`no message is called ${key}`);
  return fill(packOf(locale).grammar, message, values);
}

/** Whether a message exists. */
export function hasMessage(key: string): boolean {
  return messageOf('en', key) !== undefined;
}

/** The messages that join two words, or the last word to a list. */
type ListKey = 'list.two' | 'list.last' | 'list.twoEither' | 'list.lastEither';

/**
 * Joins words with messages: `two` for exactly two words, `last` for the last of more words. Does
 * not use `Intl.ListFormat`, because creating the first one takes 20 ms on the page.
 */
function joined(locale: Locale, words: readonly string[], two: ListKey, last: ListKey): string {
  if (words.length === 0) return msg(locale, 'list.none');
  return words.reduce((before, next, i) => {
    const end = words.length === 2 ? two : last;
    return msg(locale, i === words.length - 1 ? end : 'list.next', { words: before, next });
  });
}

/** Joins words with "and": "a, b and c". */
export function listText(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'list.two', 'list.last');
}

/** Joins words with "or": "a, b or c". */
export function eitherText(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'list.twoEither', 'list.lastEither');
}

/** Returns a collator that compares words in the dictionary order of the language. */
export function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(packOf(locale).grammar.tag);
}

/**
 * Returns the first of the preferred languages that is supported, otherwise English. The
 * preferences are tags such as `it-CH` or values of `LANG` such as `it_IT.UTF-8`.
 */
export function pickLanguage(preferences: readonly string[]): Language {
  for (const tag of preferences) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_.]/)[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Returns the name of a language in this language. */
export function languageName(language: Language): string {
  return LANGUAGE_REGISTRY[language].name;
}
