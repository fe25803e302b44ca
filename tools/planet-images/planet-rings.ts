// Rings and orbits around a planet: flat, tilted discs that cast and receive shadows.
import type { PlanetKind } from '@eminent/engine';
import { type Color, hsl, scale, smooth } from '../../packages/web/src/art/color.ts';
import { Noise } from '../../packages/web/src/art/sphere-noise.ts';

export type Vector = readonly [x: number, y: number, z: number];

export interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** Height of the ring's ellipse for a width of 1. */
  readonly open: number;
  readonly tilt: number;
  readonly color: Color;
  /** Noise that makes some bands of the ring denser than others. */
  readonly bands: Noise;
  /** Number of space stations on an orbit; 0 for a ring of dust. */
  readonly stations: number;
}

export function ringsOf(
  type: PlanetKind,
  seed: number,
  chance: () => number,
  widest: number,
): readonly Ring[] {
  const rings: Ring[] = [];
  const bands = new Noise(seed ^ 0x2545f491);
  const wanted = type === 'advanced' ? 0.5 : type === 'metallic' ? 0.16 : 0.1;
  const tilt = (chance() - 0.5) * 0.9;
  const hasRing = chance() < wanted;
  if (hasRing) {
    const inner = 1.13 + chance() * 0.05;
    rings.push({
      inner,
      outer: Math.min(widest, inner + 0.1 + chance() * 0.12),
      open: 0.14 + chance() * 0.2,
      tilt,
      color:
        type === 'advanced'
          ? hsl(40 + chance() * 10, 0.72, 0.72)
          : hsl(20 + chance() * 40, 0.18, 0.66),
      bands,
      stations: 0,
    });
  }
  if (type !== 'advanced') return rings;
  const orbits = hasRing ? 1 : 2;
  for (let i = 0; i < orbits; i++) {
    const radius = 1.1 + i * 0.1 + chance() * 0.06;
    rings.push({
      inner: radius,
      outer: radius + 0.008,
      open: 0.3 + chance() * 0.3,
      tilt: tilt + (i === 0 ? 0.9 : -0.7) + chance() * 0.4,
      color: hsl(190 + chance() * 30, 0.9, 0.78),
      bands,
      stations: 3 + Math.floor(chance() * 4),
    });
  }
  return rings;
}

export interface OnRing {
  readonly alpha: number;
  readonly isFront: boolean;
  readonly light: number;
}

const NOTHING: OnRing = { alpha: 0, isFront: false, light: 0 };

/** Returns the density of a ring at a distance from the center, blurred over a width of `soft`. */
function density(ring: Ring, away: number, soft: number): number {
  if (away < ring.inner - soft || away > ring.outer + soft) return 0;
  const body =
    smooth(ring.inner - soft, ring.inner + soft, away) *
    smooth(ring.outer + soft, ring.outer - soft, away);
  if (ring.stations > 0) return body * 0.55;
  const grooves = ring.bands.at(away * 34, 0.5, 0.5) + 0.5 * ring.bands.at(away * 83, 3.5, 0.5);
  return body * (0.34 + 0.5 * smooth(-0.5, 0.45, grooves));
}

/** Returns the ring at a point. `soft` is the width of a pixel; lengths are in planet radii. */
export function ringAt(ring: Ring, x: number, y: number, soft: number, light: Vector): OnRing {
  const cos = Math.cos(ring.tilt);
  const sin = Math.sin(ring.tilt);
  const along = x * cos + y * sin;
  const down = y * cos - x * sin;
  const across = down / ring.open;
  const away = Math.hypot(along, across);
  if (away < ring.inner - 0.1 || away > ring.outer + 0.1) return NOTHING;
  const spread = (soft * Math.hypot(along, across / ring.open)) / away;
  let alpha = density(ring, away, spread);
  if (ring.stations > 0) {
    const each = (2 * Math.PI) / ring.stations;
    const nearest = Math.round(Math.atan2(across, along) / each) * each;
    const off = Math.hypot(
      along - ring.inner * Math.cos(nearest),
      down - ring.inner * Math.sin(nearest) * ring.open,
    );
    alpha = Math.max(alpha * 0.7, smooth(0.016 + soft, 0.016 - soft, off));
  }
  if (alpha <= 0) return NOTHING;
  const deep = -across * Math.sqrt(1 - ring.open * ring.open);
  const towards = x * light[0] + y * light[1] + deep * light[2];
  const beside = Math.hypot(
    x - towards * light[0],
    y - towards * light[1],
    deep - towards * light[2],
  );
  const shade = towards < 0 ? smooth(1.02, 0.94, beside) : 0;
  return { alpha, isFront: across < 0, light: 1 - shade * 0.88 };
}

/** Returns the share of the light that a ring blocks at a point of the sphere. */
export function ringShade(ring: Ring, x: number, y: number, z: number, light: Vector): number {
  if (ring.stations > 0) return 0;
  const cos = Math.cos(ring.tilt);
  const sin = Math.sin(ring.tilt);
  const rise = Math.sqrt(1 - ring.open * ring.open);
  // Normal of the disc. It points to the viewer if the ring is wide open.
  const up: Vector = [-sin * rise, cos * rise, ring.open];
  const over = x * up[0] + y * up[1] + z * up[2];
  const slant = light[0] * up[0] + light[1] * up[1] + light[2] * up[2];
  if (Math.abs(slant) < 0.02) return 0;
  const way = -over / slant;
  if (way <= 0) return 0;
  const away = Math.hypot(x + light[0] * way, y + light[1] * way, z + light[2] * way);
  return density(ring, away, 0.02);
}

export function ringColor(ring: Ring, light: number): Color {
  return scale(ring.color, ring.stations > 0 ? 0.75 + 0.35 * light : 0.12 + 0.95 * light);
}
