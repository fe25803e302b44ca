// The languages that the game speaks, and how a message is read in one of them. A new language is one more file and one line here.
import { en } from './en.ts';
import { it } from './it.ts';
import { fill, type Grammar, type Value, type ValuesOf } from './template.ts';

type Words<T> = T extends string ? string : { readonly [Key in keyof T]: Words<T[Key]> };

/** What a language file holds: the keys of the English one. A missing or unknown key does not compile. */
export type Messages = Words<typeof en>;

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

/** The dotted name of a message, such as `events.draw.you`. */
export type MessageKey = KeysOf<typeof en>;

type MessageAt<T, Key extends string> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? MessageAt<T[Head], Rest>
      : never
    : never;

type Text<Key extends MessageKey> = Extract<MessageAt<typeof en, Key>, string>;

/** The values that the message of a key needs; no argument where it needs none. */
export type MessageValues<Key extends MessageKey> = keyof ValuesOf<Text<Key>> extends never
  ? []
  : [values: ValuesOf<Text<Key>>];

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];

interface Language {
  readonly grammar: Grammar;
  readonly messages: Messages;
}

/** English and Italian have a form for one and a form for all other numbers. */
const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: { grammar: { tag: 'en', forms: ['one', 'other'] }, messages: en },
  it: { grammar: { tag: 'it', forms: ['one', 'other'] }, messages: it },
};

const catalogues = new Map<Lang, ReadonlyMap<string, string>>();

function flatten(tree: object, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') into.set(key, value);
    else flatten(value, key, into);
  }
  return into;
}

/** All messages of a language by key. */
export function catalogue(lang: Lang): ReadonlyMap<string, string> {
  const known = catalogues.get(lang);
  if (known !== undefined) return known;
  const made = flatten(LANGUAGES[lang].messages, '', new Map());
  catalogues.set(lang, made);
  return made;
}

/** The message of a key in a language, with its values filled in. */
export function msg<Key extends MessageKey>(
  lang: Lang,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return read(lang, key, values[0] ?? {});
}

/** Like `msg`, for a key that is put together at run time; an unknown key is a mistake of the caller. */
export function read(lang: Lang, key: string, values: Readonly<Record<string, Value>>): string {
  const message = catalogue(lang).get(key);
  if (message === undefined) throw new RangeError(`no message is called ${key}`);
  return fill(LANGUAGES[lang].grammar, message, values);
}

/** Whether there is a message under a key. */
export function hasMessage(key: string): boolean {
  return catalogue('en').has(key);
}

/** Joins words as running text does: "a, b and c". */
export function listText(lang: Lang, words: readonly string[]): string {
  if (words.length === 0) return msg(lang, 'list.none');
  return new Intl.ListFormat(LANGUAGES[lang].grammar.tag, { type: 'conjunction' }).format(words);
}

/** The language that fits best a list of wishes such as `navigator.languages` or `LANG`; English otherwise. */
export function pickLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().split(/[-_.]/)[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** What a language calls itself. */
export function languageName(lang: Lang): string {
  return msg(lang, 'language');
}
