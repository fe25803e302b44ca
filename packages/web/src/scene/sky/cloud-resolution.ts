// Chooses the resolution at which nebula and parchment are computed. They have no sharp edges, so a
// low resolution, scaled up, is enough.
import type { SkyScene } from './sky-scene.ts';

const MAX_POINTS = 84_000;

interface Resolution {
  readonly columns: number;
  readonly rows: number;
}

/** `minCell` is the minimum distance of two computed points in design pixels. */
export function resolutionOf({ width, height, unit }: SkyScene, minCell = 3.2): Resolution {
  const cell = Math.max(minCell * unit, Math.sqrt((width * height) / MAX_POINTS));
  return {
    columns: Math.max(8, Math.round(width / cell)),
    rows: Math.max(8, Math.round(height / cell)),
  };
}
