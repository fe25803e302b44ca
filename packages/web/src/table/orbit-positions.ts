// The positions of planets on their orbits: how far each is raised from a straight row, and how it
// is rotated toward the star. Computed in design pixels from the index in the row, so that nothing
// must be measured.
import type { CSSProperties } from 'react';

/** The direction of the bright side in the pictures of planets, in radians: the upper left. */
const BRIGHT_SIDE = Math.atan2(-0.52, -0.62);
/** The window width of the design; in a wider window the angles barely change. */
const WIDTH = 1280;
/** The vertical offset from the star to the player's planets, and to those of opponents. */
const BELOW = 235;
const ABOVE = -150;
/** At the horizontal distance `REACH` from its middle, the player's orbit is `RISE` higher. */
const RISE = 14;
const REACH = 600;

/** The rotation in degrees, at most 180, that lights a planet from a star at offset (dx, dy). */
export function rotationToStar(dx: number, dy: number): number {
  const turned = ((Math.atan2(dy, dx) - BRIGHT_SIDE) * 180) / Math.PI;
  return Math.round(turned > 180 ? turned - 360 : turned);
}

/** The custom properties of a position on an orbit. */
function placed(rotation: number, lift: number): CSSProperties {
  return { '--lit': `${rotation}deg`, '--lift': Math.round(lift * 10) / 10 };
}

/**
 * The position of the player's planet at index `at` from the left of `count` planets. It is on the
 * near side of the orbit, which rises toward its ends.
 */
export function nearPlace(at: number, count: number): CSSProperties {
  const x = (at - (count - 1) / 2) * Math.min(175, (WIDTH - 60) / count);
  return placed(rotationToStar(-x, -BELOW), RISE * (x / REACH) ** 2);
}

/**
 * The position of the planet at index `at` of an opponent's `count` planets. The opponent has index
 * `opponent` from the left of `opponents`. The planet is on the far side of the orbit, which falls
 * toward its ends.
 */
export function farPlace(
  at: number,
  count: number,
  opponent: number,
  opponents: number,
): CSSProperties {
  const span = WIDTH / opponents;
  const t = count < 2 ? 0 : (at - (count - 1) / 2) / ((count - 1) / 2);
  const x = (opponent - (opponents - 1) / 2) * span + (t * Math.min(count * 72, span * 0.9)) / 2;
  return placed(rotationToStar(-x, -ABOVE), -6 * t ** 2);
}
