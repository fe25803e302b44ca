// Computes the disc of the star, with granulation, limb darkening and a soft corona.
import { smooth } from '../../art/color.ts';
import { PlaneNoise } from './plane-noise.ts';
import { type Rgb, starlight, WARMEST } from './sky-scene.ts';

/** Radius of the disc as a share of half the picture's width. The corona is around it. */
export const DISC_SHARE = 0.82;

const WHITE: Rgb = [255, 253, 242];

/** Returns the RGBA pixels of the star, `size` wide and high. `warmth` is from 0 to `WARMEST`. */
export function sunDisc(size: number, warmth: number): Uint8ClampedArray<ArrayBuffer> {
  const field = new PlaneNoise(23);
  const color = starlight(warmth);
  // The redder the star, the redder its center, which is white at first.
  const depth = 0.42 * (warmth / WARMEST);
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row++) {
    const y = ((row + 0.5) / size) * 2 - 1;
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size) * 2 - 1;
      const away = Math.hypot(x, y);
      if (away >= 1) continue;
      const at = (row * size + column) * 4;
      const angle = Math.atan2(y, x);
      const flame = field.layers(Math.cos(angle) * 5 + 9, Math.sin(angle) * 5 + 4, 4);
      const limb = DISC_SHARE * (0.985 + flame * 0.035);
      const fromCenter = Math.min(1, away / limb);
      const facing = Math.sqrt(1 - fromCenter * fromCenter);
      const bend = 3.2 / (0.55 + facing);
      const grain = field.layers(x * bend * 2.4 + 3, y * bend * 2.4 + 7, 5) - 0.48;
      const heat = Math.max(0, Math.min(1, 0.28 + facing * 0.85 + grain * 0.7 * (0.3 + facing)));
      for (let k = 0; k < 3; k++) {
        const cool = (color[k] as number) * (k === 2 ? 0.6 : k === 1 ? 0.82 : 1);
        const warm = (color[k] as number) * 0.55 + (WHITE[k] as number) * 0.45;
        const hot = (WHITE[k] as number) * (1 - depth) + (color[k] as number) * depth;
        pixels[at + k] =
          heat < 0.5 ? cool + (warm - cool) * heat * 2 : warm + (hot - warm) * (heat * 2 - 1);
      }
      const fire = (1 - smooth(limb, limb + (1 - DISC_SHARE) * (0.35 + flame), away)) * 0.55;
      pixels[at + 3] = 255 * Math.max(1 - smooth(limb - 0.02, limb + 0.015, away), fire);
    }
  }
  return pixels;
}
