// File names of the planet pictures in `planets/`, painted by `npm run tools -- planet-images`.
import type { PlanetKind } from '@eminent/engine';

/** Number of back pictures per planet type. */
export const BACKS_PER_TYPE = 3;

/** The planet on the home screen, larger than at the table. */
export const HOME_PLANET = { name: 'drawde', file: 'home.webp' } as const;

export const fileOfPlanet = (id: string): string => `${id}.webp`;

/** The file of a back picture; `n` is less than `BACKS_PER_TYPE`. */
export const fileOfBack = (type: PlanetKind, n: number): string => `back-${type}-${n}.webp`;
