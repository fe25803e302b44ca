// What this device writes down for itself at a deal, so that it can tell afterwards whether the proof is about that deal
// (docs/fair-deal.md).
import { dealWords, type FairNote, fairNote, hexOf, WORDS_BYTES } from '@eminent/protocol/online';
import { fields } from '@eminent/protocol';
import { shelf } from '../keep/device.ts';

const own = fields({ words: dealWords });

/**
 * What this device adds to the deal of a table, kept before it is sent: whoever asks again gets the same words, so that nobody can try
 * his luck with others.
 */
export function wordsFor(table: string): string {
  const kept = shelf.read(`words.${table}`, own);
  if (kept !== undefined) return kept.words;
  const words = hexOf(crypto.getRandomValues(new Uint8Array(WORDS_BYTES)));
  shelf.write(`words.${table}`, { words });
  return words;
}

/** Keeps what was promised and agreed before the deal. The first note of a table stands: what is said later is measured by it. */
export function keepNote(note: FairNote): void {
  if (noteOf(note.table) === undefined) shelf.write(`deal.${note.table}`, note);
}

/** What was noted at the deal of a table; undefined when this device was not there. */
export function noteOf(table: string): FairNote | undefined {
  return shelf.read(`deal.${table}`, fairNote);
}
