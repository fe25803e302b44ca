// What the ground of a planet looks like at a point of its sphere, by planet type: oceans and clouds, cities, craters and ore.
import type { PlanetType } from '@eminent/engine';
import { add, type Colour, hsl, mix, scale, smooth } from './colour.ts';
import { Noise, pictureChance } from './noise.ts';

/** A point of the surface: colour by daylight, how high it lies, how it glows and shines. */
export interface Ground {
  readonly colour: Colour;
  readonly height: number;
  /** Light of its own, seen best at night. */
  readonly glow: Colour;
  /** From 0, dull, to 1, like water. */
  readonly shine: number;
  /** Thickness of cloud above it, from 0 to 1. */
  readonly cloud: number;
}

export type Surface = (x: number, y: number, z: number) => Ground;

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];

/** Oceans, forests, deserts, ice at the poles, clouds in bands. */
function fertile(seed: number): Surface {
  const chance = pictureChance(seed);
  const noise = new Noise(seed);
  const seaHue = 170 + chance() * 70;
  const leafHue = chance() < 0.3 ? 20 + chance() * 40 : 80 + chance() * 75;
  const sea = -0.16 + chance() * 0.3;
  const grain = 1.3 + chance() * 1.3;
  const ice = 0.72 + chance() * 0.26;
  const cloudiness = 0.02 + chance() * 0.16;
  const deep = hsl(seaHue, 0.72, 0.2);
  const shallow = hsl(seaHue - 12, 0.68, 0.45);
  const shore = hsl(42, 0.36, 0.56);
  const forest = hsl(leafHue, 0.5, 0.3);
  const meadow = hsl(leafHue - 12, 0.46, 0.46);
  const rock = hsl(28, 0.24, 0.42);
  return (x, y, z) => {
    const height = noise.layers(x * grain, y * grain, z * grain, 6);
    const land = height - sea;
    const swirl = noise.at(x * 1.7 + 9, y * 1.7, z * 1.7) * 0.5;
    const bank = noise.layers(x * 1.9 + swirl, y * 4.2 + swirl, z * 1.9 + 31, 4);
    const cloud = smooth(cloudiness, cloudiness + 0.3, bank) * 0.92;
    const cold = smooth(ice, ice + 0.1, Math.abs(y) + height * 0.35);
    const wet = land < 0;
    const bare: Colour = wet
      ? mix(deep, shallow, smooth(-0.34, -0.01, land))
      : mix(
          shore,
          mix(
            mix(forest, meadow, smooth(-0.25, 0.3, noise.at(x * 5, y * 5, z * 5))),
            rock,
            smooth(0.2, 0.45, land),
          ),
          smooth(-0.006, 0.012, land),
        );
    return {
      colour: mix(bare, WHITE, cold),
      height: wet ? 0 : land * 0.9,
      glow: BLACK,
      shine: wet ? 1 - cold : 0,
      cloud,
    };
  };
}

/** Plates of cities in a grid, lit at night, under a thin haze. */
function advanced(seed: number): Surface {
  const chance = pictureChance(seed);
  const noise = new Noise(seed);
  const hue =
    ([206, 222, 188, 262, 30, 236, 172][Math.floor(chance() * 7)] as number) + chance() * 14;
  const lights =
    chance() < 0.6 ? hsl(38 + chance() * 14, 1, 0.68) : hsl(175 + chance() * 20, 0.95, 0.66);
  const ground = hsl(hue, 0.42, 0.22);
  const plate = hsl(hue + 10, 0.26, 0.5);
  const pale = hsl(hue - 12, 0.24, 0.76);
  const blocks = 22 + Math.floor(chance() * 10);
  const bands = 2 + chance() * 3;
  const sprawl = -0.12 + chance() * 0.2;
  return (x, y, z) => {
    const area = noise.layers(x * 1.5, y * 1.5, z * 1.5, 5);
    const latitude = Math.asin(Math.max(-1, Math.min(1, y)));
    const east = (Math.atan2(x, z) / Math.PI) * blocks * Math.max(0.35, Math.cos(latitude));
    const north = latitude * blocks * 0.62;
    const alongEast = Math.abs(east - Math.round(east));
    const alongNorth = Math.abs(north - Math.round(north));
    const street = Math.max(smooth(0.13, 0.03, alongEast), smooth(0.13, 0.03, alongNorth));
    const built = smooth(sprawl, sprawl + 0.14, area);
    const block = noise.at(Math.round(east) * 1.7, Math.round(north) * 1.7, 4.5);
    const haze = 0.5 + 0.5 * Math.sin(y * bands * 3 + area * 5);
    const city = mix(plate, pale, smooth(-0.3, 0.4, block));
    return {
      colour: mix(mix(ground, plate, haze * 0.35), mix(city, ground, street * 0.55), built),
      height: built * (0.05 + block * 0.06),
      glow: scale(lights, built * (street * 0.6 + smooth(0.05, 0.4, block) * 0.6)),
      shine: built * 0.25,
      cloud: smooth(0.25, 0.6, noise.layers(x * 1.4 + 7, y * 5, z * 1.4, 3)) * 0.35,
    };
  };
}

interface Crater {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
}

/** Rock with craters; ore shines out of its cracks. */
function metallic(seed: number): Surface {
  const chance = pictureChance(seed);
  const noise = new Noise(seed);
  const hue = [18, 32, 350, 268, 200, 84][Math.floor(chance() * 6)] as number;
  const tone = hsl(hue + chance() * 14, 0.16 + chance() * 0.22, 0.4 + chance() * 0.1);
  const dark = scale(tone, 0.5);
  const dust = hsl(hue + 18, 0.24, 0.62);
  const ore = hsl(chance() < 0.55 ? 18 + chance() * 26 : 130 + chance() * 170, 0.95, 0.6);
  const vein = 0.03 + chance() * 0.05;
  const craters: Crater[] = Array.from({ length: 16 + Math.floor(chance() * 18) }, () => {
    const y = chance() * 2 - 1;
    const turn = chance() * Math.PI * 2;
    const flat = Math.sqrt(1 - y * y);
    return {
      x: Math.cos(turn) * flat,
      y,
      z: Math.sin(turn) * flat,
      size: 0.06 + chance() ** 3 * 0.38,
    };
  });
  const bowl = (x: number, y: number, z: number): number => {
    let depth = 0;
    for (const one of craters) {
      const away = Math.hypot(x - one.x, y - one.y, z - one.z) / one.size;
      if (away >= 1.25) continue;
      depth += (away < 1 ? (away * away - 0.8) * 0.55 : (1.25 - away) * 0.44) * one.size;
    }
    return depth;
  };
  return (x, y, z) => {
    const rough = noise.layers(x * 2.2, y * 2.2, z * 2.2, 5);
    const hole = bowl(x, y, z);
    const crack = Math.abs(noise.layers(x * 1.5 + 20, y * 1.5, z * 1.5, 4));
    const bright = smooth(vein, 0, crack) * smooth(0.05, 0.35, rough + 0.25);
    const stone = mix(mix(dark, tone, smooth(-0.4, 0.3, rough)), dust, smooth(0.1, 0.5, rough));
    return {
      colour: mix(scale(stone, 1 + hole * 4), add(stone, ore, 0.5), bright * 0.7),
      height: rough * 0.32 + hole * 3.2,
      glow: scale(ore, bright * 0.9),
      shine: 0.08,
      cloud: 0,
    };
  };
}

export const SURFACES: Readonly<Record<PlanetType, (seed: number) => Surface>> = {
  fertile,
  advanced,
  metallic,
};
