// The input of the sky painters, in pixels of the picture, so that they need no document.

export const SKIES = ['night', 'parchment', 'plain'] as const;
/** The sky of a theme, chosen by its CSS property `--sky`. */
export type SkyKind = (typeof SKIES)[number];

/** An ellipse around the star, in pixels. */
export interface Orbit {
  readonly rx: number;
  readonly ry: number;
  /** Opacity from 0 to 1. */
  readonly strength: number;
  /** Line width in design pixels. */
  readonly width: number;
  /** Number of tick marks. */
  readonly ticks: number;
}

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface SkyScene {
  readonly kind: SkyKind;
  /** Width and height of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per design pixel. */
  readonly unit: number;
  readonly star: Star | undefined;
  readonly orbits: readonly Orbit[];
  /** Brightness of the star, from 0 to 1. */
  readonly power: number;
  /** The color of the star, from 0 (white gold) to `WARMEST` (red). */
  readonly warmth: number;
  /** Whether to draw fewer stars, because a star beside a letter looks like a period. */
  readonly calm: boolean;
  /** Seed of the stars and clouds. */
  readonly seed: number;
}

/** The number of steps in which the star turns red. Few steps: each one paints the sky again. */
export const WARMEST = 5;

/** The warmth of the star when the given share of the influence is left, from 1 (all) to 0. */
export function warmthOf(left: number): number {
  const goneShare = 1 - Math.max(0, Math.min(1, left));
  return Math.floor(goneShare * WARMEST + 1e-9);
}

/** Half the width of the text column, in design pixels. */
const HALF_TEXT_WIDTH = 512;

/** Whether a horizontal position in pixels is behind the text of a calm page. */
export function isBehindText({ calm, width, unit }: SkyScene, x: number): boolean {
  return calm && Math.abs(x - width / 2) < HALF_TEXT_WIDTH * unit;
}

export type Rgb = readonly [red: number, green: number, blue: number];

const WHITE_GOLD: Rgb = [255, 216, 146];
const AMBER: Rgb = [255, 172, 92];
const RED: Rgb = [255, 92, 58];

const between = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The color of the star: white gold at first, then amber, red at the end. */
export function starlight(warmth: number): Rgb {
  const share = warmth / WARMEST;
  return share < 0.5 ? between(WHITE_GOLD, AMBER, share * 2) : between(AMBER, RED, share * 2 - 1);
}

/** A CSS color for a canvas. */
export function rgba([red, green, blue]: Rgb, alpha: number): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha.toFixed(3)})`;
}
