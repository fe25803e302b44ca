// Paints a planet pixel by pixel: surface, light, atmosphere and rings.
import type { PlanetKind } from '@eminent/engine';
import { add, type Color, hsl, mix, scale, smooth } from '../../packages/web/src/art/color.ts';
import { advanced } from './surfaces/advanced-surface.ts';
import { fertile } from './surfaces/fertile-surface.ts';
import {
  BLUE,
  CLOUD,
  GLOW,
  GREEN,
  type Surface,
  HEIGHT,
  NUMBERS,
  RED,
  SHINE,
  type SurfaceInput,
} from './surfaces/surface.ts';
import { metallic } from './surfaces/metallic-surface.ts';
import { seedOf, seededRandom } from '@eminent/pictures/random';
import { type Ring, ringAt, ringColor, ringShade, ringsOf, type Vector } from './planet-rings.ts';

/** Radius of the sphere as a share of the picture's width. Atmosphere and rings need the rest. */
export const PLANET_RADIUS = 0.37;

/** Maximum ring radius in planet radii. The edge of the picture would cut off wider rings. */
const MAX_RING = 0.49 / PLANET_RADIUS;

/** Unit vector toward the light: left, above and in front of the picture. */
export const LIGHT = normal(-0.62, 0.52, 0.6);
const HALFWAY = normal(LIGHT[0], LIGHT[1], LIGHT[2] + 1);

function normal(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const SURFACES: Readonly<Record<PlanetKind, (input: SurfaceInput) => Surface>> = {
  fertile,
  advanced,
  metallic,
  prestige: advanced,
  utopian: fertile,
};

interface Air {
  readonly hue: number;
  readonly thickness: number;
}
const AIRS: Readonly<Record<PlanetKind, Air>> = {
  fertile: { hue: 204, thickness: 1 },
  advanced: { hue: 222, thickness: 0.72 },
  metallic: { hue: 22, thickness: 0.16 },
  prestige: { hue: 280, thickness: 0.72 },
  utopian: { hue: 48, thickness: 1 },
};

/** Samples the surface for each pixel. `turn` and `lean` rotate the planet, in radians. */
function sampleSurface(
  surface: Surface,
  size: number,
  radius: number,
  turn: number,
  lean: number,
): Float32Array {
  const seen = new Float32Array(size * size * NUMBERS);
  const [cosLean, sinLean, cosTurn, sinTurn] = [
    Math.cos(lean),
    Math.sin(lean),
    Math.cos(turn),
    Math.sin(turn),
  ];
  for (let row = 0; row < size; row++) {
    const y0 = (size / 2 - row - 0.5) / radius;
    for (let column = 0; column < size; column++) {
      const x0 = (column + 0.5 - size / 2) / radius;
      const away = Math.hypot(x0, y0);
      if (away > 1.03) continue;
      const pull = Math.max(1, away);
      const [x, y] = [x0 / pull, y0 / pull];
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      const ly = y * cosLean - z * sinLean;
      const lz = y * sinLean + z * cosLean;
      surface.at(
        x * cosTurn + lz * sinTurn,
        ly,
        lz * cosTurn - x * sinTurn,
        seen,
        (row * size + column) * NUMBERS,
      );
    }
  }
  return seen;
}

/** Returns the glow channel after a box blur with radius `reach`, for the halo. */
function bloom(seen: Float32Array, size: number, reach: number): Float32Array {
  const across = new Float32Array(size * size);
  const out = new Float32Array(size * size);
  const share = 1 / (2 * reach + 1);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size + reach; column++) {
      if (column < size) sum += seen[(row * size + column) * NUMBERS + GLOW] as number;
      const gone = column - 2 * reach - 1;
      if (gone >= 0) sum -= seen[(row * size + gone) * NUMBERS + GLOW] as number;
      if (column >= reach) across[row * size + column - reach] = sum * share;
    }
  }
  for (let column = 0; column < size; column++) {
    let sum = 0;
    for (let row = 0; row < size + reach; row++) {
      if (row < size) sum += across[row * size + column] as number;
      const gone = row - 2 * reach - 1;
      if (gone >= 0) sum -= across[gone * size + column] as number;
      if (row >= reach) out[(row - reach) * size + column] = sum * share;
    }
  }
  return out;
}

/** Paints a planet. Returns RGBA pixels; `size` is the width and height. */
export function paintPlanet(
  name: string,
  type: PlanetKind,
  size: number,
): Uint8ClampedArray<ArrayBuffer> {
  const seed = seedOf(name);
  const chance = seededRandom(seed ^ 0x5bd1e995);
  const radius = size * PLANET_RADIUS;
  const soft = 1 / radius;
  const surface = SURFACES[type]({ seed, grain: soft });
  const rings = ringsOf(type, seed, chance, MAX_RING);
  const seen = sampleSurface(surface, size, radius, chance() * Math.PI * 2, (chance() - 0.5) * 0.8);
  const shines = surface.glow.some((channel) => channel > 0);
  const halo = shines ? bloom(seen, size, Math.max(1, Math.round(radius * 0.022))) : undefined;
  const air = hsl(AIRS[type].hue + (chance() - 0.5) * 26, 0.78, 0.66);
  const { thickness } = AIRS[type];
  /** Distance of the pixel toward the light that is compared to shade slopes, in pixels. */
  const step = radius * 0.02;
  const ahead = Math.round(LIGHT[0] * step) - Math.round(LIGHT[1] * step) * size;

  const sphere = (x: number, y: number, pixel: number): Color => {
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const here = pixel * NUMBERS;
    const isInside = (x + LIGHT[0] * 0.1) ** 2 + (y + LIGHT[1] * 0.1) ** 2 < 1;
    const there = isInside ? here + ahead * NUMBERS : here;
    const above = isInside ? here + 2 * ahead * NUMBERS : here;
    const rise =
      ((seen[here + HEIGHT] as number) - (seen[there + HEIGHT] as number)) * surface.relief;
    const facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
    const shaded = rings.reduce((most, ring) => Math.max(most, ringShade(ring, x, y, z, LIGHT)), 0);
    const day = smooth(-0.1, 0.62, facing) * (1 - shaded * 0.6);
    const relief = Math.max(-0.75, Math.min(0.75, rise));
    const cloud = seen[here + CLOUD] as number;
    const overcast = 1 - 0.5 * (seen[above + CLOUD] as number) * (1 - cloud);
    const bright = day * (0.94 + relief * 0.9) * overcast * 1.12 + 0.03;
    // Near the edge of the day side, light is redder if there is an atmosphere.
    const low = (1 - smooth(0, 0.42, facing)) * thickness;
    let color: Color = [
      (seen[here + RED] as number) * bright,
      (seen[here + GREEN] as number) * bright * (1 - low * 0.22),
      (seen[here + BLUE] as number) * bright * (1 - low * 0.42) + 0.016,
    ];
    const mirror = Math.max(0, x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2]) ** surface.polish;
    const shine = mirror * (seen[here + SHINE] as number) * overcast * day * (1 + relief * 0.5);
    color = add(color, [1, 0.95, 0.84], shine * 0.6 * (1 - cloud));
    if (cloud > 0) {
      const billow = (cloud - (seen[there + CLOUD] as number)) * 1.1;
      const white = Math.max(0, day * (1 + billow) + 0.02);
      color = mix(color, [white, white * (1 - low * 0.14), white * (1 - low * 0.3)], cloud);
    }
    const night = (0.16 + 0.84 * (1 - smooth(-0.05, 0.4, facing))) * smooth(0, 0.2, z);
    if (halo !== undefined) {
      const glow = (seen[here + GLOW] as number) + 0.9 * (halo[pixel] as number);
      color = add(color, surface.glow, glow * night);
      // The brightest places turn white.
      color = add(color, [1, 1, 1], Math.max(0, glow - 0.75) * 0.4 * night);
    }
    const towards = smooth(-0.35, 0.5, facing);
    color = mix(color, scale(air, day), (1 - z) ** 1.8 * 0.4 * thickness);
    return add(color, air, (1 - z) ** 3.4 * (0.06 + thickness * (0.08 + 0.8 * towards)));
  };

  const out = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) * soft;
      const y = (size / 2 - row - 0.5) * soft;
      const away = Math.hypot(x, y);
      const solid = smooth(1 + soft, 1 - soft, away);
      const lit = smooth(-0.7, 0.9, (x * LIGHT[0] + y * LIGHT[1]) / Math.max(0.2, away));
      const pull = Math.max(1, away);
      let color = solid > 0 ? sphere(x / pull, y / pull, row * size + column) : air;
      let alpha = solid;
      if (away > 1 - soft) {
        const outside = Math.max(0, away - 1);
        const glare = (Math.exp(-outside * 26) * 0.5 + Math.exp(-outside * 9) * 0.16) * thickness;
        alpha += (1 - solid) * glare * lit * smooth(1.34, 1.2, away);
      }
      for (const ring of rings) {
        ({ color, alpha } = withRing(ring, x, y, soft, solid, color, alpha));
      }
      const at = (row * size + column) * 4;
      out[at] = color[0] * 255;
      out[at + 1] = color[1] * 255;
      out[at + 2] = color[2] * 255;
      out[at + 3] = alpha * 255;
    }
  }
  return out;
}

/** Blends a pixel with a ring, which may be in front of the planet or behind it. */
function withRing(
  ring: Ring,
  x: number,
  y: number,
  soft: number,
  solid: number,
  color: Color,
  alpha: number,
): { readonly color: Color; readonly alpha: number } {
  const band = ringAt(ring, x, y, soft, LIGHT);
  const over = band.isFront ? band.alpha : band.alpha * (1 - solid);
  if (over <= 0) return { color, alpha };
  const whole = over + alpha * (1 - over);
  return { color: mix(color, ringColor(ring, band.light), over / whole), alpha: whole };
}
