// The deal of an online table: a secret that its server promised, words of every player, and the seed that they make together
// (docs/fair-deal.md). Everything here is a function of its arguments; whoever has a source of chance lends it.
import { fairDraw, formatFairSeed, sha256Hex } from '@eminent/engine';
import * as v from 'valibot';

/** Bytes of the server's secret, of which every table has one of its own. */
export const SECRET_BYTES = 32;
/** Bytes of the words that our page adds for a player. */
export const WORDS_BYTES = 16;
/** What stands for the words of a seat that adds none: a computer player. */
export const NO_WORDS = '';

const SECRET = /^[0-9a-f]{64}$/;
const WORDS = /^(?:[0-9a-f]{2}){16,32}$/;
const TABLE = /^[\w-]{1,64}$/;

/** A secret, and every other digest, as 64 hexadecimal digits. */
export const digest = v.pipe(
  v.string('expected 64 hexadecimal digits'),
  v.regex(SECRET, 'expected 64 hexadecimal digits'),
);

/** What a player's device adds to the deal: 16 to 32 bytes by chance. */
export const dealWords = v.pipe(
  v.string('expected words'),
  v.regex(WORDS, 'expected 16 to 32 bytes in hexadecimal digits'),
  v.description(
    'Random bytes from the device of the player, which go into the deal (docs/fair-deal.md): make up new ones for each table.',
  ),
);

/** The id of a table as the deal can contain it. */
export const dealTable = v.pipe(
  v.string('expected the id of a table'),
  v.regex(TABLE, 'expected the id of a table: letters, digits, - and _, at most 64'),
);

/** A server's secret from 32 random bytes, or a player's words from 16. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Words as people read and compare them: `1e9a 63b4 …`. */
export function spellWords(words: string): string {
  return words.replace(/(.{4})(?=.)/g, '$1 ');
}

/** What the server publishes before anybody adds words: it cannot take another secret any more, and nobody can find this one. */
export function commitment(secret: string): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  return sha256Hex(`eminent promise 1 ${secret}`);
}

/**
 * The seed of a table's game, made of the secret and of the words of every seat as people sit round the table. Throws RangeError for
 * what cannot be told apart from something else.
 */
export function fairSeed(secret: string, table: string, words: readonly string[]): string {
  expectForm(SECRET, secret, 'a secret of 64 hexadecimal digits');
  expectForm(TABLE, table, 'the id of a table');
  for (const one of words) if (one !== NO_WORDS) expectForm(WORDS, one, 'words of 16 to 32 bytes');
  const parts = [table, ...words].map(counted);
  return formatFairSeed(sha256Hex(`eminent seed 1 ${secret} ${parts.join(' ')}`));
}

/** Who begins where chance decides: a seat as people sit round the table. The game's own seats count from there. */
export function firstSeat(seed: string, players: number): number {
  return fairDraw(seed, players);
}

/** With its length in front a text cannot run into the next one. All of them are ASCII. */
function counted(text: string): string {
  return `${text.length}:${text}`;
}

function expectForm(form: RegExp, text: string, what: string): void {
  if (!form.test(text)) throw new RangeError(`expected ${what}`);
}
