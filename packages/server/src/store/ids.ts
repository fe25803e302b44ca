// Names of things: short random text that nobody guesses or mistypes, and secrets of 256 bits.
import { createHash, randomBytes } from 'node:crypto';

/** Crockford's digits: no i, l, o or u, so that a name read aloud is understood. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Bytes as text in base 32, 5 bits of each. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte & 31];
  return text;
}

const ID_DIGITS = 10;
const SECRET_DIGITS = 52;

/** The name of a table, a person, a seek …: 50 bits, enough against chance but no secret. */
export function newId(): string {
  return textOf(randomBytes(ID_DIGITS));
}

/** The same for the same text. */
export function idOf(text: string): string {
  return textOf(createHash('sha256').update(`eminent id ${text}`).digest().subarray(0, ID_DIGITS));
}

/** A secret: a token, an invitation. 260 bits. */
export function newSecret(): string {
  return textOf(randomBytes(SECRET_DIGITS));
}
