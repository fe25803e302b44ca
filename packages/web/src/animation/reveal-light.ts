// The light of a planet reveal: rays behind the planet, and some hundred points and fragments of
// the veil. A worker draws it.
import { pictureChance } from '../art/sphere-noise.ts';

interface Point {
  /** Direction in radians, and distance. */
  readonly angle: number;
  readonly reach: number;
  readonly size: number;
  readonly spin: number;
  readonly born: number;
  readonly color: string;
  readonly splinter: boolean;
}

const POINTS = 270;
const SPLINTERS = 30;

/** Colors of the fragments come first, then those of the light. */
export interface Palette {
  readonly splinter: string;
  readonly edge: string;
  readonly light: readonly string[];
}

/** The points of a planet; the same seed gives the same picture. */
export function pointsOf(seed: number, palette: Palette): readonly Point[] {
  const chance = pictureChance(seed);
  return Array.from({ length: POINTS + SPLINTERS }, (_, i): Point => {
    const splinter = i < SPLINTERS;
    return {
      angle: chance() * Math.PI * 2,
      reach: splinter ? 0.5 + chance() * 0.62 : 0.42 + chance() ** 1.5 * 0.75,
      size: splinter ? 0.018 + chance() * 0.03 : 0.002 + chance() ** 3 * 0.006,
      spin: (chance() - 0.5) * 6,
      born: splinter ? 0 : chance() * 0.25,
      color: splinter
        ? palette.splinter
        : (palette.light[Math.floor(chance() * palette.light.length)] ?? '#fff'),
      splinter,
    };
  });
}

/**
 * Draws the points at a share of their time. `side` is the width of the canvas, twice that of the
 * planet.
 */
export function drawPoints(
  context: OffscreenCanvasRenderingContext2D,
  points: readonly Point[],
  palette: Palette,
  share: number,
  side: number,
): void {
  context.clearRect(0, 0, side, side);
  for (const point of points) {
    const age = (share - point.born) / (1 - point.born);
    if (age <= 0 || age >= 1) continue;
    const way = 1 - (1 - age) ** 3;
    const away = (0.2 + (point.reach - 0.2) * way) * side * 0.44;
    const x = side / 2 + Math.cos(point.angle) * away;
    const y = side / 2 + Math.sin(point.angle) * away;
    context.globalAlpha = Math.min(1, (1 - age) * (point.splinter ? 2.2 : 1.5));
    context.fillStyle = point.color;
    const size = point.size * side;
    if (!point.splinter) {
      context.fillRect(x - size / 2, y - size / 2, size, size);
      continue;
    }
    context.save();
    context.translate(x, y);
    context.rotate(point.angle + point.spin * way);
    context.beginPath();
    context.moveTo(-size, -size * 0.2);
    context.lineTo(-size * 0.1, -size * 0.7);
    context.lineTo(size, size * 0.1);
    context.lineTo(size * 0.05, size * 0.75);
    context.closePath();
    context.fill();
    context.strokeStyle = palette.edge;
    context.lineWidth = 1;
    context.stroke();
    context.restore();
  }
  context.globalAlpha = 1;
}

const RAYS = 46;

/** Draws the rays once; the page only shows or hides them. */
export function drawRays(
  context: OffscreenCanvasRenderingContext2D,
  color: string,
  side: number,
): void {
  const chance = pictureChance(RAYS);
  const light = context.createRadialGradient(0, 0, side * 0.16, 0, 0, side * 0.5);
  light.addColorStop(0, color);
  light.addColorStop(0.4, `color-mix(in srgb, ${color} 40%, transparent)`);
  light.addColorStop(1, 'transparent');
  context.fillStyle = light;
  context.translate(side / 2, side / 2);
  for (let i = 0; i < RAYS; i++) {
    const angle = ((i + chance() * 0.8) / RAYS) * Math.PI * 2;
    const half = 0.004 + chance() ** 2 * 0.03;
    context.globalAlpha = 0.2 + chance() * 0.4;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle - half) * side, Math.sin(angle - half) * side);
    context.lineTo(Math.cos(angle + half) * side, Math.sin(angle + half) * side);
    context.closePath();
    context.fill();
  }
}
