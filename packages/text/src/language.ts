// Loads languages and looks up messages. English is always loaded.
import { english } from './locales/en/index.ts';
import { LANGUAGE_REGISTRY } from './locales/registry.ts';
import type { English, LanguagePack, MessageKey, Part, Wording } from './locales/translation.ts';
import { fill, type Value, type ValuesOf } from './template.ts';
import { type WordingId, type WordingOptions, wordingOf } from './ruleset-wordings.ts';

/** The arguments of `msg` after the key. None if the message has no placeholders. */
export type MessageValues<Key extends MessageKey> = keyof ValuesOf<English<Key>> extends never
  ? []
  : [values: ValuesOf<English<Key>>];

export type Language = keyof typeof LANGUAGE_REGISTRY;
export const LANGUAGES = Object.keys(LANGUAGE_REGISTRY) as readonly Language[];

/** A language, optionally with the wording of a ruleset: `it-x-proto-2010`. A valid BCP 47 tag. */
export type Locale = Language | `${Language}-x-${WordingId}`;

const packs = new Map<Language, LanguagePack>([['en', english]]);

const requestedParts = new Map<Part, Promise<void>>();

/** Returns the language pack with all requested parts added. */
async function withParts(pack: LanguagePack): Promise<LanguagePack> {
  const loaded = await Promise.all(
    [...requestedParts.keys()].map(async (part) => [part, await pack.parts[part]()] as const),
  );
  return { ...pack, messages: { ...pack.messages, ...Object.fromEntries(loaded) } };
}

/** Loads a language, with all message parts requested so far, unless it is loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  if (packs.has(language)) return;
  const pack = await LANGUAGE_REGISTRY[language].load();
  let complete = pack;
  // Repeated if a part is requested meanwhile; loaded parts are cached.
  for (let requested = -1; requested !== requestedParts.size; ) {
    requested = requestedParts.size;
    // oxlint-disable-next-line no-await-in-loop
    complete = await withParts(pack);
  }
  packs.set(language, complete);
}

async function addPart(language: Language, part: Part): Promise<void> {
  const added = await packOf(language).parts[part]();
  // Read again, because another part may have been added meanwhile.
  const pack = packOf(language);
  packs.set(language, { ...pack, messages: { ...pack.messages, [part]: added } });
}

/** Loads a message part for all loaded languages. Await it before using its messages. */
export function loadPart(part: Part): Promise<void> {
  const known = requestedParts.get(part);
  if (known !== undefined) return known;
  const added = Promise.all([...packs.keys()].map((language) => addPart(language, part)));
  const loading = added.then(() => undefined);
  requestedParts.set(part, loading);
  // After a failure, the part can be requested again.
  loading.catch(() => requestedParts.delete(part));
  return loading;
}

/** Returns whether a language is loaded. */
export function isLoaded(language: Language): boolean {
  return packs.has(language);
}

export function languageOf(locale: Locale): Language {
  return locale.split('-x-')[0] as Language;
}

/** Returns the locale of a game: a language and the wording of the ruleset. */
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

function wordingIn(locale: Locale): Wording {
  const id = locale.split('-x-')[1] as WordingId | undefined;
  return id === undefined ? {} : packOf(locale).wordings[id];
}

/** Adds all messages below `tree` to `catalog`, by dotted key, and returns it. */
function flatten(tree: object, prefix: string, catalog: Map<string, string>): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') catalog.set(key, value);
    else flatten(value, key, catalog);
  }
  return catalog;
}

/** Returns all loaded messages of a locale by dotted key. */
export function messageCatalog(locale: Locale): ReadonlyMap<string, string> {
  const catalog = flatten(packOf(locale).messages, '', new Map());
  return flatten(wordingIn(locale), '', catalog);
}

const messageCache = new Map<Locale, Map<string, string>>();

/** Avoids `messageCatalog`, because the first page needs only a few messages. */
function messageOf(locale: Locale, key: string): string | undefined {
  const known = messageCache.get(locale) ?? new Map(Object.entries(wordingIn(locale)));
  messageCache.set(locale, known);
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

/** Returns a message with its values. Throws a RangeError if its language or part is not loaded. */
export function msg<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return dynamicMessage(locale, key, values[0] ?? {});
}

/** Like `msg`, for a key computed at run time. Throws a RangeError for an unknown key, too. */
export function dynamicMessage(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, Value>>,
): string {
  const message = messageOf(locale, key);
  if (message === undefined) throw new RangeError(`no message is called ${key}`);
  return fill(packOf(locale).grammar, message, values);
}

/** Returns whether the loaded parts of English have a message. */
export function hasMessage(key: string): boolean {
  return messageOf('en', key) !== undefined;
}

type ListKey = 'list.two' | 'list.last' | 'list.twoEither' | 'list.lastEither';

/** Does not use `Intl.ListFormat`, which takes 20 ms to create on the page. */
function joinWords(locale: Locale, words: readonly string[], two: ListKey, last: ListKey): string {
  if (words.length === 0) return msg(locale, 'list.none');
  return words.reduce((before, next, i) => {
    const end = words.length === 2 ? two : last;
    return msg(locale, i === words.length - 1 ? end : 'list.next', { words: before, next });
  });
}

/** Joins words with "and": "a, b, and c". */
export function listText(locale: Locale, words: readonly string[]): string {
  return joinWords(locale, words, 'list.two', 'list.last');
}

/** Joins words with "or": "a, b, or c". */
export function eitherText(locale: Locale, words: readonly string[]): string {
  return joinWords(locale, words, 'list.twoEither', 'list.lastEither');
}

/** Returns a collator for the dictionary order of the language. */
export function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(packOf(locale).grammar.tag);
}

/**
 * Returns the first supported language, otherwise English. Accepts tags such as `it-CH` and values
 * of `LANG` such as `it_IT.UTF-8`.
 */
export function pickLanguage(preferences: readonly string[]): Language {
  for (const tag of preferences) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_.]/)[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Returns the name of a language in that language: "Italiano". */
export function languageName(language: Language): string {
  return LANGUAGE_REGISTRY[language].name;
}
