// Secrets: session tokens, links and recovery codes. Only their SHA-256 is stored.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The stored digest. Secrets are random, so they need no salt or slow hash. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Constant-time comparison. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 32 unambiguous characters, 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 20;

/** A 100-bit code that can be written down: `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newCode(): string {
  const letters = [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return (letters.join('').match(/.{5}/g) ?? []).join('-');
}

/** The digest of a code, tolerant of case, dashes, and O/0, I/L/1. */
export function codeDigest(typed: string): string {
  const read = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digest(`code ${read}`);
}
