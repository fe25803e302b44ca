// Building blocks of portraits: head, eyes, shoulders, fills and light. A portrait is a square of
// 100 × 100 units, lit from the upper left.
import { box, disc, line, mixColors, oval, type Pen, shape, short, times } from '../svg-pen.ts';

export const SIZE = 100;

export interface Look {
  /** Clothes. */
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  /** Background. */
  readonly sky: string;
}

/** Draws a face and returns its SVG elements. */
export type Face = (pen: Pen, look: Look) => string;

const WARM = '#fff4dc';
const NIGHT = '#0b0714';

/** Shifts a color toward warm light (`by` from 0 to 1) or toward darkness (`by` from -1 to 0). */
export function tone(color: string, by: number): string {
  return mixColors(color, by > 0 ? WARM : NIGHT, Math.abs(by));
}

/** Defines a fill that darkens toward the lower right, by `depth` from 0 to 1. Returns its URL. */
export function lit(pen: Pen, color: string, depth = 0.72): string {
  return pen.linearBetween(0.1, 0, 0.95, 1, [
    [0, tone(color, 0.5)],
    [0.38, color],
    [1, tone(color, -depth)],
  ]);
}

/** Defines a fill for a round object, such as a helmet. Returns its URL. */
export function rounded(pen: Pen, color: string, depth = 0.75): string {
  return pen.radialAt(0.34, 0.26, 0.86, [
    [0, tone(color, 0.62)],
    [0.45, color],
    [1, tone(color, -depth)],
  ]);
}

/** Defines a fill for polished metal, with a reflection along its lower edge. Returns its URL. */
export function polished(pen: Pen, color: string): string {
  return pen.linearBetween(0.1, 0, 0.9, 1, [
    [0, tone(color, 0.75)],
    [0.3, color],
    [0.72, tone(color, -0.65)],
    [0.86, tone(color, -0.72)],
    [1, tone(color, -0.1)],
  ]);
}

export const BRASS = '#c9983f';

/** Draws the background, brightest at the upper left. */
export function backdrop(pen: Pen, color: string): string {
  const wall = pen.radialAt(0.36, 0.26, 0.84, [
    [0, tone(color, 0.28)],
    [0.42, color],
    [1, tone(color, -0.82)],
  ]);
  return box(0, 0, SIZE, SIZE, wall);
}

/** Draws `n` stars between the upper edge and the y coordinate `low`. */
export function starlight(pen: Pen, n: number, low = 70): string {
  return times(n, () =>
    disc(
      pen.between(2, 98),
      pen.between(2, low),
      pen.between(0.3, 1.1),
      '#fff',
      `opacity="${short(pen.between(0.3, 0.9))}"`,
    ),
  );
}

/** Draws something and its mirror image. The axis is the vertical center line. */
export function both(content: string): string {
  return `${content}<g transform="translate(100 0) scale(-1 1)">${content}</g>`;
}

/** Draws shoulders that start at `top` and are 2 × `spread` wide at the lower edge. */
export function shoulders(pen: Pen, color: string, spread = 46, top = 74): string {
  const d = `M${50 - spread} 104C${50 - spread + 2} ${top + 12} ${50 - spread * 0.5} ${top} 50 ${top}S${50 + spread - 2} ${top + 12} ${50 + spread} 104z`;
  const edge = `M${50 - spread} 104C${50 - spread + 2} ${top + 12} ${50 - spread * 0.5} ${top} 50 ${top}`;
  return shape(d, lit(pen, color)) + line(edge, tone(color, 0.7), 1.2, 0.75);
}

/** Draws a small light with a glow around it. */
export function glowing(pen: Pen, x: number, y: number, r: number, color: string): string {
  return pen.glow(x, y, r * 2.6, color, 0.75) + disc(x, y, r, tone(color, 0.55));
}

/** Draws a pair of eyes that look at the viewer. */
export function eyes(iris: string, y = 46, distance = 9, size = 1): string {
  const one = (x: number) =>
    shape(
      `M${short(x - 5.4 * size)} ${short(y + 0.6)}Q${short(x)} ${short(y - 4.6 * size)} ${short(x + 5.4 * size)} ${short(y + 0.4)}Q${short(x)} ${short(y + 4.2 * size)} ${short(x - 5.4 * size)} ${short(y + 0.6)}z`,
      '#fdf6ea',
    ) +
    disc(x, y - 0.1, 2.6 * size, iris) +
    disc(x, y - 0.1, 1.4 * size, '#140a10') +
    disc(x - 0.9 * size, y - 1.1 * size, 0.8 * size, '#fff') +
    line(
      `M${short(x - 5.8 * size)} ${short(y + 0.6)}Q${short(x)} ${short(y - 5.2 * size)} ${short(x + 5.8 * size)} ${short(y + 0.2)}`,
      '#1d0f14',
      1.5 * size,
    );
  return one(50 - distance) + one(50 + distance);
}

const HEAD = 'M31 40C30 25 38 17 50 17S70 25 69 40C69 55 62 71 50 71S31 55 31 40z';

export interface Features {
  readonly iris: string;
  readonly brow: string;
  /** Lowers the inner ends of the brows by this, for a stern look. */
  readonly stern?: number;
  /** SVG path. */
  readonly mouth?: string;
  readonly eyesAt?: number;
  readonly eyeSize?: number;
}

/** Draws a human head with neck and ears. Its right side is in shade. */
export function head(pen: Pen, skin: string, features: Features): string {
  const {
    iris,
    brow,
    stern = 0,
    mouth = 'M44 62.5q6 2.6 12 0',
    eyesAt = 45,
    eyeSize = 1,
  } = features;
  const neck = shape('M41 60h18v18q-9 8-18 0z', tone(skin, -0.45));
  const ears = shape('M32 42q-5-3-4 4t6 9zM68 42q5-3 4 4t-6 9z', tone(skin, -0.25));
  const shade = shape(
    'M51 17C63 17 70 26 69 40 69 55 62 71 50 71 58 62 57 54 53 53 57 44 60 28 51 17z',
    '#1a0818',
    'opacity=".26"',
  );
  const cheeks = both(
    disc(
      39,
      54,
      7,
      pen.radial([
        [0, '#ff6a4a', 0.3],
        [1, '#ff6a4a', 0],
      ]),
    ),
  );
  const nose = line('M50.5 46 48 55.5Q50 57.5 53 56', tone(skin, -0.55), 1.5, 0.8);
  const brows = both(
    line(`M34.5 ${40.5 - stern * 0.4}Q40 ${37 - stern * 0.1} 46 ${39.5 + stern}`, brow, 2.3),
  );
  const rim = line('M31.6 38C31.5 25 38.5 17.8 50 17.8', tone(skin, 0.75), 1.1, 0.7);
  return (
    neck +
    ears +
    shape(HEAD, lit(pen, skin, 0.55)) +
    shade +
    cheeks +
    rim +
    nose +
    line(mouth, tone(skin, -0.7), 1.8) +
    eyes(iris, eyesAt, 9, eyeSize) +
    brows
  );
}

/** Draws a vignette and a highlight over the whole portrait. */
export function varnish(pen: Pen): string {
  const dark = pen.radialAt(0.5, 0.46, 0.56, [
    [0, '#000', 0],
    [0.74, '#000', 0],
    [1, '#000', 0.55],
  ]);
  const light = pen.radialAt(0.24, 0.14, 0.5, [
    [0, '#ffe9c0', 0.2],
    [1, '#ffe9c0', 0],
  ]);
  return box(0, 0, SIZE, SIZE, light) + box(0, 0, SIZE, SIZE, dark);
}

/** Draws a white highlight along a path, for a curved surface. */
export function gleam(d: string, width = 2, opacity = 0.8): string {
  return line(d, '#fff', width, opacity);
}

export function jewel(pen: Pen, x: number, y: number, r: number, color: string): string {
  return (
    oval(x, y, r, r * 1.25, rounded(pen, color, 0.6)) +
    disc(x - r * 0.3, y - r * 0.45, r * 0.28, '#fff', 'opacity=".9"')
  );
}
