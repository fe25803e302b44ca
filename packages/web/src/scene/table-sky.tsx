// The sky over a table: its star stands behind the hub and turns red as the influence runs out.
import type { View } from '@eminent/engine';
import { Sky } from './sky.tsx';
import { tableOrbits } from './table-orbits.ts';

/** Where the layout has the star, from the top, and the orbit of the own worlds. */
const STAR = { x: '50%', y: 'var(--star-top)', radius: 'var(--star-size)' } as const;
const ORBITS = tableOrbits({ rx: 'var(--near-width)', ry: 'var(--near-height)' });

export function TableSky({ view }: { readonly view: Pick<View, 'supply' | 'players'> }) {
  const paid = view.players.reduce((sum, { influence }) => sum + influence, 0);
  return <Sky star={STAR} orbits={ORBITS} left={view.supply / Math.max(1, view.supply + paid)} />;
}
