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

/**
 * Rules whose terms and card texts differ: the prototype, the prototype with Actions on role cards, and the summary's Research. They are
 * written behind a language as a browser's language tags are.
 */
export const DIALECTS = ['harvest', 'drafted', 'summary'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** A language, with the terms of the rules that are played. */
export type Tongue = Lang | `${Lang}-${Dialect}`;

interface Language {
  readonly grammar: Grammar;
  readonly messages: Messages;
}

/** English and Italian have a form for one and a form for all other numbers. */
const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: { grammar: { tag: 'en', forms: ['one', 'other'] }, messages: en },
  it: { grammar: { tag: 'it', forms: ['one', 'other'] }, messages: it },
};

function languageOf(tongue: Tongue): Language {
  const [lang] = tongue.split('-') as [Lang];
  return LANGUAGES[lang];
}

/** What a dialect says otherwise, by key. */
function changesOf(tongue: Tongue): Readonly<Record<string, string>> {
  const dialect = tongue.split('-')[1] as Dialect | undefined;
  const { grammar, messages } = languageOf(tongue);
  const { effects, harvest } = messages;
  const one = (text: string): string => fill(grammar, text, { n: 1 });
  const named = { 'roles.produce.name': harvest, 'cards.produce.name': harvest };
  switch (dialect) {
    case undefined:
      return {};
    case 'summary':
      return { 'cards.research.text': effects['remove-anywhere'] };
    case 'harvest': {
      const cards = ['survey', 'warfare', 'colonize', 'research', 'produce', 'trade'];
      const none = cards.map((card) => [`cards.${card}.text`, effects.none]);
      return { ...named, ...(Object.fromEntries(none) as Record<string, string>) };
    }
    case 'drafted':
      return {
        ...named,
        'cards.colonize.text': effects.settle,
        'cards.warfare.text': one(effects.fighters),
        'cards.research.text': one(effects.remove),
      };
  }
}

const catalogues = new Map<Tongue, ReadonlyMap<string, string>>();

function flatten(tree: object, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') into.set(key, value);
    else flatten(value, key, into);
  }
  return into;
}

/** All messages of a language by key. */
export function catalogue(lang: Tongue): ReadonlyMap<string, string> {
  const known = catalogues.get(lang);
  if (known !== undefined) return known;
  const { messages } = languageOf(lang);
  const made = flatten(messages, '', new Map());
  for (const [key, text] of Object.entries(changesOf(lang))) made.set(key, text);
  catalogues.set(lang, made);
  return made;
}

const found = new Map<Tongue, Map<string, string>>();

/** A message of a language. Looked up one by one: a page needs few of them to open. */
function messageOf(lang: Tongue, key: string): string | undefined {
  const known = found.get(lang) ?? new Map(Object.entries(changesOf(lang)));
  found.set(lang, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const message = key
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Readonly<Record<string, unknown>> | undefined)?.[name],
      languageOf(lang).messages,
    );
  if (typeof message !== 'string') return undefined;
  known.set(key, message);
  return message;
}

/** The message of a key in a language, with its values filled in. */
export function msg<Key extends MessageKey>(
  lang: Tongue,
  key: Key,
  ...values: MessageValues<Key>
): string {
  return read(lang, key, values[0] ?? {});
}

/** Like `msg`, for a key that is put together at run time; an unknown key is a mistake of the caller. */
export function read(lang: Tongue, key: string, values: Readonly<Record<string, Value>>): string {
  const message = messageOf(lang, key);
  if (message === undefined) throw new RangeError(`no message is called ${key}`);
  return fill(languageOf(lang).grammar, message, values);
}

/** Whether there is a message under a key. */
export function hasMessage(key: string): boolean {
  return messageOf('en', key) !== undefined;
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Kept, since making one takes longer than all else about a sentence. */
function listFormat(tag: string): Intl.ListFormat {
  const known = listFormats.get(tag) ?? new Intl.ListFormat(tag, { type: 'conjunction' });
  listFormats.set(tag, known);
  return known;
}

/** Joins words as running text does: "a, b and c". */
export function listText(lang: Tongue, words: readonly string[]): string {
  if (words.length === 0) return msg(lang, 'list.none');
  return listFormat(languageOf(lang).grammar.tag).format(words);
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
  return languageOf(lang).messages.language;
}
