// A planet in an empire: face down with colonies, or face up with resources.
import { isSameList } from './sorted-list.ts';

const NO_CARDS: readonly number[] = [];

export class Planet {
  readonly id: number;
  up: boolean;
  /** Cards tucked under it. Never changed in place, so copies share the list. */
  colonies: readonly number[];
  /**
   * The content of its slots as bits. Bits 0 and 1 say which slots are filled, bits 2 and 3 which
   * slots hold a second resource. Two bits for each of these four follow: the resource type, if the
   * slot is of any type.
   */
  filled: number;
  /** A fighter blocks its slots (RULES SEP). */
  blocked: boolean;
  /** Fighters in its replenishing slots. */
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

  /** Copies the values of the same planet from another state. Returns whether anything changed. */
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
