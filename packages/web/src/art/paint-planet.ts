// Draws a planet, pixel by pixel: a lit sphere with its surface, its air, and a ring for some. Pure, so that it runs in a worker.
import type { PlanetType } from '@eminent/engine';
import { add, type Colour, hsl, mix, scale, smooth } from './colour.ts';
import { pictureChance, seedOfName } from './noise.ts';
import { SURFACES } from './surface.ts';

/** Share of the picture's width that the sphere's radius takes; the rest is for air and rings. */
export const PLANET_RADIUS = 0.37;

/** In units of the radius: wider rings would be cut off by the edge of the picture. */
const WIDEST_RING = 0.49 / PLANET_RADIUS;

export const LIGHT = normal(-0.62, 0.52, 0.6);

type Vector = readonly [x: number, y: number, z: number];

function normal(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** How far it opens: the height of its ellipse for a width of 1. */
  readonly open: number;
  readonly tilt: number;
  readonly colour: Colour;
  readonly gaps: number;
}

function ringOf(type: PlanetType, chance: () => number): Ring | undefined {
  const wanted = type === 'advanced' ? 0.62 : type === 'metallic' ? 0.18 : 0.1;
  if (chance() > wanted) return undefined;
  const inner = 1.14 + chance() * 0.06;
  return {
    inner,
    outer: Math.min(WIDEST_RING, inner + 0.08 + chance() * 0.14),
    open: 0.16 + chance() * 0.2,
    tilt: (chance() - 0.5) * 0.9,
    colour:
      type === 'advanced' ? hsl(40 + chance() * 12, 0.75, 0.72) : hsl(chance() * 360, 0.2, 0.66),
    gaps: 8 + chance() * 22,
  };
}

/** Opacity of a ring at a point in units of the planet's radius; `front` tells which half. */
function ringAt(
  ring: Ring,
  x: number,
  y: number,
): { readonly alpha: number; readonly front: boolean } {
  const cos = Math.cos(ring.tilt);
  const sin = Math.sin(ring.tilt);
  const along = x * cos + y * sin;
  const across = (y * cos - x * sin) / ring.open;
  const away = Math.hypot(along, across);
  const edge = 0.025;
  const body =
    smooth(ring.inner - edge, ring.inner + edge, away) *
    smooth(ring.outer + edge, ring.outer - edge, away);
  const grooves = 0.72 + 0.28 * Math.sin(away * ring.gaps * 6);
  return { alpha: body * grooves * 0.9, front: across < 0 };
}

interface Pixel {
  readonly colour: Colour;
  readonly alpha: number;
}

/** The colours of a planet's picture, row by row as RGBA; `size` is its width and height in pixels. */
export function paintPlanet(
  name: string,
  type: PlanetType,
  size: number,
): Uint8ClampedArray<ArrayBuffer> {
  const paint = pixelPainter(name, type);
  const out = new Uint8ClampedArray(size * size * 4);
  const radius = size * PLANET_RADIUS;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) / radius;
      const y = (size / 2 - row - 0.5) / radius;
      const { colour, alpha } = paint(x, y, 1.2 / radius);
      const at = (row * size + column) * 4;
      out[at] = colour[0] * 255;
      out[at + 1] = colour[1] * 255;
      out[at + 2] = colour[2] * 255;
      out[at + 3] = alpha * 255;
    }
  }
  return out;
}

const AIR: Readonly<Record<PlanetType, { readonly hue: number; readonly thickness: number }>> = {
  fertile: { hue: 200, thickness: 1 },
  advanced: { hue: 222, thickness: 0.8 },
  metallic: { hue: 24, thickness: 0.3 },
};

/** Colour at a point in units of the radius; `soft` is the width of a pixel, for smooth edges. */
function pixelPainter(
  name: string,
  type: PlanetType,
): (x: number, y: number, soft: number) => Pixel {
  const seed = seedOfName(name);
  const chance = pictureChance(seed ^ 0x5bd1e995);
  const surface = SURFACES[type](seed);
  const ring = ringOf(type, chance);
  const turn = chance() * Math.PI * 2;
  const lean = (chance() - 0.5) * 0.8;
  const air = hsl(AIR[type].hue + (chance() - 0.5) * 40, 0.75, 0.66);
  const { thickness } = AIR[type];

  const spin = (x: number, y: number, z: number): Vector => {
    const ly = y * Math.cos(lean) - z * Math.sin(lean);
    const lz = y * Math.sin(lean) + z * Math.cos(lean);
    return [x * Math.cos(turn) + lz * Math.sin(turn), ly, lz * Math.cos(turn) - x * Math.sin(turn)];
  };

  const sphere = (x: number, y: number): Colour => {
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const [px, py, pz] = spin(x, y, z);
    const here = surface(px, py, pz);
    const step = 0.03;
    const [qx, qy, qz] = spin(x + LIGHT[0] * step, y + LIGHT[1] * step, z + LIGHT[2] * step);
    const ahead = surface(qx, qy, qz);
    const facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
    const relief = Math.max(-0.6, Math.min(0.6, (here.height - ahead.height) * 7));
    const day = smooth(-0.16, 0.55, facing);
    const bright = day * (0.85 + relief * 0.75) + 0.035;
    const halfway = normal(LIGHT[0], LIGHT[1], LIGHT[2] + 1);
    const mirror = Math.max(0, x * halfway[0] + y * halfway[1] + z * halfway[2]) ** 40;
    let colour = scale(here.colour, bright * 1.16);
    colour = add(colour, [1, 0.96, 0.86], mirror * here.shine * 0.55 * (1 - here.cloud));
    colour = mix(colour, scale([1, 1, 1], day * 1.02 + 0.03), here.cloud);
    colour = add(colour, here.glow, 0.14 + 0.86 * (1 - day));
    const rim = (1 - z) ** 3;
    return add(colour, air, rim * thickness * (0.15 + 0.85 * smooth(-0.35, 0.5, facing)));
  };

  return (x, y, soft) => {
    const away = Math.hypot(x, y);
    const solid = smooth(1 + soft, 1 - soft, away);
    const lit = smooth(-0.7, 0.9, (x * LIGHT[0] + y * LIGHT[1]) / Math.max(0.2, away));
    const halo = away < 1 ? 0 : Math.exp(-(away - 1) * 16) * 0.55 * thickness * lit;
    let colour: Colour = solid > 0 ? sphere(x / Math.max(1, away), y / Math.max(1, away)) : air;
    let alpha = solid + (1 - solid) * halo;
    if (ring === undefined) return { colour, alpha };
    const band = ringAt(ring, x, y);
    if (solid > 0 && !band.front) {
      const shade = ringAt(ring, x - LIGHT[0] * 0.12, y - LIGHT[1] * 0.12);
      colour = scale(colour, 1 - shade.alpha * 0.25);
    }
    const over = band.front ? band.alpha : band.alpha * (1 - solid);
    const ringLight = scale(ring.colour, 0.45 + 0.55 * lit);
    colour =
      alpha + over === 0
        ? colour
        : mix(colour, ringLight, over / Math.max(over, alpha + over * (1 - alpha)));
    alpha = alpha + over * (1 - alpha);
    return { colour, alpha };
  };
}
