// Fertile planets: oceans, continents from jungle to tundra, ice at the poles, clouds.
import { type Color, hsl, mix, smooth } from '../../../packages/web/src/art/color.ts';
import { seededRandom } from '@eminent/pictures/random';
import { Noise } from '../../../packages/web/src/art/sphere-noise.ts';
import {
  CLOUD,
  type Surface,
  GLOW,
  HEIGHT,
  octavesFor,
  SHINE,
  type SurfaceInput,
  write,
} from './surface.ts';

const ICE: Color = [0.93, 0.97, 1];

export function fertile(input: SurfaceInput): Surface {
  const chance = seededRandom(input.seed);
  const noise = new Noise(input.seed);
  const seaHue = 186 + chance() * 38;
  const leafHue = chance() < 0.3 ? 14 + chance() * 34 : 88 + chance() * 62;
  const level = -0.1 + chance() * 0.22;
  const scale = 1.1 + chance() * 0.9;
  const ice = 0.82 + chance() * 0.15;
  const cover = -0.04 + chance() * 0.13;
  const swirl = 0.5 + chance() * 0.5;
  const octaves = octavesFor(input, scale, 7);
  const cloudOctaves = octavesFor(input, 2, 5);
  const abyss = hsl(seaHue + 12, 0.78, 0.15);
  const deep = hsl(seaHue + 4, 0.76, 0.28);
  const shelf = hsl(seaHue - 14, 0.72, 0.5);
  const shore = hsl(44, 0.44, 0.64);
  const jungle = hsl(leafHue, 0.58, 0.22);
  const meadow = hsl(leafHue - 14, 0.52, 0.4);
  const desert = hsl(34 + (chance() - 0.5) * 14, 0.5, 0.58);
  const tundra = hsl(leafHue * 0.5 + 30, 0.16, 0.5);
  const rock = hsl(26, 0.22, 0.34);

  const land = (height: number, warmth: number, rain: number): Color => {
    const green = mix(meadow, jungle, smooth(-0.05, 0.3, rain));
    const dry = mix(desert, green, smooth(-0.24, 0.02, rain));
    const cool = mix(tundra, dry, smooth(0.12, 0.42, warmth));
    return mix(cool, rock, smooth(0.26, 0.46, height));
  };
  const sea = (depth: number): Color =>
    mix(mix(abyss, deep, smooth(-0.5, -0.16, depth)), shelf, smooth(-0.13, -0.005, depth));

  return {
    glow: [0, 0, 0],
    polish: 46,
    relief: 8,
    at(x, y, z, into, from) {
      const bend = noise.at(x * 1.3 + 5, y * 1.3, z * 1.3) * 0.32;
      const height =
        noise.layers(x * scale + bend, y * scale - bend, z * scale + bend, octaves) - level;
      const rain = noise.layers(x * 1.6 + 13, y * 2.4, z * 1.6 + bend, 3);
      const warmth = 1 - Math.abs(y) ** 1.4 - Math.max(0, height) * 0.7 + rain * 0.16;
      const cold = smooth(ice, ice + 0.07, Math.abs(y) + height * 0.3 + rain * 0.08);
      const isWet = height < 0;
      const bare = isWet
        ? sea(height)
        : mix(shore, land(height, warmth, rain), smooth(0, 0.022, height));
      const peak = smooth(0.5, 0.6, height + (1 - warmth) * 0.14);
      write(into, from, mix(bare, ICE, Math.max(cold, isWet ? 0 : peak)));
      into[from + HEIGHT] = isWet ? cold * 0.03 : 0.02 + height * 0.6 + cold * 0.03;
      into[from + GLOW] = 0;
      into[from + SHINE] = isWet ? (1 - cold) * 0.9 : 0;
      const curl = noise.at(x * 2.1 + 9, y * 2.1, z * 2.1) * swirl;
      const bank = noise.layers(
        x * 1.7 + curl,
        y * 4 + curl * 1.3,
        z * 1.7 + 31 - curl,
        cloudOctaves,
      );
      into[from + CLOUD] = smooth(cover, cover + 0.34, bank) * 0.94;
    },
  };
}
