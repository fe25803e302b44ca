// The interface of the surface painters, which compute color, height, glow, shine and clouds of
// points on a sphere.
import type { Color } from '../../../packages/web/src/art/color.ts';

/** Indexes of the values of a point in an array. */
export const RED = 0;
export const GREEN = 1;
export const BLUE = 2;
/** Height of the ground. */
export const HEIGHT = 3;
/** Emitted light in the planet's glow color, most visible at night. */
export const GLOW = 4;
/** Shininess from 0, dull, to 1, like water. */
export const SHINE = 5;
/** Thickness of the cloud above the point, from 0 to 1. */
export const CLOUD = 6;
export const NUMBERS = 7;

export interface Surface {
  /** Writes the values of a point on the unit sphere into an array, from index `from` on. */
  at(x: number, y: number, z: number, into: Float32Array, from: number): void;
  readonly glow: Color;
  /** Exponent of reflections: high for smooth water, low for rough metal. */
  readonly polish: number;
  /** Strength of light and shadow on slopes. */
  readonly relief: number;
}

export interface SurfaceInput {
  readonly seed: number;
  /** Width of a pixel in planet radii. Finer details are left out. */
  readonly grain: number;
}

/** Number of visible octaves of a noise: in a small picture the finest ones are not. */
export function octavesFor({ grain }: SurfaceInput, coarsest: number, most: number): number {
  const visible = Math.floor(Math.log2(0.7 / (grain * coarsest)));
  return Math.max(2, Math.min(most, visible));
}

export function write(into: Float32Array, from: number, color: Color): void {
  into[from] = color[0];
  into[from + 1] = color[1];
  into[from + 2] = color[2];
}
