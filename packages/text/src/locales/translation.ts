// Types that check translations: the same keys and placeholders as in English.
import type { board } from './en/board.ts';
import type { daily } from './en/daily.ts';
import type { lessons } from './en/lessons.ts';
import type { messages } from './en/messages.ts';
import type { online } from './en/online/index.ts';
import type { puzzles } from './en/puzzles.ts';
import type { Grammar, PlaceholdersOf } from '../template.ts';
import type { WordingId } from '../ruleset-wordings.ts';

/** The same keys as T, with any text for each message. */
export type Translation<T> = T extends string
  ? string
  : { readonly [Key in keyof T]: Translation<T[Key]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** T if its messages have the same placeholders as those of E, otherwise an error type. */
type WithPlaceholdersOf<E, T> = T extends string
  ? string extends T
    ? T
    : Same<PlaceholdersOf<T>, PlaceholdersOf<E & string>> extends true
      ? T
      : { readonly 'has other places than the English message': PlaceholdersOf<E & string> }
  : { readonly [Key in keyof T]: Key extends keyof E ? WithPlaceholdersOf<E[Key], T[Key]> : never };

/** Returns its argument. Does not compile if placeholders differ from the English messages. */
export function translated<const T extends Messages>(
  translation: T & WithPlaceholdersOf<typeof messages, T>,
): Messages {
  return translation;
}

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

/** Messages that are loaded only when a screen needs them. */
interface Parts {
  readonly board: typeof board;
  readonly daily: typeof daily;
  readonly lessons: typeof lessons;
  readonly online: typeof online;
  readonly puzzles: typeof puzzles;
}
export type Part = keyof Parts;

type AllMessages = typeof messages & Parts;

/** A dotted key, such as `events.draw.you`. */
export type MessageKey = KeysOf<AllMessages>;

type MessageAt<T, Key extends string> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? MessageAt<T[Head], Rest>
      : never
    : never;

export type English<Key extends MessageKey> = Extract<MessageAt<AllMessages, Key>, string>;

export type Messages = Translation<typeof messages>;

/** The messages that a wording changes, by dotted key. */
export type Wording = Readonly<Partial<Record<MessageKey, string>>>;

export interface LanguagePack {
  readonly grammar: Grammar;
  readonly messages: Messages;
  readonly parts: { readonly [P in Part]: () => Promise<Translation<Parts[P]>> };
  readonly wordings: Readonly<Record<WordingId, Wording>>;
}
