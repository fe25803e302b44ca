// Encrypts texts with a secret (AES-256-GCM).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`eminent seal ${secret}`).digest();
}

/** Returns nonce, authentication tag and encrypted text as one base64 string. */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** Reverses `encrypt`. Throws if the secret is wrong or the text was changed. */
export function decrypt(encrypted: string, secret: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const start = NONCE_BYTES + TAG_BYTES;
  const cipher = createDecipheriv(ALGORITHM, keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
  return Buffer.concat([cipher.update(bytes.subarray(start)), cipher.final()]).toString('utf8');
}
