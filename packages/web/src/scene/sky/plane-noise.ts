// Fast smooth noise on a plane, used for nebulae and parchment.
import { seededRandom } from '@eminent/pictures/random';

const SIDE = 256;

/** Value noise from 0 to 1 on a grid that repeats after 256 units. */
export class PlaneNoise {
  private readonly corners = new Float32Array(SIDE * SIDE);

  constructor(seed: number) {
    const random = seededRandom(seed);
    for (let i = 0; i < this.corners.length; i++) this.corners[i] = random();
  }

  /** Returns the noise at a point, from 0 to 1. */
  at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const u = dx * dx * (3 - 2 * dx);
    const v = dy * dy * (3 - 2 * dy);
    const row = (top & 255) << 8;
    const below = ((top + 1) & 255) << 8;
    const column = left & 255;
    const right = (left + 1) & 255;
    const c = this.corners;
    const upper = (c[row + column] as number) * (1 - u) + (c[row + right] as number) * u;
    const lower = (c[below + column] as number) * (1 - u) + (c[below + right] as number) * u;
    return upper * (1 - v) + lower * v;
  }

  /** Returns fractal noise at a point: the sum of `count` octaves, from 0 to 1, mostly near 0.5. */
  layers(x: number, y: number, count: number): number {
    let sum = 0;
    let strength = 0.5;
    let scaledX = x;
    let scaledY = y;
    for (let i = 0; i < count; i++) {
      sum += this.at(scaledX, scaledY) * strength;
      scaledX = scaledX * 2.03 + 17;
      scaledY = scaledY * 2.03 + 9;
      strength *= 0.5;
    }
    return sum;
  }
}
