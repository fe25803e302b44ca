// Metallic planets: rock without atmosphere, craters of all sizes, and glowing ore in cracks.
import { add, type Color, hsl, mix, scale, smooth } from '../../../packages/web/src/art/color.ts';
import { seededRandom } from '@eminent/pictures/random';
import { cellRandom, Noise } from '../../../packages/web/src/art/sphere-noise.ts';
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

interface Crater {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  /** Young craters are surrounded by bright ejected dust. */
  readonly isYoung: boolean;
}

/** Hues of copper, rust, bronze, rose, violet, gunmetal and brass. */
const HUES = [16, 22, 32, 352, 266, 214, 46] as const;

function cratersOf(chance: () => number): Crater[] {
  return Array.from({ length: 20 + Math.floor(chance() * 16) }, () => {
    const y = chance() * 2 - 1;
    const turn = chance() * Math.PI * 2;
    const flat = Math.sqrt(1 - y * y);
    const size = 0.07 + chance() ** 3 * 0.36;
    const isYoung = size < 0.13 && chance() < 0.4;
    return { x: Math.cos(turn) * flat, y, z: Math.sin(turn) * flat, size, isYoung };
  });
}

/** Height by distance in crater radii: floor, wall, rim and ejected ground. */
function profile(away: number): number {
  if (away < 1) return -0.42 * (1 - smooth(0.45, 1, away)) + 0.24 * smooth(0.72, 1, away);
  return 0.24 * (1 - smooth(1, 1.5, away));
}

export function metallic(input: SurfaceInput): Surface {
  const chance = seededRandom(input.seed);
  const noise = new Noise(input.seed);
  const hue = HUES[Math.floor(chance() * HUES.length)] as number;
  const tone = hsl(hue + chance() * 12, 0.14 + chance() * 0.2, 0.37 + chance() * 0.09);
  const dark = scale(tone, 0.42);
  const dust = hsl(hue + 16, 0.26, 0.64);
  const sheen = hsl(hue + 6, 0.36, 0.5);
  const ore = hsl(chance() < 0.6 ? 16 + chance() * 26 : 150 + chance() * 140, 0.98, 0.6);
  const vein = 0.022 + chance() * 0.03;
  const craters = cratersOf(chance);
  const octaves = octavesFor(input, 2.2, 6);
  const pits = input.grain < 0.012 ? [5, 11] : [5];

  /** Depth of small pits, of which each cell of a grid has at most one. */
  const pitted = (x: number, y: number, z: number): number => {
    let depth = 0;
    for (const per of pits) {
      const [i, j, k] = [Math.floor(x * per), Math.floor(y * per), Math.floor(z * per)];
      const size = cellRandom(input.seed, i, j, k) * 0.5 - 0.12;
      if (size <= 0.05) continue;
      const dx = x * per - i - 0.5;
      const dy = y * per - j - 0.5;
      const dz = z * per - k - 0.5;
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz) / size;
      if (away < 1.5) depth += (profile(away) * size) / per;
    }
    return depth;
  };

  return {
    glow: ore,
    polish: 7,
    relief: 9.5,
    at(x, y, z, into, from) {
      const rough = noise.layers(x * 2.2, y * 2.2, z * 2.2, octaves);
      const bend = noise.at(x * 2 + 7, y * 2, z * 2) * 0.22;
      let hole = pitted(x + bend * 0.1, y, z);
      let bright = 0;
      for (const crater of craters) {
        const dx = x - crater.x;
        const dy = y - crater.y;
        const dz = z - crater.z;
        const square = dx * dx + dy * dy + dz * dz;
        const reach = crater.size * (crater.isYoung ? 3 : 1.5);
        if (square > reach * reach) continue;
        const away = Math.sqrt(square) / crater.size + rough * 0.12;
        if (away < 1.5) hole += profile(away) * crater.size;
        if (crater.isYoung) {
          const rays = noise.at(dx * (6 / away), dy * (6 / away), dz * (6 / away) + 3);
          bright += smooth(3, 0.9, away) * smooth(-0.05, 0.4, rays) * 0.5;
        }
      }
      const crack = Math.abs(noise.layers(x * 1.5 + 20 + bend, y * 1.5 - bend, z * 1.5, 5));
      const rich = smooth(-0.14, 0.2, rough + hole * 0.4);
      const ember = smooth(vein * 2.6, 0, crack) * rich;
      const core = smooth(vein, 0, crack) * rich;
      const plain = smooth(0.02, 0.34, noise.at(x * 1.1 + 3, y * 1.1, z * 1.1 + 5));
      const stone = mix(
        mix(dark, tone, smooth(-0.38, 0.24, rough)),
        dust,
        smooth(0.12, 0.5, rough),
      );
      const metal = mix(stone, sheen, plain * 0.4);
      const lit: Color = mix(metal, dust, Math.min(0.7, bright));
      const deep = 1 + Math.max(-0.4, Math.min(0.2, hole * 3));
      write(into, from, mix(scale(lit, deep), add(scale(dark, 0.5), ore, 0.65), core * 0.8));
      into[from + HEIGHT] = rough * 0.24 + hole * 1.9 - core * 0.02;
      into[from + GLOW] = core * 0.85 + ember * 0.3;
      into[from + SHINE] = 0.12 + plain * 0.5 * (1 - core);
      into[from + CLOUD] = 0;
    },
  };
}
