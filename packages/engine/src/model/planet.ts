// What everybody sees of a face-down planet.
import type { PlanetType } from './names.ts';

/** The back of a planet: its type and both costs, as printed. */
export interface PlanetBack {
  readonly type: PlanetType;
  readonly colonizeCost: number;
  readonly warfareCost: number;
}
