// Decides whether a painted sky is still good enough after the layout has shifted slightly.
import type { Orbit, SkyScene } from './sky-scene.ts';

/** Shifts of up to this share of the star's radius need no new picture. */
const SLACK = 0.8;

function withoutStarAndOrbits(scene: SkyScene): string {
  return JSON.stringify({ ...scene, star: undefined, orbits: undefined });
}

function isNear(a: number, b: number, slack: number): boolean {
  return Math.abs(a - b) <= slack;
}

function areNear(a: Orbit, b: Orbit, slack: number): boolean {
  return (
    a.strength === b.strength &&
    a.width === b.width &&
    a.ticks === b.ticks &&
    isNear(a.rx, b.rx, slack) &&
    isNear(a.ry, b.ry, slack)
  );
}

/** Whether two scenes differ only by shifts that are too small to paint the sky again. */
export function areSimilar(a: SkyScene, b: SkyScene): boolean {
  if (withoutStarAndOrbits(a) !== withoutStarAndOrbits(b) || a.orbits.length !== b.orbits.length)
    return false;
  if (a.star === undefined || b.star === undefined) return a.star === b.star;
  const slack = a.star.radius * SLACK;
  return (
    a.star.radius === b.star.radius &&
    isNear(a.star.x, b.star.x, slack) &&
    isNear(a.star.y, b.star.y, slack) &&
    a.orbits.every((orbit, at) => areNear(orbit, b.orbits[at] ?? orbit, slack))
  );
}
