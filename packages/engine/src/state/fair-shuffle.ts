// The shuffles of a fair deal: a game whose shuffles the players can verify (docs/fair-deal.md).
// Each shuffle has its own generator, so the result of one reveals nothing about the others.
import { sha256 } from './sha256.ts';

/** Prefix of a fair deal's seed. A text that does not match PATTERN is an ordinary seed. */
const PREFIX = 'fair:1:';
const PATTERN = /^fair:1:([0-9a-f]{64})((?:,[1-9]\d{0,8}=[1-9]\d{0,8})*)$/;

/** A jump in the shuffle numbers: after an undo, the numbers of undone shuffles are not reused. */
export interface ShuffleGap {
  /** Index of the first shuffle after the jump, from 1. Shuffles taken back do not count. */
  readonly shuffle: number;
  /** Number of this shuffle, which selects its generator. Later shuffles continue from here. */
  readonly number: number;
}

/** Returns a fair deal's seed. Throws a RangeError unless the key has 64 lowercase hex digits. */
export function formatFairSeed(key: string): string {
  const seed = `${PREFIX}${key}`;
  if (!PATTERN.test(seed)) throw new RangeError('expected 64 hexadecimal digits');
  return seed;
}

/** Parses the seed of a fair deal. Returns undefined for an ordinary seed. */
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

function areValidGaps(gaps: readonly ShuffleGap[]): boolean {
  return gaps.every(({ shuffle, number }, i) => {
    const before = gaps[i - 1];
    return (before?.shuffle ?? 0) < shuffle && number > numberAfter(before, shuffle);
  });
}

function numberAfter(gap: ShuffleGap | undefined, shuffle: number): number {
  return gap === undefined ? shuffle : gap.number + shuffle - gap.shuffle;
}

/** Random numbers of one shuffle. Each SHA-256 of key, number and block counter gives eight. */
export class FairRandom {
  private readonly text: string;
  private block = 0;
  private words: readonly number[] = [];
  private at = 0;

  constructor(key: string, number: number) {
    this.text = `eminent shuffle 1 ${key} ${number}`;
  }

  /** Returns the next unsigned 32-bit integer. */
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

/** Counts the shuffles of a fair deal and assigns a number to each. */
export class FairShuffles {
  /** 64 hexadecimal digits. */
  readonly key: string;
  private gaps: readonly ShuffleGap[];
  /** Shuffles so far. Those taken back by an undo do not count. */
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

  /** The seed that reproduces these shuffles, with all gaps. */
  get seed(): string {
    const gaps = this.gaps.map(({ shuffle, number }) => `,${shuffle}=${number}`);
    return `${formatFairSeed(this.key)}${gaps.join('')}`;
  }

  /** The number that the next shuffle will have. */
  get next(): number {
    const shuffle = this.made + 1;
    return numberAfter(
      this.gaps.findLast((gap) => gap.shuffle <= shuffle),
      shuffle,
    );
  }

  /** Counts the next shuffle and returns its generator. Call once per shuffle. */
  nextGenerator(): FairRandom {
    const numbers = new FairRandom(this.key, this.next);
    this.made++;
    return numbers;
  }

  /** Gives the next shuffle this number, or its usual one if that is higher. Used after an undo. */
  skipTo(number: number): void {
    const shuffle = this.made + 1;
    const kept = this.gaps.filter((gap) => gap.shuffle < shuffle);
    const usual = numberAfter(kept.at(-1), shuffle);
    this.gaps = number > usual ? [...kept, { shuffle, number }] : kept;
  }
}

/**
 * Returns an integer from 0 to n - 1 that the seed determines, such as the starting player. It is
 * independent of all shuffles. Throws a RangeError for an ordinary seed.
 */
export function fairDraw(seed: string, n: number): number {
  const fair = parseFairSeed(seed);
  if (fair === undefined) throw new RangeError('expected the seed of a fair deal');
  return new FairRandom(fair.key, 0).below(n);
}
