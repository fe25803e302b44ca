// Generates ids, which are short random texts that are hard to guess or mistype, and secrets.
import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32 without i, l, o and u, so that ids can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** One base-32 character per byte, from its low 5 bits. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte & 31];
  return text;
}

/** Random text in base 32: 5 bits per character. */
export function randomText(length: number): string {
  return textOf(randomBytes(length));
}

const ID_DIGITS = 10;
const SECRET_DIGITS = 52;

/** A new id of a table, user or seek: 50 bits, enough against collisions but not a secret. */
export function newId(): string {
  return randomText(ID_DIGITS);
}

/** An id derived from a text: the same text always gives the same id. */
export function idOf(text: string): string {
  return textOf(createHash('sha256').update(`eminent id ${text}`).digest().subarray(0, ID_DIGITS));
}

/** A new secret for a token or an invitation: 260 bits. */
export function newSecret(): string {
  return randomText(SECRET_DIGITS);
}
