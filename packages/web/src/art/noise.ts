// Smooth noise on a sphere, the same for the same seed everywhere.

/** Numbers from 0 to 1, drawn one after another (mulberry32). For pictures only: the game's chance lives in the engine. */
export function pictureChance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for a name (FNV-1a), to seed its picture. */
export function seedOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (p: number, q: number, share: number): number => p + share * (q - p);

function slope(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15;
  const u = h < 8 ? x : y;
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v);
}

/** Perlin's gradient noise in three dimensions with a shuffled table of its own. */
export class Noise {
  private readonly table = new Uint8Array(512);

  constructor(seed: number) {
    const chance = pictureChance(seed);
    for (let i = 0; i < 256; i++) this.table[i] = i;
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1));
      const kept = this.table[i] as number;
      this.table[i] = this.table[j] as number;
      this.table[j] = kept;
    }
    this.table.copyWithin(256, 0, 256);
  }

  /** About -1 to 1. */
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
    const w = fade(dz);
    const a = (t[X] as number) + Y;
    const b = (t[X + 1] as number) + Y;
    const aa = (t[a & 255] as number) + Z;
    const ab = (t[(a + 1) & 255] as number) + Z;
    const ba = (t[b & 255] as number) + Z;
    const bb = (t[(b + 1) & 255] as number) + Z;
    return mix(
      mix(
        mix(
          slope(t[aa & 255] as number, dx, dy, dz),
          slope(t[ba & 255] as number, dx - 1, dy, dz),
          u,
        ),
        mix(
          slope(t[ab & 255] as number, dx, dy - 1, dz),
          slope(t[bb & 255] as number, dx - 1, dy - 1, dz),
          u,
        ),
        v,
      ),
      mix(
        mix(
          slope(t[(aa + 1) & 255] as number, dx, dy, dz - 1),
          slope(t[(ba + 1) & 255] as number, dx - 1, dy, dz - 1),
          u,
        ),
        mix(
          slope(t[(ab + 1) & 255] as number, dx, dy - 1, dz - 1),
          slope(t[(bb + 1) & 255] as number, dx - 1, dy - 1, dz - 1),
          u,
        ),
        v,
      ),
      w,
    );
  }

  /** Several octaves, each half as strong and twice as fine. About -1 to 1. */
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
