// The orbits of the table, as they are engraved round its star.
import type { SkyOrbit } from './sky.tsx';

/**
 * Two close to the hub, one between, and the one on which your worlds lie, with degrees along it.
 *
 * @param near half the width and half the height of the orbit of your worlds
 */
export function tableOrbits(near: Pick<SkyOrbit, 'rx' | 'ry'>): readonly SkyOrbit[] {
  const outside = (length: SkyOrbit['rx'], by: number) =>
    typeof length === 'number' ? length * by : `calc(${by} * ${length})`;
  return [
    { rx: 640, ry: 141, strength: 0.5, width: 1.4 },
    { rx: 655, ry: 144, strength: 0.25, width: 0.8 },
    { rx: outside(near.rx, 0.806), ry: outside(near.ry, 0.546), strength: 0.5 },
    { ...near, strength: 0.62, width: 1.6, ticks: 240 },
    { rx: outside(near.rx, 1.018), ry: outside(near.ry, 1.018), strength: 0.3, width: 0.8 },
  ];
}
