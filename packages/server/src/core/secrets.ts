// Digests of secrets such as session tokens, comparison in constant time, and recovery codes.
import { createHash, timingSafeEqual } from 'node:crypto';
import { randomText } from '../store/index.ts';

/** SHA-256 of a secret in base64url. The secrets are random, so they need no salt or slow hash. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in a time that reveals at most whether they are equally long. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const CODE_LETTERS = 20;

/** Returns a random recovery code with 100 bits of entropy, such as `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newCode(): string {
  return (randomText(CODE_LETTERS).toUpperCase().match(/.{5}/g) ?? []).join('-');
}

/** Returns the digest of a typed code. Ignores case and punctuation; O is 0, I and L are 1. */
export function codeDigest(typed: string): string {
  const normalized = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digest(`code ${normalized}`);
}
