// Secrets: session tokens, links and recovery codes. Only their SHA-256 is stored.
import { createHash, timingSafeEqual } from 'node:crypto';
import { randomText } from '../store/index.ts';

/** The stored digest. Secrets are random, so they need no salt or slow hash. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in constant time, so that the duration reveals nothing. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const CODE_LETTERS = 20;

/** A random 100-bit code that can be written down: `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function newCode(): string {
  return (randomText(CODE_LETTERS).toUpperCase().match(/.{5}/g) ?? []).join('-');
}

/** The digest of a typed code. Case and dashes do not matter; O counts as 0, I and L as 1. */
export function codeDigest(typed: string): string {
  const normalized = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digest(`code ${normalized}`);
}
