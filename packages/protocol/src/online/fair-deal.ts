// The fair deal of an online table (docs/fair-deal.md). The seed comes from a secret of the server
// and from random bytes of every player, called words. The server publishes a hash of its secret,
// the commitment, before it sees the words. Pure functions; the caller provides random bytes.
import { fairDraw, formatFairSeed, sha256Hex } from '@eminent/engine';
import * as v from 'valibot';

/** Length of the server's secret in bytes. Each table has its own. */
export const SECRET_BYTES = 32;
/** Length of a player's words in bytes, as our clients generate them; up to 32 are accepted. */
export const WORDS_BYTES = 16;
/** The words of a seat that adds none, such as one of a bot. */
export const NO_WORDS = '';

const SECRET = /^[0-9a-f]{64}$/;
const WORDS = /^(?:[0-9a-f]{2}){16,32}$/;
const TABLE = /^[\w-]{1,64}$/;

/** A secret or digest as 64 hexadecimal digits. */
export const digest = v.pipe(
  v.string('expected 64 hexadecimal digits'),
  v.regex(SECRET, 'expected 64 hexadecimal digits'),
);

/** The random bytes that a player's device contributes: 16 to 32. */
export const dealWords = v.pipe(
  v.string('expected words'),
  v.regex(WORDS, 'expected 16 to 32 bytes in hexadecimal digits'),
  v.description(
    'Random bytes from the device of the player, which go into the deal (docs/fair-deal.md): generate new ones for each table.',
  ),
);

/** The id of a table as included in the deal. */
export const dealTable = v.pipe(
  v.string('expected the id of a table'),
  v.regex(TABLE, 'expected the id of a table: letters, digits, - and _, at most 64'),
);

/** Hexadecimal form of a secret (32 random bytes) or of words (16). */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Formats words in groups for reading and comparing: `1e9a 63b4 …`. */
export function spellWords(words: string): string {
  return words.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The commitment the server publishes before any words are added. It binds the server to its secret
 * without revealing it.
 */
export function commitment(secret: string): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  return sha256Hex(`eminent promise 1 ${secret}`);
}

/**
 * The seed of a table's game, from the secret and the words of every seat in table order. Throws
 * RangeError for ambiguous input.
 */
export function fairSeed(secret: string, table: string, words: readonly string[]): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  expectForm(TABLE, table, 'the id of a table');
  for (const one of words) if (one !== NO_WORDS) expectForm(WORDS, one, 'words of 16 to 32 bytes');
  const parts = [table, ...words].map(counted);
  return formatFairSeed(sha256Hex(`eminent seed 1 ${secret} ${parts.join(' ')}`));
}

/** The starting seat that the deal draws, in table order. It is seat 0 of the game. */
export function firstSeat(seed: string, players: number): number {
  return fairDraw(seed, players);
}

/** A text after its length, so that two lists of texts never give the same hash input. */
function counted(text: string): string {
  return `${text.length}:${text}`;
}

function expectForm(form: RegExp, text: string, what: string): void {
  if (!form.test(text)) throw new RangeError(`expected ${what}`);
}
