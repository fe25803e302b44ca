// Randomness of a fair deal. Each shuffle has its own generator, so knowing one shuffle reveals
// nothing about another.
import { sha256 } from './sha256.ts';

/** Prefix of a fair deal's seed. Any other text is an ordinary seed. */
const KIND = 'fair:1:';
const FORM = /^fair:1:([0-9a-f]{64})((?:,[1-9]\d{0,8}=[1-9]\d{0,8})*)$/;

/**
 * Marks a place from which shuffle numbers are higher than their places, because an undo discarded
 * some numbers.
 */
export interface ShuffleGap {
  /** The place of the shuffle in the current line of play, from 1. */
  readonly shuffle: number;
  /** Its number, which selects the generator. Later shuffles continue from there. */
  readonly number: number;
}

/** The seed of a fair deal, from the 64 hexadecimal digits of its key. */
export function formatFairSeed(key: string): string {
  const seed = `${KIND}${key}`;
  if (!FORM.test(seed)) throw new RangeError('expected 64 hexadecimal digits');
  return seed;
}

/** Parses the seed of a fair deal; undefined for an ordinary seed. */
export function parseFairSeed(seed: string): FairShuffles | undefined {
  const [, key, list = ''] = FORM.exec(seed) ?? [];
  if (key === undefined) return undefined;
  const jumps = list.split(',').slice(1).map(readJump);
  return areValidGaps(jumps) ? new FairShuffles(key, jumps) : undefined;
}

function readJump(text: string): ShuffleGap {
  const [shuffle = 0, number = 0] = text.split('=').map(Number);
  return { shuffle, number };
}

/**
 * Whether places ascend and each gap skips at least one number. No number is used twice and no gap
 * is empty.
 */
function areValidGaps(jumps: readonly ShuffleGap[]): boolean {
  return jumps.every(({ shuffle, number }, i) => {
    const before = jumps[i - 1];
    return (before?.shuffle ?? 0) < shuffle && number > numberAfter(before, shuffle);
  });
}

/** The number of the shuffle at a place, given the last gap up to there. */
function numberAfter(jump: ShuffleGap | undefined, shuffle: number): number {
  return jump === undefined ? shuffle : jump.number + shuffle - jump.shuffle;
}

/**
 * The random numbers of one shuffle or other draw: SHA-256 over key, number and block, eight words
 * each.
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

  /**
   * Returns an integer from 0 to n - 1 with uniform probability, drawn as by an ordinary generator.
   */
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
  /** Number of shuffles in the current line of play. */
  made = 0;

  constructor(key: string, jumps: readonly ShuffleGap[] = []) {
    this.key = key;
    this.gaps = jumps;
  }

  clone(): FairShuffles {
    const copy = new FairShuffles(this.key, this.gaps);
    copy.made = this.made;
    return copy;
  }

  /** The seed that reproduces exactly these shuffles. */
  get seed(): string {
    const jumps = this.gaps.map(({ shuffle, number }) => `,${shuffle}=${number}`);
    return `${formatFairSeed(this.key)}${jumps.join('')}`;
  }

  /** The number of the next shuffle. */
  get next(): number {
    const shuffle = this.made + 1;
    return numberAfter(
      this.gaps.findLast((jump) => jump.shuffle <= shuffle),
      shuffle,
    );
  }

  /** The generator of the next shuffle. */
  forShuffle(): FairRandom {
    const numbers = new FairRandom(this.key, this.next);
    this.made++;
    return numbers;
  }

  /** Raises the number of the next shuffle to at least this number. */
  skipTo(number: number): void {
    const shuffle = this.made + 1;
    const kept = this.gaps.filter((jump) => jump.shuffle < shuffle);
    const usual = numberAfter(kept.at(-1), shuffle);
    this.gaps = number > usual ? [...kept, { shuffle, number }] : kept;
  }
}

/**
 * An integer from 0 to n - 1 that the deal decides in addition to its shuffles, such as the
 * starting player.
 */
export function fairDraw(seed: string, n: number): number {
  const fair = parseFairSeed(seed);
  if (fair === undefined) throw new RangeError('expected the seed of a fair deal');
  return new FairRandom(fair.key, 0).below(n);
}
