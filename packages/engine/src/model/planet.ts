// The back of a planet, which everyone can see.
import type { PlanetCategory } from './card.ts';
import type { PlanetKind, Ship } from './names.ts';

export interface PlanetBack {
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly colonizeCost: number;
  readonly warfareCost: number;
  /** Ship size of the Warfare cost; absent for fighters. */
  readonly warfareShip?: Ship;
}
