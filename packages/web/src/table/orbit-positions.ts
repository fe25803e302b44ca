// Where worlds lie on their orbits: how far each is lifted from a straight row, and how it is turned to the star. In design pixels, by the
// place in the row alone, so that nothing has to be measured.
import type { CSSProperties } from 'react';

/** The bright side of a painted world looks to the upper left. */
const PAINTED = Math.atan2(-0.52, -0.62);
/** The width that the arcs are drawn for; a wider window widens them, which turns nothing by much. */
const WIDTH = 1280;
/** How far below the star the own worlds are, and how far above it those of others. */
const BELOW = 235;
const ABOVE = -150;
/** The near orbit: how far it has risen at `REACH` from its middle. */
const RISE = 14;
const REACH = 600;

/** Degrees by which a world is turned, at most half round, that has the star at (dx, dy) from itself. */
export function litBy(dx: number, dy: number): number {
  const turned = ((Math.atan2(dy, dx) - PAINTED) * 180) / Math.PI;
  return Math.round(turned > 180 ? turned - 360 : turned);
}

/** Custom properties of a place on an arc. */
function placed(lit: number, lift: number): CSSProperties {
  return { '--lit': `${lit}deg`, '--lift': Math.round(lift * 10) / 10 };
}

/** The own world at a place of so many, from the left: the near side of the orbit, which rises to its ends. */
export function nearPlace(at: number, of: number): CSSProperties {
  const x = (at - (of - 1) / 2) * Math.min(175, (WIDTH - 60) / of);
  return placed(litBy(-x, -BELOW), RISE * (x / REACH) ** 2);
}

/** The world of an opponent that is the `seat`-th of `seats` from the left: the far side, which falls to its ends. */
export function farPlace(at: number, of: number, seat: number, seats: number): CSSProperties {
  const span = WIDTH / seats;
  const t = of < 2 ? 0 : (at - (of - 1) / 2) / ((of - 1) / 2);
  const x = (seat - (seats - 1) / 2) * span + (t * Math.min(of * 72, span * 0.9)) / 2;
  return placed(litBy(-x, -ABOVE), -6 * t ** 2);
}
