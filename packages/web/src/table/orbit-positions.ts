// Positions of planets in their rows: how far each is raised, and how far its picture is rotated so
// that the star lights it. Computed from the index in the row, so that nothing is measured.
import type { CSSProperties } from 'react';

/** Direction of the bright side in planet pictures, in radians: the upper left. */
const BRIGHT_SIDE = Math.atan2(-0.52, -0.62);
/** Width of the window in the design, in pixels. In wider windows the angles barely change. */
const WIDTH = 1280;
/** Vertical offset from the star to the player's and to opponents' planets, in design pixels. */
const BELOW = 235;
const ABOVE = -150;
/** The player's row is `RISE` higher at `REACH` from its middle, in design pixels. */
const RISE = 14;
const REACH = 600;

/** Degrees (-180 to 180) that turn a planet's bright side toward a star at offset (dx, dy). */
export function rotationToStar(dx: number, dy: number): number {
  const turned = ((Math.atan2(dy, dx) - BRIGHT_SIDE) * 180) / Math.PI;
  return Math.round(turned > 180 ? turned - 360 : turned);
}

/** CSS custom properties of a position. `lift` is in design pixels. */
function placed(rotation: number, lift: number): CSSProperties {
  return { '--lit': `${rotation}deg`, '--lift': Math.round(lift * 10) / 10 };
}

/** The player's planet `at` of `count`, from the left. The row rises at its ends. */
export function nearPlace(at: number, count: number): CSSProperties {
  const x = (at - (count - 1) / 2) * Math.min(175, (WIDTH - 60) / count);
  return placed(rotationToStar(-x, -BELOW), RISE * (x / REACH) ** 2);
}

/** Planet `at` of `count` of an opponent, by the opponent's index. The row falls at its ends. */
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
