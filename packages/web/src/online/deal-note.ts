// Stores the random words that this device contributed to a deal, and the server's promise. With
// them it checks later that the proof is about this deal (docs/fair-deal.md).
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

const storedWords = fields({ words: dealWords });

/** New random words, as hexadecimal digits. */
export function newWords(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(WORDS_BYTES)));
}

/** Stores the words that this device contributes to the deal of a table. */
export function keepWords(table: string, words: string): void {
  localStore.write(`words.${table}`, { words });
}

/** The words that this device contributed to the deal of a table; undefined if it did not. */
export function ownWords(table: string): string | undefined {
  return localStore.read(`words.${table}`, storedWords)?.words;
}

/**
 * The words to contribute to the deal of a table, stored before they are sent. Repeated calls
 * return the same words, so that a player cannot try several.
 */
export function wordsFor(table: string): string {
  const known = ownWords(table);
  if (known !== undefined) return known;
  const words = newWords();
  keepWords(table, words);
  return words;
}

/** The fields of a table row to note; the rows of friends have only the id. */
export type DealToNote = Pick<TableRow, 'table'> & Partial<Pick<TableRow, 'promise' | 'game'>>;

/**
 * Notes the promise and the options of a table. Does nothing without a promise, or if this device
 * contributed no words.
 */
export function noteDeal({ table, promise, game }: DealToNote): void {
  const words = ownWords(table);
  if (promise === undefined || words === undefined) return;
  keepNote({ table, commitment: promise, words, ...(game === undefined ? {} : { game }) });
}

/** Stores a note unless the table has one. The proof is compared with the first note. */
export function keepNote(note: FairNote): void {
  if (noteOf(note.table) === undefined) localStore.write(`deal.${note.table}`, note);
}

/** The note about the deal of a table; undefined if this device took no part. */
export function noteOf(table: string): FairNote | undefined {
  return localStore.read(`deal.${table}`, fairNote);
}

/** A placeholder id for the rematch of a table, until the rematch has its own table. */
export function dealAfter(table: string): string {
  return `after-${table}`;
}

/** Moves the words and the note of a table id to another one. */
export function moveNote(from: string, table: string): void {
  const words = ownWords(from);
  if (words !== undefined) keepWords(table, words);
  const note = noteOf(from);
  if (note !== undefined) keepNote({ ...note, table });
  localStore.remove(`words.${from}`);
  localStore.remove(`deal.${from}`);
}
