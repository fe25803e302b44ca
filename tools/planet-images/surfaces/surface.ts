// What a painter of grounds says of each point of a sphere: its color by daylight, and how light plays on it.
import type { Color } from '../../../packages/web/src/art/color.ts';

/** Numbers of a point, one after another in a list. */
export const RED = 0;
export const GREEN = 1;
export const BLUE = 2;
/** How high it lies. */
export const HEIGHT = 3;
/** Light of its own, in the glow color of the world; seen best at night. */
export const GLOW = 4;
/** From 0, dull, to 1, like water. */
export const SHINE = 5;
/** Thickness of the cloud above it, from 0 to 1. */
export const CLOUD = 6;
export const NUMBERS = 7;

export interface Surface {
  /** Writes what is at a point of the sphere into a list, from a place in it. */
  at(x: number, y: number, z: number, into: Float32Array, from: number): void;
  readonly glow: Color;
  /** How sharply shining places mirror the light: water is smooth, metal is rough. */
  readonly polish: number;
  /** How strongly heights throw light and shade. */
  readonly relief: number;
}

/** What a painter of grounds goes by. */
export interface Site {
  readonly seed: number;
  /** Width of a pixel in radii: what is finer is left out. */
  readonly grain: number;
}

/** How many octaves of a noise can be seen: a small picture has no room for the finest. */
export function octavesFor({ grain }: Site, coarsest: number, most: number): number {
  const visible = Math.floor(Math.log2(0.7 / (grain * coarsest)));
  return Math.max(2, Math.min(most, visible));
}

export function write(into: Float32Array, from: number, color: Color): void {
  into[from] = color[0];
  into[from + 1] = color[1];
  into[from + 2] = color[2];
}
