// How coarsely a cloud may be worked out before it is stretched: it has no edges, and every point costs time.
import type { SkyScene } from './sky-scene.ts';

/** Points of a cloud that a sky is worked out at. */
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
