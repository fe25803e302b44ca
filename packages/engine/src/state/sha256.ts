// Synchronous SHA-256 (FIPS 180-4) of a text, for random generators and checksums.

const K = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** Returns the first 32 bits of the fractional part of x. */
function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
}

function rotate(x: number, bits: number): number {
  return (x >>> bits) | (x << (32 - bits));
}

const BLOCK = 64;
/** Minimum padding in bytes: one for the end marker, eight for the length. */
const PADDING = 9;
/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

/** Buffer for the padded input. Reused, because deals and checksums compute many digests. */
let input = new DataView(new ArrayBuffer(1024));

/**
 * Writes the text to `input` as UTF-8 (U+FFFD for a lone surrogate) and pads it to whole blocks.
 * Returns the padded length in bytes.
 */
function padInput(text: string): number {
  const maxBytes = text.length * MAX_BYTES + BLOCK + PADDING;
  if (input.byteLength < maxBytes) input = new DataView(new ArrayBuffer(2 * maxBytes));
  const bytes = new Uint8Array(input.buffer);
  const length = writeUtf8(text, bytes);
  const end = Math.ceil((length + PADDING) / BLOCK) * BLOCK;
  bytes.fill(0, length, end);
  bytes[length] = 0x80;
  const bits = length * 8;
  input.setUint32(end - 8, Math.floor(bits / 0x1_0000_0000));
  input.setUint32(end - 4, bits >>> 0);
  return end;
}

/** Returns the number of bytes written. */
function writeUtf8(text: string, bytes: Uint8Array): number {
  let to = 0;
  for (let at = 0; at < text.length; at++) {
    const read = text.codePointAt(at) ?? 0;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) {
      bytes[to++] = code;
    } else if (code < 0x800) {
      bytes[to++] = 0xc0 | (code >> 6);
      bytes[to++] = 0x80 | (code & 63);
    } else if (code < 0x10000) {
      bytes[to++] = 0xe0 | (code >> 12);
      bytes[to++] = 0x80 | ((code >> 6) & 63);
      bytes[to++] = 0x80 | (code & 63);
    } else {
      bytes[to++] = 0xf0 | (code >> 18);
      bytes[to++] = 0x80 | ((code >> 12) & 63);
      bytes[to++] = 0x80 | ((code >> 6) & 63);
      bytes[to++] = 0x80 | (code & 63);
      // A surrogate pair takes two code units.
      at++;
    }
  }
  return to;
}

const W = new Uint32Array(64);

function schedule(from: number): void {
  for (let i = 0; i < 16; i++) W[i] = input.getUint32(from + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15] as number;
    const y = W[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    W[i] = (W[i - 16] as number) + s0 + (W[i - 7] as number) + s1;
  }
}

function compress(hash: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] as number) + word;
}

/** Returns the digest of a text's UTF-8 bytes as eight unsigned 32-bit words. */
export function sha256(text: string): number[] {
  const end = padInput(text);
  const hash = INITIAL.slice();
  for (let at = 0; at < end; at += BLOCK) {
    schedule(at);
    compress(hash);
  }
  return [...hash];
}

/** Returns the digest of a text's UTF-8 bytes as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}
