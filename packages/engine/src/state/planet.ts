// A planet in a player's empire: face down with colonies, or face up with resources.
import { isSameList } from './sorted-list.ts';

const NO_CARDS: readonly number[] = [];

export class Planet {
  readonly id: number;
  up: boolean;
  /** Card kinds tucked under the planet. Never changed in place, so copies share the list. */
  colonies: readonly number[];
  /**
   * Content of the slots as bits. 0-1: slot holds a resource. 2-3: slot holds a second one. Then
   * two bits for each of these four: the resource type, if the slot takes any type.
   */
  filled: number;
  /** A fighter on the planet blocks its slots (RULES SEP). */
  blocked: boolean;
  /** Fighters in the planet's replenishing slots. */
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

  /** Copies the values of the same planet in another state. Returns whether anything changed. */
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
