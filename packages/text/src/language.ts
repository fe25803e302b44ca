// A message read in a language. English is always there; any other must have been loaded before it is spoken.
import { english } from './locales/en/index.ts';
import { LANGUAGE_REGISTRY } from './locales/registry.ts';
import type { English, LanguagePack, MessageKey, Part, Wording } from './locales/translation.ts';
import { fill, type Value, type ValuesOf } from './template.ts';
import { type WordingId, type WordingOptions, wordingOf } from './ruleset-wordings.ts';

/** The values that the message of a key needs; no argument where it needs none. */
export type MessageValues<Key extends MessageKey> = keyof ValuesOf<English<Key>> extends never
  ? []
  : [values: ValuesOf<English<Key>>];

export type Language = keyof typeof LANGUAGE_REGISTRY;
export const LANGUAGES = Object.keys(LANGUAGE_REGISTRY) as readonly Language[];

/** A language, with the words of the rules that are played: `it`, `it-x-proto-2010`. All of them are tags that Intl takes. */
export type Locale = Language | `${Language}-x-${WordingId}`;

const packs = new Map<Language, LanguagePack>([['en', english]]);

/** The parts that were asked for, each with when all spoken languages have it: what is loaded later has them from the start. */
const parts = new Map<Part, Promise<void>>();

/** A pack with its messages of all parts that were asked for. */
async function withParts(pack: LanguagePack): Promise<LanguagePack> {
  const loaded = await Promise.all(
    [...parts.keys()].map(async (part) => [part, await pack.parts[part]()] as const),
  );
  return { ...pack, messages: { ...pack.messages, ...Object.fromEntries(loaded) } };
}

/** Loads the words of a language; nothing is done twice. */
export async function loadLanguage(language: Language): Promise<void> {
  if (packs.has(language)) return;
  packs.set(language, await withParts(await LANGUAGE_REGISTRY[language].load()));
}

async function addParts(): Promise<void> {
  for (const [language, pack] of packs) packs.set(language, await withParts(pack));
}

/** Loads a subject that does not come with a language, for all that are spoken: before a screen that needs it is shown. */
export function loadPart(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known !== undefined) return known;
  parts.set(part, Promise.resolve());
  const coming = addParts();
  parts.set(part, coming);
  // What could not be loaded is asked for again the next time.
  coming.catch(() => parts.delete(part));
  return coming;
}

/** Whether the words of a language are there. */
export function isLoaded(language: Language): boolean {
  return packs.has(language);
}

/** The language of a locale. */
export function languageOf(locale: Locale): Language {
  return locale.split('-x-')[0] as Language;
}

/** The locale of a game: the prototype says Harvest where the later game says Produce. */
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

/** What the rules that are played say otherwise. */
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

/** A message of a locale. Looked up one by one: a page needs few of them to open. */
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

/** The message of a key in a locale, with its values filled in. */
export function msg<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return dynamicMessage(locale, key, values[0] ?? {});
}

/** Like `msg`, for a key that is put together at run time; an unknown key is a mistake of the caller. */
export function dynamicMessage(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, Value>>,
): string {
  const message = messageOf(locale, key);
  if (message === undefined) throw new RangeError(`no message is called ${key}`);
  return fill(packOf(locale).grammar, message, values);
}

/** Whether there is a message under a key. */
export function hasMessage(key: string): boolean {
  return messageOf('en', key) !== undefined;
}

/** How two lists of words, or a list and its last word, are joined. */
type ListKey = 'list.two' | 'list.last' | 'list.twoEither' | 'list.lastEither';

/** Not by `Intl.ListFormat`, which says the same: the first of those takes a page 20 ms when it opens. */
function joined(locale: Locale, words: readonly string[], two: ListKey, last: ListKey): string {
  if (words.length === 0) return msg(locale, 'list.none');
  return words.reduce((before, next, i) => {
    const end = words.length === 2 ? two : last;
    return msg(locale, i === words.length - 1 ? end : 'list.next', { words: before, next });
  });
}

/** Joins words as running text does: "a, b and c". */
export function listText(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'list.two', 'list.last');
}

/** Joins words of which one holds: "a, b or c". */
export function eitherText(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'list.twoEither', 'list.lastEither');
}

/** Compares words as a dictionary of the language does. */
export function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(packOf(locale).grammar.tag);
}

/** The language that fits best a list of wishes such as `navigator.languages` or `LANG`; English otherwise. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split(/[-_.]/)[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  return LANGUAGE_REGISTRY[language].name;
}
