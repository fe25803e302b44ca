// Draws a face-down planet: a dim, storm-covered sphere in the hue of its type.
import type { PlanetKind } from '@eminent/engine';
import { add, type Color, hsl, mix, scale, smooth } from '../../packages/web/src/art/color.ts';
import { seedOf } from '@eminent/pictures/random';
import { Noise } from '../../packages/web/src/art/sphere-noise.ts';
import { LIGHT, PLANET_RADIUS } from './paint-planet.ts';

const HUES: Readonly<Record<PlanetKind, number>> = {
  advanced: 222,
  fertile: 158,
  metallic: 22,
  prestige: 280,
  utopian: 48,
};

/** Paints a face-down planet. Returns RGBA pixels; `size` is the width and height. */
export function paintFaceDownPlanet(
  name: string,
  type: PlanetKind,
  size: number,
): Uint8ClampedArray<ArrayBuffer> {
  const noise = new Noise(seedOf(`${type} ${name}`));
  const hue = HUES[type];
  const air = hsl(hue, 0.55, 0.62);
  const low = hsl(hue, 0.34, 0.075);
  const high = hsl(hue + 8, 0.3, 0.31);
  const out = new Uint8ClampedArray(size * size * 4);
  const radius = size * PLANET_RADIUS;

  const cloud = (x: number, y: number): Color => {
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const drift = noise.layers(x * 1.2 + 4, y * 2.2, z * 1.2, 4) * 1.1;
    const bank = noise.layers(x * 1.5 + drift, y * 4.6 + drift * 1.4, z * 1.5 + 9, 5);
    const facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
    const base = mix(low, high, smooth(-0.42, 0.42, bank));
    const lit = scale(base, 0.3 + smooth(-0.25, 0.85, facing) * 0.92);
    return add(lit, air, (1 - z) ** 2.4 * (0.1 + 0.8 * smooth(0, 0.75, facing + 0.25)));
  };

  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) / radius;
      const y = (size / 2 - row - 0.5) / radius;
      const away = Math.hypot(x, y);
      if (away > 1.32) continue;
      const solid = smooth(1 + 1.2 / radius, 1 - 1.2 / radius, away);
      const towards = smooth(-0.5, 0.95, (x * LIGHT[0] + y * LIGHT[1]) / Math.max(0.2, away));
      const halo = away < 1 ? 0 : Math.exp(-(away - 1) * 18) * 0.45 * towards;
      const color = solid > 0 ? cloud(x / Math.max(1, away), y / Math.max(1, away)) : air;
      const at = (row * size + column) * 4;
      out[at] = color[0] * 255;
      out[at + 1] = color[1] * 255;
      out[at + 2] = color[2] * 255;
      out[at + 3] = (solid + (1 - solid) * halo) * 255;
    }
  }
  return out;
}
