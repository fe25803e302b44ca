// Chance of a fair deal: each shuffle has a generator of its own, so that who saw one shuffle knows nothing of another.
import { sha256 } from './sha256.ts';

/** What the seed of a fair deal begins with. Every other text is an ordinary seed, as it always was. */
const KIND = 'fair:1:';
const FORM = /^fair:1:([0-9a-f]{64})((?:,[1-9]\d{0,8}=[1-9]\d{0,8})*)$/;

/** From here on the shuffles of a game have other numbers than their places, because an undo took some back. */
export interface ShuffleGap {
  /** The place of a shuffle in the game as it stands, from 1. */
  readonly shuffle: number;
  /** Its number, which names its generator; those behind it count on from there. */
  readonly number: number;
}

/** The seed of a fair deal, from the 64 hexadecimal digits of its key. */
export function formatFairSeed(key: string): string {
  const seed = `${KIND}${key}`;
  if (!FORM.test(seed)) throw new RangeError('expected 64 hexadecimal digits');
  return seed;
}

/** Reads the seed of a fair deal; undefined for an ordinary one. */
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

/** Places grow, and at each one numbers are left out: none comes twice and none without need. */
function areValidGaps(jumps: readonly ShuffleGap[]): boolean {
  return jumps.every(({ shuffle, number }, i) => {
    const before = jumps[i - 1];
    return (before?.shuffle ?? 0) < shuffle && number > numberAfter(before, shuffle);
  });
}

/** The number of the shuffle at a place, the last jump up to there being given. */
function numberAfter(jump: ShuffleGap | undefined, shuffle: number): number {
  return jump === undefined ? shuffle : jump.number + shuffle - jump.shuffle;
}

/** The numbers of one shuffle, or of another draw of the deal: SHA-256 over key, number and block, eight words each. */
export class FairRandom {
  private readonly text: string;
  private block = 0;
  private words: readonly number[] = [];
  private at = 0;

  constructor(key: string, number: number) {
    this.text = `eminent shuffle 1 ${key} ${number}`;
  }

  /** An unsigned 32-bit number. */
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

  /** A whole number from 0 to n - 1, all equally likely; drawn as an ordinary generator does. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }
}

/** The shuffles of a game with a fair deal: how many there were, and which number each one has. */
export class FairShuffles {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** A list that is replaced, never changed, so that copies share it. */
  private gaps: readonly ShuffleGap[];
  /** Shuffles of the game as it stands. */
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

  /** The seed that gives exactly these shuffles. */
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

  /** Lets the next shuffle have this number, or the one that it has anyway where that is higher. */
  skipTo(number: number): void {
    const shuffle = this.made + 1;
    const kept = this.gaps.filter((jump) => jump.shuffle < shuffle);
    const usual = numberAfter(kept.at(-1), shuffle);
    this.gaps = number > usual ? [...kept, { shuffle, number }] : kept;
  }
}

/** A whole number from 0 to n - 1 that the deal decides beside its shuffles, such as who begins. */
export function fairDraw(seed: string, n: number): number {
  const fair = parseFairSeed(seed);
  if (fair === undefined) throw new RangeError('expected the seed of a fair deal');
  return new FairRandom(fair.key, 0).below(n);
}
