// Smooth noise in three dimensions, used to paint planets.
import { seededRandom } from '@eminent/pictures/random';

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** The twelve gradients of Perlin noise; four are repeated to make sixteen. */
const GRADIENTS = [
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, 0, -1],
  [-1, 0, -1],
  [0, 1, 1],
  [0, -1, 1],
  [0, 1, -1],
  [0, -1, -1],
  [1, 1, 0],
  [-1, 1, 0],
  [0, -1, 1],
  [0, -1, -1],
] as const;
const gradientsAlong = (axis: 0 | 1 | 2): Float64Array =>
  Float64Array.from({ length: 256 }, (_, i) => GRADIENTS[i & 15]?.[axis] ?? 0);
const ALONG_X = gradientsAlong(0);
const ALONG_Y = gradientsAlong(1);
const ALONG_Z = gradientsAlong(2);

function gradient(hash: number, x: number, y: number, z: number): number {
  return (
    (ALONG_X[hash] as number) * x + (ALONG_Y[hash] as number) * y + (ALONG_Z[hash] as number) * z
  );
}

/** Returns a pseudorandom number from 0 to 1 that depends only on the seed and the grid cell. */
export function cellRandom(seed: number, i: number, j: number, k: number): number {
  let mixed = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(k, 0x9e3779b1) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Perlin noise in three dimensions. */
export class Noise {
  /** The permutation of 0 to 255, twice, which saves a modulo. */
  private readonly table = new Uint8Array(512);

  constructor(seed: number) {
    const random = seededRandom(seed);
    for (let i = 0; i < 256; i++) this.table[i] = i;
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const value = this.table[i] as number;
      this.table[i] = this.table[j] as number;
      this.table[j] = value;
    }
    this.table.copyWithin(256, 0, 256);
  }

  /** Returns the noise at a point, about -1 to 1. */
  at(x: number, y: number, z: number): number {
    const t = this.table;
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const X = fx & 255;
    const Y = fy & 255;
    const Z = fz & 255;
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const u = fade(dx);
    const v = fade(dy);
    const a = (t[X] as number) + Y;
    const b = (t[X + 1] as number) + Y;
    const aa = (t[a] as number) + Z;
    const ab = (t[a + 1] as number) + Z;
    const ba = (t[b] as number) + Z;
    const bb = (t[b + 1] as number) + Z;
    const near0 = gradient(t[aa] as number, dx, dy, dz);
    const near1 = gradient(t[ab] as number, dx, dy - 1, dz);
    const far0 = gradient(t[aa + 1] as number, dx, dy, dz - 1);
    const far1 = gradient(t[ab + 1] as number, dx, dy - 1, dz - 1);
    const n0 = near0 + u * (gradient(t[ba] as number, dx - 1, dy, dz) - near0);
    const n1 = near1 + u * (gradient(t[bb] as number, dx - 1, dy - 1, dz) - near1);
    const f0 = far0 + u * (gradient(t[ba + 1] as number, dx - 1, dy, dz - 1) - far0);
    const f1 = far1 + u * (gradient(t[bb + 1] as number, dx - 1, dy - 1, dz - 1) - far1);
    const near = n0 + v * (n1 - n0);
    return near + fade(dz) * (f0 + v * (f1 - f0) - near);
  }

  /** Returns fractal noise at a point: the sum of several octaves, about -1 to 1. */
  layers(x: number, y: number, z: number, octaves: number): number {
    let sum = 0;
    let strength = 0.55;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += strength * this.at(x * scale, y * scale, z * scale);
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }
}
