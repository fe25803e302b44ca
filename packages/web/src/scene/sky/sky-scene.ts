// The input of the sky painters. Lengths are in pixels of the picture unless noted.

export const SKIES = ['night', 'parchment', 'plain'] as const;
/** The style of a sky. Each theme chooses one with the CSS property `--sky`. */
export type SkyKind = (typeof SKIES)[number];

/** An ellipse around the star; half its width and half its height in pixels. */
export interface Orbit {
  readonly rx: number;
  readonly ry: number;
  /** Opacity from 0 to 1. */
  readonly strength: number;
  /** Line width in design pixels. */
  readonly width: number;
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
  /** Pixels of the picture per design pixel (`--u`). */
  readonly unit: number;
  readonly star: Star | undefined;
  readonly orbits: readonly Orbit[];
  /** Brightness of the star, from 0 (no star) to 1. */
  readonly power: number;
  /** Color of the star, from 0 (white gold) to `WARMEST` (red). */
  readonly warmth: number;
  /** Whether text is in front of the sky. A small star beside a letter looks like a period. */
  readonly calm: boolean;
  /** Decides where stars and clouds are. */
  readonly seed: number;
}

/** Number of steps in which the star turns red. Few, because each step paints the sky again. */
export const WARMEST = 5;

/** Returns the warmth of the star for the share of the influence that is left, from 1 to 0. */
export function warmthOf(left: number): number {
  const goneShare = 1 - Math.max(0, Math.min(1, left));
  return Math.floor(goneShare * WARMEST + 1e-9);
}

const HALF_TEXT_WIDTH = 512;

/** Whether a horizontal position in pixels is behind a page's column of text. */
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

/** Returns the color of the star for a warmth: white gold at 0, then amber, red at `WARMEST`. */
export function starlight(warmth: number): Rgb {
  const share = warmth / WARMEST;
  return share < 0.5 ? between(WHITE_GOLD, AMBER, share * 2) : between(AMBER, RED, share * 2 - 1);
}

/** Formats a color and an opacity as a CSS color. */
export function rgba([red, green, blue]: Rgb, alpha: number): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha.toFixed(3)})`;
}
