// Digests of secrets such as session tokens, comparison in constant time, and recovery codes.
import { createHash, timingSafeEqual } from 'node:crypto';
import { randomText } from '../store/index.ts';

/** SHA-256 of a text as base64url. Secrets are random, so they need no salt or slow hash. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are equal. The duration reveals at most whether their lengths are equal. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const CODE_LETTERS = 20;

/** A random 100-bit recovery code to write down: `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newCode(): string {
  return (randomText(CODE_LETTERS).toUpperCase().match(/.{5}/g) ?? []).join('-');
}

/** The digest of a typed code. Ignores case and punctuation; O counts as 0, I and L as 1. */
export function codeDigest(typed: string): string {
  const normalized = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digest(`code ${normalized}`);
}
