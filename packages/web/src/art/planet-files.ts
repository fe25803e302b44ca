// File names of the planet pictures in `planets/`, painted by `npm run tools -- planet-images`.
import type { PlanetKind } from '@eminent/engine';

/** Number of pictures of face-down planets per planet type. */
export const BACKS_PER_TYPE = 3;

/** The planet of the home screen, whose picture is larger than those of the table. */
export const HOME_PLANET = { name: 'drawde', file: 'home.webp' } as const;

export const fileOfPlanet = (id: string): string => `${id}.webp`;

/** Returns the file of picture `n` of face-down planets; `n` is less than `BACKS_PER_TYPE`. */
export const fileOfBack = (type: PlanetKind, n: number): string => `back-${type}-${n}.webp`;
