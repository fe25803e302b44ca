// Generates ids, which are short random text that is hard to guess or mistype, and secrets of 256
// bits.
import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32 without i, l, o and u, so that ids can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Encodes bytes in base 32, 5 bits per character. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte & 31];
  return text;
}

const ID_DIGITS = 10;
const SECRET_DIGITS = 52;

/** A new id of a table, user or seek: 50 bits, enough against collisions but not a secret. */
export function newId(): string {
  return textOf(randomBytes(ID_DIGITS));
}

/** The same id for the same text. */
export function idOf(text: string): string {
  return textOf(createHash('sha256').update(`eminent id ${text}`).digest().subarray(0, ID_DIGITS));
}

/** A new secret for a token or an invitation: 260 bits. */
export function newSecret(): string {
  return textOf(randomBytes(SECRET_DIGITS));
}
