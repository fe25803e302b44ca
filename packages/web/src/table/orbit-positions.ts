// The positions of planets on their orbits: how far each is raised from a straight row, and how it is turned to the star. In design pixels,
// from the index in the row alone, so that nothing must be measured.
import type { CSSProperties } from 'react';

/** The direction of the bright side of a painted planet: the upper left. */
const PAINTED = Math.atan2(-0.52, -0.62);
/** The width the arcs are designed for; in a wider window the angles barely change. */
const WIDTH = 1280;
/** How far the player's planets are below the star, and the opponents' planets above it. */
const BELOW = 235;
const ABOVE = -150;
/** The near orbit: its rise at `REACH` from the middle. */
const RISE = 14;
const REACH = 600;

/** The angle in degrees to turn a planet whose star is at (dx, dy), at most a half turn. */
export function litBy(dx: number, dy: number): number {
  const turned = ((Math.atan2(dy, dx) - PAINTED) * 180) / Math.PI;
  return Math.round(turned > 180 ? turned - 360 : turned);
}

/** Custom properties of a position on an arc. */
function placed(lit: number, lift: number): CSSProperties {
  return { '--lit': `${lit}deg`, '--lift': Math.round(lift * 10) / 10 };
}

/** The position of a planet of the player by its index from the left: on the near side of the orbit, which rises toward its ends. */
export function nearPlace(at: number, of: number): CSSProperties {
  const x = (at - (of - 1) / 2) * Math.min(175, (WIDTH - 60) / of);
  return placed(litBy(-x, -BELOW), RISE * (x / REACH) ** 2);
}

/** A planet of the `seat`-th of `seats` opponents from the left: on the far side, which falls toward its ends. */
export function farPlace(at: number, of: number, seat: number, seats: number): CSSProperties {
  const span = WIDTH / seats;
  const t = of < 2 ? 0 : (at - (of - 1) / 2) / ((of - 1) / 2);
  const x = (seat - (seats - 1) / 2) * span + (t * Math.min(of * 72, span * 0.9)) / 2;
  return placed(litBy(-x, -ABOVE), -6 * t ** 2);
}
