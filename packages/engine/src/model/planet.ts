// The back of a planet, which everyone sees while the planet is face down.
import type { PlanetCategory } from './card.ts';
import type { PlanetKind, Ship } from './names.ts';

/** The back of a planet: type, category and both costs as printed. */
export interface PlanetBack {
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly colonizeCost: number;
  readonly warfareCost: number;
  /** The ship size of the Warfare cost; absent for fighters. */
  readonly warfareShip?: Ship;
}
