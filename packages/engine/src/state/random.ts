// The random generator of an ordinary game, which is part of the game state, and the shuffle
// algorithm of all games.
import { type FairRandom, type FairShuffles, parseFairSeed } from './fair-shuffle.ts';
import { sha256 } from './sha256.ts';

/**
 * The generator sfc32 by Chris Doty-Humphrey (PractRand): three words of state and a counter.
 * docs/notation.md specifies it, so other programs can reproduce the deals.
 */
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

  /** The generator of the next shuffle: always this one, unlike in `FairShuffles`. */
  forShuffle(): Random {
    return this;
  }

  /** Returns an unsigned 32-bit integer. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /**
   * Returns an integer from 0 to n - 1 with uniform probability. Values above the last full
   * multiple of n are drawn again.
   */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }
}

/**
 * The generator of a seed: the first four words of the SHA-256 of its UTF-8 text, after discarding
 * twelve numbers.
 */
export function randomFromSeed(seed: string): Random {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(seed);
  const random = new Random(a, b, c, d);
  for (let i = 0; i < 12; i++) random.next();
  return random;
}

/** The source of a game's shuffles: one generator for all, or one for each in a fair deal. */
export type ShuffleSource = Random | FairShuffles;

/** The shuffle source of a game. The seed determines its kind. */
export function shuffleSourceOf(seed: string): ShuffleSource {
  return parseFairSeed(seed) ?? randomFromSeed(seed);
}

/**
 * Shuffles in place. The cards are sorted first, so the result depends only on which cards there
 * are, not on their order. Then Fisher-Yates from the last index down: i from n - 1 to 1 swaps with
 * below(i + 1).
 */
export function shuffle(cards: number[], random: Random | FairRandom): void {
  sortAscending(cards);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = card;
  }
}

/** Sorts in place by insertion, which is quick for short piles and needs no comparison function. */
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
