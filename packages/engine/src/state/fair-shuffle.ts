// The shuffles of a fair deal. Each uses its own generator, so one shuffle reveals nothing about
// the others.
import { sha256 } from './sha256.ts';

/** The start of a fair deal's seed. Any other text is an ordinary seed. */
const PREFIX = 'fair:1:';
const PATTERN = /^fair:1:([0-9a-f]{64})((?:,[1-9]\d{0,8}=[1-9]\d{0,8})*)$/;

/**
 * A shuffle whose number is higher than expected, because an undo took back shuffles, whose numbers
 * are never used again.
 */
export interface ShuffleGap {
  /** Which shuffle of the game it is, from 1. */
  readonly shuffle: number;
  /** The number that selects its generator. Later shuffles use the numbers after this one. */
  readonly number: number;
}

/** The seed of a fair deal. Throws a RangeError unless the key has 64 hexadecimal digits. */
export function formatFairSeed(key: string): string {
  const seed = `${PREFIX}${key}`;
  if (!PATTERN.test(seed)) throw new RangeError('expected 64 hexadecimal digits');
  return seed;
}

/** Parses the seed of a fair deal; undefined for an ordinary seed. */
export function parseFairSeed(seed: string): FairShuffles | undefined {
  const [, key, list = ''] = PATTERN.exec(seed) ?? [];
  if (key === undefined) return undefined;
  const gaps = list.split(',').slice(1).map(readGap);
  return areValidGaps(gaps) ? new FairShuffles(key, gaps) : undefined;
}

function readGap(text: string): ShuffleGap {
  const [shuffle = 0, number = 0] = text.split('=').map(Number);
  return { shuffle, number };
}

/** Whether gaps are in the order of their shuffles and each skips at least one number. */
function areValidGaps(gaps: readonly ShuffleGap[]): boolean {
  return gaps.every(({ shuffle, number }, i) => {
    const before = gaps[i - 1];
    return (before?.shuffle ?? 0) < shuffle && number > numberAfter(before, shuffle);
  });
}

/** The number of a shuffle, given the last gap at or before it. */
function numberAfter(gap: ShuffleGap | undefined, shuffle: number): number {
  return gap === undefined ? shuffle : gap.number + shuffle - gap.shuffle;
}

/**
 * The random numbers of one shuffle or draw of a fair deal. The SHA-256 digest of key, number and
 * block counter gives eight of them at a time.
 */
export class FairRandom {
  private readonly text: string;
  private block = 0;
  private words: readonly number[] = [];
  private at = 0;

  constructor(key: string, number: number) {
    this.text = `eminent shuffle 1 ${key} ${number}`;
  }

  /** Returns an unsigned 32-bit integer. */
  next(): number {
    if (this.at === this.words.length) {
      this.words = sha256(`${this.text} ${this.block}`);
      this.block++;
      this.at = 0;
    }
    const word = this.words[this.at] as number;
    this.at++;
    return word;
  }

  /** Returns an integer from 0 to n - 1 with uniform probability, in the same way as `Random`. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }
}

/** The shuffles of a fair deal: their count and the number of each. */
export class FairShuffles {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** Replaced as a whole, never changed in place, so copies share it. */
  private gaps: readonly ShuffleGap[];
  /** The number of shuffles so far, without those taken back. */
  made = 0;

  constructor(key: string, gaps: readonly ShuffleGap[] = []) {
    this.key = key;
    this.gaps = gaps;
  }

  clone(): FairShuffles {
    const copy = new FairShuffles(this.key, this.gaps);
    copy.made = this.made;
    return copy;
  }

  /** The seed that reproduces exactly these shuffles. */
  get seed(): string {
    const gaps = this.gaps.map(({ shuffle, number }) => `,${shuffle}=${number}`);
    return `${formatFairSeed(this.key)}${gaps.join('')}`;
  }

  /** The number of the next shuffle. */
  get next(): number {
    const shuffle = this.made + 1;
    return numberAfter(
      this.gaps.findLast((gap) => gap.shuffle <= shuffle),
      shuffle,
    );
  }

  /** The generator of the next shuffle. */
  forShuffle(): FairRandom {
    const numbers = new FairRandom(this.key, this.next);
    this.made++;
    return numbers;
  }

  /** Gives the next shuffle this number, unless it would have a higher one without a gap. */
  skipTo(number: number): void {
    const shuffle = this.made + 1;
    const kept = this.gaps.filter((gap) => gap.shuffle < shuffle);
    const usual = numberAfter(kept.at(-1), shuffle);
    this.gaps = number > usual ? [...kept, { shuffle, number }] : kept;
  }
}

/**
 * A random integer from 0 to n - 1 that a fair deal determines in addition to its shuffles, such as
 * the starting player. Throws a RangeError for an ordinary seed.
 */
export function fairDraw(seed: string, n: number): number {
  const fair = parseFairSeed(seed);
  if (fair === undefined) throw new RangeError('expected the seed of a fair deal');
  return new FairRandom(fair.key, 0).below(n);
}
