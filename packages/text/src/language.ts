// Looks up messages in a language. English is always available; other languages must be loaded
// first.
import { english } from './locales/en/index.ts';
import { LANGUAGE_REGISTRY } from './locales/registry.ts';
import type { English, LanguagePack, MessageKey, Part, Wording } from './locales/translation.ts';
import { fill, type Value, type ValuesOf } from './template.ts';
import { type WordingId, type WordingOptions, wordingOf } from './ruleset-wordings.ts';

/** The values that a message needs; no argument if it needs none. */
export type MessageValues<Key extends MessageKey> = keyof ValuesOf<English<Key>> extends never
  ? []
  : [values: ValuesOf<English<Key>>];

export type Language = keyof typeof LANGUAGE_REGISTRY;
export const LANGUAGES = Object.keys(LANGUAGE_REGISTRY) as readonly Language[];

/**
 * A language, optionally with the wording of a ruleset: `it`, `it-x-proto-2010`. Valid BCP 47 tags
 * for Intl.
 */
export type Locale = Language | `${Language}-x-${WordingId}`;

const packs = new Map<Language, LanguagePack>([['en', english]]);

/**
 * The requested parts, each resolved when all loaded languages have it. Languages loaded later
 * include them.
 */
const parts = new Map<Part, Promise<void>>();

/** A language pack including all requested parts. */
async function withParts(pack: LanguagePack): Promise<LanguagePack> {
  const loaded = await Promise.all(
    [...parts.keys()].map(async (part) => [part, await pack.parts[part]()] as const),
  );
  return { ...pack, messages: { ...pack.messages, ...Object.fromEntries(loaded) } };
}

/** Loads a language, once. */
export async function loadLanguage(language: Language): Promise<void> {
  if (packs.has(language)) return;
  packs.set(language, await withParts(await LANGUAGE_REGISTRY[language].load()));
}

async function addParts(): Promise<void> {
  for (const [language, pack] of packs) packs.set(language, await withParts(pack));
}

/** Loads a part for all loaded languages. Call it before showing a screen that needs it. */
export function loadPart(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known !== undefined) return known;
  parts.set(part, Promise.resolve());
  const coming = addParts();
  parts.set(part, coming);
  // A failed part can be requested again.
  coming.catch(() => parts.delete(part));
  return coming;
}

/** Whether a language is loaded. */
export function isLoaded(language: Language): boolean {
  return packs.has(language);
}

export function languageOf(locale: Locale): Language {
  return locale.split('-x-')[0] as Language;
}

/** The locale for a game: the prototype calls Produce "Harvest". */
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

/** The messages that the ruleset words differently. */
function wordingIn(locale: Locale): Wording {
  const id = locale.split('-x-')[1] as WordingId | undefined;
  return id === undefined ? {} : packOf(locale).wordings[id];
}

function flatten(tree: object, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') into.set(key, value);
    else flatten(value, key, into);
  }
  return into;
}

/** All messages of a locale by key. */
export function messageCatalog(locale: Locale): ReadonlyMap<string, string> {
  const made = flatten(packOf(locale).messages, '', new Map());
  return flatten(wordingIn(locale), '', made);
}

const found = new Map<Locale, Map<string, string>>();

/** A message of a locale. Looked up individually, because a page needs few of them to open. */
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

/** The message of a key with its values filled in. */
export function msg<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return dynamicMessage(locale, key, values[0] ?? {});
}

/** Like `msg`, for a key computed at run time. Throws for an unknown key. */
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

/** The messages that join two words, or a list and its last word. */
type ListKey = 'list.two' | 'list.last' | 'list.twoEither' | 'list.lastEither';

/** Replaces `Intl.ListFormat`, whose first instance takes a page 20 ms. */
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

/** Compares words in the dictionary order of the language. */
export function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(packOf(locale).grammar.tag);
}

/**
 * The supported language that best matches a preference list such as `navigator.languages` or
 * `LANG`; otherwise English.
 */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split(/[-_.]/)[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language's own name. */
export function languageName(language: Language): string {
  return LANGUAGE_REGISTRY[language].name;
}
