// A planet in an empire: face down with colonies under it, or face up with resources on it.

const NO_CARDS: readonly number[] = [];

export class Planet {
  readonly id: number;
  up: boolean;
  /** Cards tucked under it; never changed in place, so that clones share it. */
  colonies: readonly number[];
  /** Filled slots, one bit each. */
  filled: number;
  /** A fighter blocks its slots (RULES SEP). */
  blocked: boolean;

  constructor(id: number, up = false, colonies = NO_CARDS, filled = 0, blocked = false) {
    this.id = id;
    this.up = up;
    this.colonies = colonies;
    this.filled = filled;
    this.blocked = blocked;
  }

  clone(): Planet {
    return new Planet(this.id, this.up, this.colonies, this.filled, this.blocked);
  }
}
