// Draws the light of a planet reveal: rays behind the planet, and hundreds of points of light and
// fragments of its back that fly away from it. Runs in a worker.
import { seededRandom } from '@eminent/pictures/random';

interface Particle {
  /** Direction in radians. */
  readonly angle: number;
  /** Final distance from the center in units of 0.44 canvas widths; size in canvas widths. */
  readonly reach: number;
  readonly size: number;
  /** Rotation of a fragment during the flight, in radians. */
  readonly spin: number;
  /** Start of its flight, as a share of the whole animation. */
  readonly born: number;
  readonly color: string;
  readonly isFragment: boolean;
}

const POINTS = 270;
const FRAGMENTS = 30;

/** CSS colors of the fragments, of their edges, and of the points. */
interface Palette {
  readonly fragment: string;
  readonly edge: string;
  readonly light: readonly string[];
}

/** Returns the points and fragments of a reveal. The same seed gives the same ones. */
export function pointsOf(seed: number, palette: Palette): readonly Particle[] {
  const random = seededRandom(seed);
  return Array.from({ length: POINTS + FRAGMENTS }, (_, i): Particle => {
    const isFragment = i < FRAGMENTS;
    return {
      angle: random() * Math.PI * 2,
      reach: isFragment ? 0.5 + random() * 0.62 : 0.42 + random() ** 1.5 * 0.75,
      size: isFragment ? 0.018 + random() * 0.03 : 0.002 + random() ** 3 * 0.006,
      spin: (random() - 0.5) * 6,
      born: isFragment ? 0 : random() * 0.25,
      color: isFragment
        ? palette.fragment
        : (palette.light[Math.floor(random() * palette.light.length)] ?? '#fff'),
      isFragment,
    };
  });
}

/** Draws the points at `share` (0 to 1) of the animation on a square canvas, `side` pixels wide. */
export function drawPoints(
  context: OffscreenCanvasRenderingContext2D,
  points: readonly Particle[],
  palette: Palette,
  share: number,
  side: number,
): void {
  context.clearRect(0, 0, side, side);
  for (const point of points) {
    const age = (share - point.born) / (1 - point.born);
    if (age <= 0 || age >= 1) continue;
    const progress = 1 - (1 - age) ** 3;
    const distance = (0.2 + (point.reach - 0.2) * progress) * side * 0.44;
    const x = side / 2 + Math.cos(point.angle) * distance;
    const y = side / 2 + Math.sin(point.angle) * distance;
    context.globalAlpha = Math.min(1, (1 - age) * (point.isFragment ? 2.2 : 1.5));
    context.fillStyle = point.color;
    const size = point.size * side;
    if (!point.isFragment) {
      context.fillRect(x - size / 2, y - size / 2, size, size);
      continue;
    }
    context.save();
    context.translate(x, y);
    context.rotate(point.angle + point.spin * progress);
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

/** Draws the rays on a square canvas. They are drawn once; the page fades them in and out. */
export function drawRays(
  context: OffscreenCanvasRenderingContext2D,
  color: string,
  side: number,
): void {
  const random = seededRandom(RAYS);
  const light = context.createRadialGradient(0, 0, side * 0.16, 0, 0, side * 0.5);
  light.addColorStop(0, color);
  light.addColorStop(0.4, `color-mix(in srgb, ${color} 40%, transparent)`);
  light.addColorStop(1, 'transparent');
  context.fillStyle = light;
  context.translate(side / 2, side / 2);
  for (let i = 0; i < RAYS; i++) {
    const angle = ((i + random() * 0.8) / RAYS) * Math.PI * 2;
    const halfAngle = 0.004 + random() ** 2 * 0.03;
    context.globalAlpha = 0.2 + random() * 0.4;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle - halfAngle) * side, Math.sin(angle - halfAngle) * side);
    context.lineTo(Math.cos(angle + halfAngle) * side, Math.sin(angle + halfAngle) * side);
    context.closePath();
    context.fill();
  }
}
