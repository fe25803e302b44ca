// Generates ids, which are short and hard to mistype, and secrets.
import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: without i, l, o and u, so that ids can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte & 31];
  return text;
}

/** Returns random text in base 32, with 5 bits per character. */
export function randomText(length: number): string {
  return textOf(randomBytes(length));
}

const ID_DIGITS = 10;
const SECRET_DIGITS = 52;

/** Returns a new id of a table, user or seek: 50 bits, enough to avoid collisions but no secret. */
export function newId(): string {
  return randomText(ID_DIGITS);
}

/** Derives an id from a text. The same text always gives the same id. */
export function idOf(text: string): string {
  return textOf(createHash('sha256').update(`eminent id ${text}`).digest().subarray(0, ID_DIGITS));
}

/** Returns a new secret of 260 bits, for a token or an invitation. */
export function newSecret(): string {
  return randomText(SECRET_DIGITS);
}
