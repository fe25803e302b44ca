// Computes the resolution of the nebula and the parchment. They have no sharp edges, so they are
// computed at a low resolution and scaled up.
import type { SkyScene } from './sky-scene.ts';

/** The maximum number of computed points. */
const MAX_POINTS = 84_000;

interface Resolution {
  readonly columns: number;
  readonly rows: number;
}

/** The resolution for a scene. `minCell` is the minimum distance of two points in design pixels. */
export function resolutionOf({ width, height, unit }: SkyScene, minCell = 3.2): Resolution {
  const cell = Math.max(minCell * unit, Math.sqrt((width * height) / MAX_POINTS));
  return {
    columns: Math.max(8, Math.round(width / cell)),
    rows: Math.max(8, Math.round(height / cell)),
  };
}
