// Secrets that people are given: sessions, tokens, links, recovery codes. The server keeps only what SHA-256 makes of them.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret. It is as long as chance made it, so it needs no salt and no slow hash. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares texts in a time that does not tell where they differ. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Without the letters that are taken for another: 32 of them, 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 20;

/** A code of 100 bits that can be written down: `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newCode(): string {
  const letters = [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return (letters.join('').match(/.{5}/g) ?? []).join('-');
}

/** What is kept of a code, however somebody types it: small letters, other dashes, O for 0 and I or L for 1. */
export function codeDigest(typed: string): string {
  const read = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digest(`code ${read}`);
}
