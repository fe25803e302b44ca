// Computes the fair deal of an online table (docs/fair-deal.md). The seed depends on a secret of
// the server and on random bytes of every player, called words. The server publishes a hash of its
// secret, the commitment, before it sees the words. The caller provides the random bytes.
import { fairDraw, formatFairSeed, sha256Hex } from '@eminent/engine';
import * as v from 'valibot';

/** Length of the server's secret in bytes. Each table has its own. */
export const SECRET_BYTES = 32;
/** Length in bytes of the words that our clients generate. The server accepts 16 to 32. */
export const WORDS_BYTES = 16;
/** The words of a seat that adds none, such as the seat of a bot. */
export const NO_WORDS = '';

const SECRET = /^[0-9a-f]{64}$/;
const WORDS = /^(?:[0-9a-f]{2}){16,32}$/;
const TABLE = /^[\w-]{1,64}$/;

/** A secret or digest as 64 hexadecimal digits. */
export const digest = v.pipe(
  v.string('expected 64 hexadecimal digits'),
  v.regex(SECRET, 'expected 64 hexadecimal digits'),
);

/** The words of a player: 16 to 32 random bytes as hexadecimal digits. */
export const dealWords = v.pipe(
  v.string('expected words'),
  v.regex(WORDS, 'expected 16 to 32 bytes in hexadecimal digits'),
  v.description(
    'Random bytes from the device of the player, which go into the deal (docs/fair-deal.md): generate new ones for each table.',
  ),
);

/** Id of a table. It is part of the input of the seed. */
export const dealTable = v.pipe(
  v.string('expected the id of a table'),
  v.regex(TABLE, 'expected the id of a table: letters, digits, - and _, at most 64'),
);

/** Converts the bytes of a secret or of words to hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Formats words in groups of four digits, which are easy to compare: `1e9a 63b4 …`. */
export function spellWords(words: string): string {
  return words.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Returns the commitment to a secret: its hash. Throws RangeError if the secret is malformed. */
export function commitment(secret: string): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  return sha256Hex(`eminent promise 1 ${secret}`);
}

/** Returns the seed of a game. `words` is in table order. Throws RangeError if malformed. */
export function fairSeed(secret: string, table: string, words: readonly string[]): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  expectForm(TABLE, table, 'the id of a table');
  for (const own of words) if (own !== NO_WORDS) expectForm(WORDS, own, 'words of 16 to 32 bytes');
  const parts = [table, ...words].map(withLength);
  return formatFairSeed(sha256Hex(`eminent seed 1 ${secret} ${parts.join(' ')}`));
}

/** Draws the starting seat from the seed: an index in table order, which becomes seat 0. */
export function firstSeat(seed: string, players: number): number {
  return fairDraw(seed, players);
}

/** Puts the length before a text, so that different lists never give the same hash input. */
function withLength(text: string): string {
  return `${text.length}:${text}`;
}

function expectForm(form: RegExp, text: string, expected: string): void {
  if (!form.test(text)) throw new RangeError(`expected ${expected}`);
}
