// The resolution of clouds. They have no edges, so they are computed coarsely and scaled up.
import type { SkyScene } from './sky-scene.ts';

/** Number of computed points per cloud. */
const POINTS = 84_000;

export interface Cells {
  readonly columns: number;
  readonly rows: number;
}

export function cellsOf({ width, height, unit }: SkyScene, finest = 3.2): Cells {
  const cell = Math.max(finest * unit, Math.sqrt((width * height) / POINTS));
  return {
    columns: Math.max(8, Math.round(width / cell)),
    rows: Math.max(8, Math.round(height / cell)),
  };
}
