// Types of translations: every language has a message for each English message, under the same key
// and with the same placeholders.
import type { board } from './en/board.ts';
import type { daily } from './en/daily.ts';
import type { lessons } from './en/lessons.ts';
import type { messages } from './en/messages.ts';
import type { online } from './en/online/index.ts';
import type { puzzles } from './en/puzzles.ts';
import type { Grammar, PlaceholdersOf } from '../template.ts';
import type { WordingId } from '../ruleset-wordings.ts';

/** The type of a translation of T: the same keys, with any text for each message. */
export type Translation<T> = T extends string
  ? string
  : { readonly [Key in keyof T]: Translation<T[Key]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The type T if its messages have the same placeholders as those of E; else an error type. */
type WithPlaceholdersOf<E, T> = T extends string
  ? string extends T
    ? T
    : Same<PlaceholdersOf<T>, PlaceholdersOf<E & string>> extends true
      ? T
      : { readonly 'has other places than the English message': PlaceholdersOf<E & string> }
  : { readonly [Key in keyof T]: Key extends keyof E ? WithPlaceholdersOf<E[Key], T[Key]> : never };

/**
 * Returns its argument. Compiles only if the messages have the placeholders of the English
 * messages.
 */
export function translated<const T extends Messages>(
  translation: T & WithPlaceholdersOf<typeof messages, T>,
): Messages {
  return translation;
}

/** The dotted keys of all messages in a tree. */
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

/** Parts of the messages that are loaded only when a screen needs them. */
interface Parts {
  readonly board: typeof board;
  readonly daily: typeof daily;
  readonly lessons: typeof lessons;
  readonly online: typeof online;
  readonly puzzles: typeof puzzles;
}
export type Part = keyof Parts;

type All = typeof messages & Parts;

/** The key of a message, such as `events.draw.you`. */
export type MessageKey = KeysOf<All>;

type MessageAt<T, Key extends string> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? MessageAt<T[Head], Rest>
      : never
    : never;

/** The English message of a key. */
export type English<Key extends MessageKey> = Extract<MessageAt<All, Key>, string>;

export type Messages = Translation<typeof messages>;

/** The messages that differ in the wording of a ruleset, by key. */
export type Wording = Readonly<Partial<Record<MessageKey, string>>>;

/** All data of a language, exported by its folder. */
export interface LanguagePack {
  readonly grammar: Grammar;
  readonly messages: Messages;
  readonly parts: { readonly [P in Part]: () => Promise<Translation<Parts[P]>> };
  readonly wordings: Readonly<Record<WordingId, Wording>>;
}
