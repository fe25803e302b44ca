// What this device writes down for itself at a deal, so that it can tell afterwards whether the proof is about that deal
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

/** New words for a deal, as hexadecimal digits. */
export function newWords(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(WORDS_BYTES)));
}

/** Keeps what was added to the deal of a table. */
export function keepWords(table: string, words: string): void {
  localStore.write(`words.${table}`, { words });
}

/** What this device added to the deal of a table. */
export function ownWords(table: string): string | undefined {
  return localStore.read(`words.${table}`, kept)?.words;
}

/**
 * What this device adds to the deal of a table, kept before it is sent: whoever asks again gets the same words, so that nobody can try
 * his luck with others.
 */
export function wordsFor(table: string): string {
  const known = ownWords(table);
  if (known !== undefined) return known;
  const words = newWords();
  keepWords(table, words);
  return words;
}

/** Notes what was promised and agreed, for a table to whose deal this device adds words; as long as there is a promise. */
export function noteDeal({ table, promise, game }: DealToNote): void {
  const words = ownWords(table);
  if (promise === undefined || words === undefined) return;
  keepNote({ table, commitment: promise, words, ...(game === undefined ? {} : { game }) });
}

type DealToNote = Pick<TableRow, 'table'> & Partial<Pick<TableRow, 'promise' | 'game'>>;

/** The first note of a table stands: what is said later is measured by it. */
export function keepNote(note: FairNote): void {
  if (noteOf(note.table) === undefined) localStore.write(`deal.${note.table}`, note);
}

/** What was noted at the deal of a table; undefined when this device was not there. */
export function noteOf(table: string): FairNote | undefined {
  return localStore.read(`deal.${table}`, fairNote);
}

/** The deal of the next game of a table, as long as the table for it has no id of its own. */
export function dealAfter(table: string): string {
  return `after-${table}`;
}

/** The next game has a table: what was kept and noted for it is found there from now on. */
export function moveNote(from: string, table: string): void {
  const words = ownWords(from);
  if (words !== undefined) keepWords(table, words);
  const note = noteOf(from);
  if (note !== undefined) keepNote({ ...note, table });
  localStore.remove(`words.${from}`);
  localStore.remove(`deal.${from}`);
}
