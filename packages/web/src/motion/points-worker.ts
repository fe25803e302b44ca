// Draws the points of a climax beside the page, frame by frame.
import { drawPoints, type Palette, pointsOf } from './points.ts';

export interface PointsOrder {
  readonly canvas: OffscreenCanvas;
  /** Its width and height in pixels. */
  readonly side: number;
  readonly seed: number;
  readonly palette: Palette;
  /** Milliseconds until the first is seen, and from then to the last. */
  readonly wait: number;
  readonly ms: number;
}

function run({ canvas, side, seed, palette, ms }: PointsOrder): void {
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (paper === null) return;
  const points = pointsOf(seed, palette);
  const start = performance.now();
  const draw = (): void => {
    const share = (performance.now() - start) / ms;
    drawPoints(paper, points, palette, Math.min(1, share), side);
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}

addEventListener('message', ({ data }: MessageEvent<PointsOrder>) => {
  setTimeout(() => run(data), data.wait);
});
