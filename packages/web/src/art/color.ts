// RGB colors as three numbers from 0 to 1, for code that computes pixels.

export type Color = readonly [red: number, green: number, blue: number];

/** Converts a hue in degrees, and a saturation and lightness from 0 to 1, to a color. */
export function hsl(hue: number, saturation: number, lightness: number): Color {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Mixes two colors. `share` is the share of `b`, clamped to 0 to 1. */
export function mix(a: Color, b: Color, share: number): Color {
  const t = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Multiplies each channel of a color by a number. */
export function scale(a: Color, by: number): Color {
  return [a[0] * by, a[1] * by, a[2] * by];
}

/** Adds `share` times the color `b` to the color `a`. */
export function add(a: Color, b: Color, share = 1): Color {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

/** Smoothstep: 0 for `x` below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
