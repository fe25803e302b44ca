// Notes that this device keeps about a deal, to check later that the proof is about that deal
// (docs/fair-deal.md).
import { fields } from '@eminent/protocol';
import {
  dealWords,
  type FairNote,
  fairNote,
  hexOf,
  type TableRow,
  WORDS_BYTES,
} from '@eminent/protocol/online';
import { localStore } from '../storage/storage.ts';

const kept = fields({ words: dealWords });

/** New random words, as hexadecimal digits. */
export function newWords(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(WORDS_BYTES)));
}

/** Stores the words that were added to the deal of a table. */
export function keepWords(table: string, words: string): void {
  localStore.write(`words.${table}`, { words });
}

/** The words that this device added to the deal of a table. */
export function ownWords(table: string): string | undefined {
  return localStore.read(`words.${table}`, kept)?.words;
}

/**
 * The words for the deal of a table, stored before they are sent. A repeated request gets the same
 * words, so that a player cannot try several.
 */
export function wordsFor(table: string): string {
  const known = ownWords(table);
  if (known !== undefined) return known;
  const words = newWords();
  keepWords(table, words);
  return words;
}

/**
 * Notes the promise and the options of a table whose deal has words of this device; nothing without
 * a promise.
 */
export function noteDeal({ table, promise, game }: DealToNote): void {
  const words = ownWords(table);
  if (promise === undefined || words === undefined) return;
  keepNote({ table, commitment: promise, words, ...(game === undefined ? {} : { game }) });
}

type DealToNote = Pick<TableRow, 'table'> & Partial<Pick<TableRow, 'promise' | 'game'>>;

/** Keeps the first note of a table: later statements are compared with it. */
export function keepNote(note: FairNote): void {
  if (noteOf(note.table) === undefined) localStore.write(`deal.${note.table}`, note);
}

/** The note about the deal of a table; undefined if this device took no part. */
export function noteOf(table: string): FairNote | undefined {
  return localStore.read(`deal.${table}`, fairNote);
}

/** Placeholder id for the next game of a table, until it has a table of its own. */
export function dealAfter(table: string): string {
  return `after-${table}`;
}

/** Moves words and note to the table of the next game. */
export function moveNote(from: string, table: string): void {
  const words = ownWords(from);
  if (words !== undefined) keepWords(table, words);
  const note = noteOf(from);
  if (note !== undefined) keepNote({ ...note, table });
  localStore.remove(`words.${from}`);
  localStore.remove(`deal.${from}`);
}
