// Names of things: short random text that nobody guesses or mistypes, and secrets of 256 bits.
import { randomBytes } from 'node:crypto';

/** Crockford's digits: no i, l, o or u, so that a name read aloud is understood. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random text in base 32. */
function randomText(digits: number): string {
  let text = '';
  for (const byte of randomBytes(digits)) text += DIGITS[byte & 31];
  return text;
}

const ID_DIGITS = 10;
const SECRET_DIGITS = 52;

/** The name of a table, a person, a seek …: 50 bits, enough against chance but no secret. */
export function newId(): string {
  return randomText(ID_DIGITS);
}

/** A secret: a token, an invitation. 260 bits. */
export function newSecret(): string {
  return randomText(SECRET_DIGITS);
}
