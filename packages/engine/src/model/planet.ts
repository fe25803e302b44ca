// What everybody sees of a face-down planet.
import type { PlanetCategory } from './card.ts';
import type { PlanetKind, Ship } from './names.ts';

/** The back of a planet: its type and both costs, as printed. */
export interface PlanetBack {
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly colonizeCost: number;
  readonly warfareCost: number;
  /** The ship of which the Warfare cost is counted; absent where it is the fighter. */
  readonly warfareShip?: Ship;
}
