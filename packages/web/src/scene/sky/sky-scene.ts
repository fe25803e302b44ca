// What a sky is painted from: measures in pixels of the picture, so that the painters need no page.

export const SKIES = ['night', 'vellum', 'plain'] as const;
/** Which sky a theme has, as its `--sky` says. */
export type SkyKind = (typeof SKIES)[number];

/** An engraved ellipse round the star, in pixels. */
export interface Orbit {
  readonly rx: number;
  readonly ry: number;
  /** From 0 to 1: how much of the brass is seen. */
  readonly strength: number;
  /** Of the line, in design pixels. */
  readonly width: number;
  /** Marks round it, as on the limb of an instrument. */
  readonly ticks: number;
}

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface SkyScene {
  readonly kind: SkyKind;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one design pixel. */
  readonly unit: number;
  readonly star: Star | undefined;
  readonly orbits: readonly Orbit[];
  /** How brightly the star shines, from 0 (out) to 1. */
  readonly power: number;
  /** From 0 (white gold) to `WARMEST` (red). */
  readonly warmth: number;
  /** Behind pages of text: fewer stars, since a star beside a letter reads as a full stop. */
  readonly calm: boolean;
  /** Another number is another part of the sky. */
  readonly seed: number;
}

/** The star turns red in this many steps, so that it is painted anew only now and then. */
export const WARMEST = 5;

/** How red the star is when so much of the influence is left, from 1 (all of it) to 0. */
export function warmthOf(left: number): number {
  const gone = 1 - Math.max(0, Math.min(1, left));
  return Math.floor(gone * WARMEST + 1e-9);
}

/** Half the width of the column in which a page has its text, in design pixels. */
const TEXT = 512;

/** Whether something at so many pixels from the left would stand among the words of a page. */
export function isAmongWords({ calm, width, unit }: SkyScene, x: number): boolean {
  return calm && Math.abs(x - width / 2) < TEXT * unit;
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

/** The light of the star: white gold at first, amber half way, red at the end. */
export function starlight(warmth: number): Rgb {
  const share = warmth / WARMEST;
  return share < 0.5 ? between(WHITE_GOLD, AMBER, share * 2) : between(AMBER, RED, share * 2 - 1);
}

/** A colour as a canvas takes it. */
export function ink([red, green, blue]: Rgb, alpha: number): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha.toFixed(3)})`;
}
