// Worker that draws the light of a planet reveal: the rays once, the points frame by frame.
import { drawPoints, drawRays, pointsOf } from './reveal-light.ts';

/** A square canvas, its side in pixels, and the CSS color to draw with. */
export interface LightCanvas {
  readonly canvas: OffscreenCanvas;
  readonly side: number;
  readonly color: string;
}

export interface PointsOrder extends LightCanvas {
  readonly seed: number;
  /** CSS colors of the points. Fragments have a dark shade of `color`. */
  readonly light: readonly string[];
  /** Milliseconds before the animation of the points, and its duration. */
  readonly wait: number;
  readonly ms: number;
}

export interface LightOrder {
  readonly rays: LightCanvas;
  /** Absent with reduced motion. */
  readonly points?: PointsOrder;
}

function contextOf({ canvas, side }: LightCanvas): OffscreenCanvasRenderingContext2D | null {
  canvas.width = side;
  canvas.height = side;
  return canvas.getContext('2d');
}

function run(order: PointsOrder): void {
  const { side, seed, color, light, ms } = order;
  const context = contextOf(order);
  if (context === null) return;
  const palette = { fragment: `color-mix(in srgb, ${color} 40%, #060a18)`, edge: color, light };
  const points = pointsOf(seed, palette);
  const start = performance.now();
  const draw = (): void => {
    const share = (performance.now() - start) / ms;
    drawPoints(context, points, palette, Math.min(1, share), side);
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}

addEventListener('message', ({ data: { rays, points } }: MessageEvent<LightOrder>) => {
  const context = contextOf(rays);
  if (context !== null) drawRays(context, rays.color, rays.side);
  if (points !== undefined) setTimeout(() => run(points), points.wait);
});
