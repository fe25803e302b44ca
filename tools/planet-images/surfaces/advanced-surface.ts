// Advanced planets: a city over the whole globe, with glowing streets and artificial seas.
import { type Color, hsl, mix, scale, smooth } from '../../../packages/web/src/art/color.ts';
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

/** A point on a cube face, from -1 to 1. Unlike longitude and latitude, it has no poles. */
interface OnFace {
  face: number;
  east: number;
  north: number;
}

function unfold(x: number, y: number, z: number, into: OnFace): void {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  const flat = (a: number, over: number): number => Math.atan(a / over) * (4 / Math.PI);
  if (ax >= ay && ax >= az) {
    into.face = x > 0 ? 0 : 1;
    into.east = flat(z, ax);
    into.north = flat(y, ax);
  } else if (ay >= az) {
    into.face = y > 0 ? 2 : 3;
    into.east = flat(x, ay);
    into.north = flat(z, ay);
  } else {
    into.face = z > 0 ? 4 : 5;
    into.east = flat(x, az);
    into.north = flat(y, az);
  }
}

const HUES = [206, 222, 190, 256, 34, 236, 174] as const;

export function advanced(input: SurfaceInput): Surface {
  const chance = seededRandom(input.seed);
  const noise = new Noise(input.seed);
  const hue = (HUES[Math.floor(chance() * HUES.length)] as number) + chance() * 12;
  const isGolden = chance() < 0.62;
  const glow = isGolden ? hsl(36 + chance() * 12, 1, 0.66) : hsl(178 + chance() * 16, 0.95, 0.64);
  const districts = 5 + Math.floor(chance() * 3);
  const sprawl = -0.16 + chance() * 0.2;
  const octaves = octavesFor(input, 1.5, 5);
  // Brown seas would look like rock, so golden plates get blue ones.
  const seaHue = hue < 60 ? hue + 174 : hue;
  const basin = hsl(seaHue + 6, 0.52, 0.12);
  const sea = hsl(seaHue, 0.48, 0.27);
  const plate = hsl(hue + 8, 0.2, 0.42);
  const pale = hsl(hue - 14, 0.22, 0.74);
  const roof = hsl(hue + 180, 0.3, 0.52);
  const fine = input.grain * districts < 0.09;
  const spot: OnFace = { face: 0, east: 0, north: 0 };

  /** Share of a pixel that a street covers, by the distance from its center line. */
  const street = (away: number, width: number): number =>
    smooth(width + input.grain, Math.max(0, width - input.grain), away) *
    Math.min(1, (width * 1.3) / input.grain);

  return {
    glow,
    polish: 22,
    relief: 6,
    at(x, y, z, into, from) {
      unfold(x, y, z, spot);
      const east = ((spot.east + 1) / 2) * districts;
      const north = ((spot.north + 1) / 2) * districts;
      // Divides each district at random into blocks, and these again.
      let [i, j] = [Math.floor(east), Math.floor(north)];
      let [a, b] = [east - i, north - j];
      let id = spot.face * 4096 + i * 64 + j;
      let [wide, high] = [1 / districts, 1 / districts];
      let roads = 0;
      let lamps = 0;
      for (let depth = 0; depth < (fine ? 3 : 2); depth++) {
        const edge = Math.min(Math.min(a, 1 - a) * wide, Math.min(b, 1 - b) * high) * 1.5;
        const here = street(edge, 0.016 / (1 + depth * 1.1));
        roads = Math.max(roads, here);
        lamps = Math.max(lamps, street(edge, 0.007 / (1 + depth)) / (1 + depth * 0.6));
        const across =
          1 + Math.floor(cellRandom(input.seed, id, depth, 1) * (depth === 0 ? 3.4 : 2.6));
        const along =
          1 + Math.floor(cellRandom(input.seed, id, depth, 2) * (depth === 0 ? 3.4 : 2.6));
        i = Math.floor(a * across);
        j = Math.floor(b * along);
        a = a * across - i;
        b = b * along - j;
        wide /= across;
        high /= along;
        id = Math.imul(id, 31) + i * 7 + j * 13 + 1;
      }
      const storeys = cellRandom(input.seed, id, 5, 3);
      const area = noise.layers(x * 1.5, y * 1.5, z * 1.5, octaves);
      const built = smooth(sprawl, sprawl + 0.05, area + (storeys - 0.5) * 0.1);
      const haze = 0.5 + 0.5 * Math.sin(y * 9 + area * 6);
      const water = mix(basin, sea, smooth(sprawl - 0.5, sprawl, area) * 0.8 + haze * 0.2);
      const block: Color = storeys > 0.93 ? roof : mix(plate, pale, smooth(0.1, 0.9, storeys));
      const city = mix(block, scale(plate, 0.42), roads * 0.75);
      write(into, from, mix(water, city, built));
      into[from + HEIGHT] = built * (0.02 + storeys * 0.05 * (1 - roads));
      const pane = cellRandom(id, Math.floor(a * 6), Math.floor(b * 6), 4);
      const windows = pane > 0.62 ? (pane - 0.5) * storeys : storeys * 0.12;
      into[from + GLOW] =
        built * (lamps * 0.8 + windows * (0.5 + 0.9 * haze)) + (1 - built) * lamps * 0.08;
      into[from + SHINE] = built > 0.5 ? 0.3 * storeys : 0.55;
      into[from + CLOUD] = 0;
    },
  };
}
