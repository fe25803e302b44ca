// A planet in an empire: face down with colonies under it, or face up with resources on it.
import { isSameList } from './sorted-list.ts';

const NO_CARDS: readonly number[] = [];

export class Planet {
  readonly id: number;
  up: boolean;
  /** Cards tucked under it; never changed in place, so that clones share it. */
  colonies: readonly number[];
  /** Filled slots, one bit each: two slots, and two of a second layer; behind them, two bits each, what lies on slots of any type. */
  filled: number;
  /** A fighter blocks its slots (RULES SEP). */
  blocked: boolean;
  /** A fighter in its replenishing slot. */
  ships: number;

  constructor(id: number, up = false, colonies = NO_CARDS, filled = 0, blocked = false, ships = 0) {
    this.id = id;
    this.up = up;
    this.colonies = colonies;
    this.filled = filled;
    this.blocked = blocked;
    this.ships = ships;
  }

  clone(): Planet {
    return new Planet(this.id, this.up, this.colonies, this.filled, this.blocked, this.ships);
  }

  /** Becomes what the same planet is at another moment. Returns whether it was something else. */
  copyFrom(other: Planet): boolean {
    const isSame =
      this.up === other.up &&
      isSameList(this.colonies, other.colonies) &&
      this.filled === other.filled &&
      this.blocked === other.blocked &&
      this.ships === other.ships;
    if (isSame) return false;
    this.up = other.up;
    this.colonies = other.colonies;
    this.filled = other.filled;
    this.blocked = other.blocked;
    this.ships = other.ships;
    return true;
  }
}
