// SHA-256 (FIPS 180-4), so that a seed of any length becomes the same generator in every environment.

const K = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)));
const INITIAL = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** The first 32 bits of the fractional part. */
function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
}

function rotate(x: number, bits: number): number {
  return (x >>> bits) | (x << (32 - bits));
}

/** UTF-8 bytes of a text; a lone surrogate counts as U+FFFD. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const read = char.codePointAt(0) ?? 0;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

function padded(bytes: number[]): number[] {
  const bits = bytes.length * 8;
  const out = [...bytes, 0x80];
  while (out.length % 64 !== 56) out.push(0);
  const high = Math.floor(bits / 0x1_0000_0000);
  for (const word of [high, bits >>> 0]) {
    out.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  }
  return out;
}

function schedule(block: readonly number[]): number[] {
  const w: number[] = [];
  for (let i = 0; i < 16; i++) {
    const [a = 0, b = 0, c = 0, d = 0] = block.slice(i * 4, i * 4 + 4);
    w.push(((a << 24) | (b << 16) | (c << 8) | d) >>> 0);
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w.push(((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) >>> 0);
  }
  return w;
}

function compress(hash: readonly number[], block: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  const w = schedule(block);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) >>> 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) >>> 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) >>> 0;
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) >>> 0);
}

/** The digest of a text's UTF-8 bytes as eight unsigned 32-bit words. */
export function sha256(text: string): number[] {
  const bytes = padded(utf8(text));
  let hash: number[] = INITIAL;
  for (let at = 0; at < bytes.length; at += 64) hash = compress(hash, bytes.slice(at, at + 64));
  return hash;
}

/** The digest of a text's UTF-8 bytes as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}
