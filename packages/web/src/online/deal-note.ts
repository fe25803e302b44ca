// Stores what this device knows about fair deals (docs/fair-deal.md): the random words that it
// contributed, and the promise of the server, against which the proof is checked.
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

const storedWordsSchema = fields({ words: dealWords });

/** Returns 16 random bytes as 32 hexadecimal digits. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(WORDS_BYTES)));
}

/** Stores the words that this device contributes to the deal of a table. */
export function keepWords(table: string, words: string): void {
  localStore.write(`words.${table}`, { words });
}

/** Returns the words that this device contributed to a table's deal; undefined if none. */
export function ownWords(table: string): string | undefined {
  return localStore.read(`words.${table}`, storedWordsSchema)?.words;
}

/** Returns the words for a table, stored by the first call, so that a player cannot try several. */
export function wordsFor(table: string): string {
  const known = ownWords(table);
  if (known !== undefined) return known;
  const words = randomHex();
  keepWords(table, words);
  return words;
}

/** The fields of a table row that a note contains. Rows in the friends list have only the id. */
export type DealToNote = Pick<TableRow, 'table'> & Partial<Pick<TableRow, 'promise' | 'game'>>;

/** Stores a note, unless there is no promise or this device contributed no words. */
export function noteDeal({ table, promise, game }: DealToNote): void {
  const words = ownWords(table);
  if (promise === undefined || words === undefined) return;
  keepNote({ table, commitment: promise, words, ...(game === undefined ? {} : { game }) });
}

/** Stores a note unless the table has one: the proof is checked against the first. */
export function keepNote(note: FairNote): void {
  if (noteOf(note.table) === undefined) localStore.write(`deal.${note.table}`, note);
}

/** Returns the note about the deal of a table; undefined if none was stored. */
export function noteOf(table: string): FairNote | undefined {
  return localStore.read(`deal.${table}`, fairNote);
}

/** Returns a placeholder id for the rematch of a table, until the rematch has its own table. */
export function dealAfter(table: string): string {
  return `after-${table}`;
}

/** Moves the words and the note to another table id, where an existing note stays. */
export function moveNote(from: string, table: string): void {
  const words = ownWords(from);
  if (words !== undefined) keepWords(table, words);
  const note = noteOf(from);
  if (note !== undefined) keepNote({ ...note, table });
  localStore.remove(`words.${from}`);
  localStore.remove(`deal.${from}`);
}
