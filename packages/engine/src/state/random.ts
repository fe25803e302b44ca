// The random generator of games without a fair deal, and the shuffle algorithm of all games.
import { type FairRandom, type FairShuffles, parseFairSeed } from './fair-shuffle.ts';
import { sha256 } from './sha256.ts';

/** The sfc32 generator of PractRand. docs/notation.md specifies it for other programs. */
export class Random {
  a: number;
  b: number;
  c: number;
  counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
  }

  clone(): Random {
    return new Random(this.a, this.b, this.c, this.counter);
  }

  /** Returns this generator. A fair deal has a new one for each shuffle. */
  nextGenerator(): Random {
    return this;
  }

  /** Returns the next unsigned 32-bit integer. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Returns a uniformly distributed integer from 0 to n - 1. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }
}

/**
 * Returns a generator whose state is the first four words of the seed's SHA-256 digest. The first
 * twelve numbers are discarded.
 */
export function randomFromSeed(seed: string): Random {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(seed);
  const random = new Random(a, b, c, d);
  for (let i = 0; i < 12; i++) random.next();
  return random;
}

/** One generator for all shuffles of a game, or one for each shuffle in a fair deal. */
export type ShuffleSource = Random | FairShuffles;

/** Returns the shuffle source for a seed. The form of the seed determines its kind. */
export function shuffleSourceOf(seed: string): ShuffleSource {
  return parseFairSeed(seed) ?? randomFromSeed(seed);
}

/** Shuffles in place. Sorts first, so that the previous order of the cards has no effect. */
export function shuffle(cards: number[], random: Random | FairRandom): void {
  sortAscending(cards);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = card;
  }
}

/** Sorts in place. Insertion sort is fast for short lists and needs no comparison function. */
export function sortAscending(cards: number[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as number;
    let j = i - 1;
    while (j >= 0 && (cards[j] as number) > card) {
      cards[j + 1] = cards[j] as number;
      j--;
    }
    cards[j + 1] = card;
  }
}
