// Draws the starry background of result and position pictures.
import { box, disc, Pen, times } from './svg-pen.ts';
import { HEIGHT, WIDTH } from './surface.ts';

const DARK_BACKGROUND = '#070a1a';

/** Draws the stars of a seed as an SVG document. `light` draws a light behind them. */
export function starrySky(seed: string, light: (pen: Pen) => string = () => ''): string {
  const pen = new Pen(seed);
  const stars = times(180, () => {
    const brightness = pen.between(0.15, 0.85).toFixed(2);
    const place = [pen.between(0, WIDTH), pen.between(0, HEIGHT)] as const;
    return disc(...place, 0.5 + pen.random() ** 3, '#fff', `opacity="${brightness}"`);
  });
  return pen.finish(box(0, 0, WIDTH, HEIGHT, DARK_BACKGROUND) + light(pen) + stars, WIDTH, HEIGHT);
}

/** Draws the background of position pictures. */
export function positionSky(): string {
  return starrySky('sky of a position');
}
