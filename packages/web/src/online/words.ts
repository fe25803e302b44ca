// What this device adds to a deal: words by chance, kept so that the player can later see them in the proof (docs/fair-deal.md).
import { fields, text } from '@eminent/protocol';
import { shelf } from '../keep/device.ts';

const BYTES = 32;

/** New words for a deal, as hexadecimal digits. */
export function newWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps what was added to the deal of a table. */
export function keepWords(table: string, words: string): void {
  shelf.write(`words.${table}`, { words });
}

const kept = fields({ words: text() });

/** What this device added to the deal of a table. */
export function ownWords(table: string): string | undefined {
  return shelf.read(`words.${table}`, kept)?.words;
}
