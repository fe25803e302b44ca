// The positions of planets on their orbits: how far each is raised from a straight row, and how it
// is rotated toward the star. Computed in design pixels from the index in the row, so that nothing
// must be measured.
import type { CSSProperties } from 'react';

/** The direction of the bright side in the pictures of planets: the upper left. */
const BRIGHT_SIDE = Math.atan2(-0.52, -0.62);
/** The window width of the design; in a wider window the angles barely change. */
const WIDTH = 1280;
/** The vertical distance from the star: of the player's planets below, of opponents' above it. */
const BELOW = 235;
const ABOVE = -150;
/** The player's orbit is `RISE` higher at the distance `REACH` from its middle. */
const RISE = 14;
const REACH = 600;

/** The rotation in degrees, at most a half turn, that lights a planet from a star at (dx, dy). */
export function rotationToStar(dx: number, dy: number): number {
  const turned = ((Math.atan2(dy, dx) - BRIGHT_SIDE) * 180) / Math.PI;
  return Math.round(turned > 180 ? turned - 360 : turned);
}

/** The custom properties of a position on an orbit. */
function placed(lit: number, lift: number): CSSProperties {
  return { '--lit': `${lit}deg`, '--lift': Math.round(lift * 10) / 10 };
}

/**
 * The position of the player's planet at index `at` from the left of `of` planets. It is on the
 * near side of the orbit, which rises toward its ends.
 */
export function nearPlace(at: number, of: number): CSSProperties {
  const x = (at - (of - 1) / 2) * Math.min(175, (WIDTH - 60) / of);
  return placed(rotationToStar(-x, -BELOW), RISE * (x / REACH) ** 2);
}

/**
 * The position of the planet at index `at` of `of` planets of an opponent. `seat` is the opponent's
 * index from the left of `seats` opponents. It is on the far side of the orbit, which falls toward
 * its ends.
 */
export function farPlace(at: number, of: number, seat: number, seats: number): CSSProperties {
  const span = WIDTH / seats;
  const t = of < 2 ? 0 : (at - (of - 1) / 2) / ((of - 1) / 2);
  const x = (seat - (seats - 1) / 2) * span + (t * Math.min(of * 72, span * 0.9)) / 2;
  return placed(rotationToStar(-x, -ABOVE), -6 * t ** 2);
}
