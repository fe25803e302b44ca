// The picture of a planet among those that the server has.
import type { PlanetView } from '@eminent/engine';
import type { SvgTools } from './svg-surface.ts';

/** Undefined for a planet without a picture. */
export function planetImage(
  { planets }: Pick<SvgTools, 'planets'>,
  { planet = '' }: Pick<PlanetView, 'planet'>,
): string | undefined {
  return Object.hasOwn(planets, planet) ? planets[planet] : undefined;
}
