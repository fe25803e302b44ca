// The sky of the table. The star is at the top of the table's center; on a desktop screen the
// viewer's planets are on the near orbit.
import type { View } from '@eminent/engine';
import clsx from 'clsx';
import { asksForTechnology } from '../game/technology-question.ts';
import styles from './table-sky.module.css';
import { Sky, type SkyOrbit } from './sky.tsx';

const STAR = { at: '[data-hub]', x: '50%', y: 'var(--sun-top)', radius: 'var(--sun)' } as const;
/** For a desktop screen: the orbit passes through the viewer's planets. */
const NEAR = { through: '[data-page="own"]', ry: 'var(--below)' } as const;
/** For a phone, where planets lie in rows: the orbit has a fixed shape. */
const NEAR_ON_PHONE = { rx: 'var(--near-alone)', ry: 'calc(0.33 * var(--near-alone))' } as const;

const ORBITS: readonly SkyOrbit[] = [
  { rx: 'var(--inner)', ry: 'calc(0.22 * var(--inner))', strength: 0.5, width: 1.4 },
  {
    rx: 'calc(1.023 * var(--inner))',
    ry: 'calc(0.225 * var(--inner))',
    strength: 0.25,
    width: 0.8,
  },
  { rx: 'calc(1.56 * var(--inner))', ry: 'calc(0.21 * var(--inner))', strength: 0.46 },
  { ...NEAR, rx: 'var(--near)', strength: 0.62, width: 1.6, ticks: 240 },
  {
    ...NEAR,
    rx: 'calc(1.018 * var(--near))',
    ry: 'calc(var(--below) + 4 * var(--u))',
    strength: 0.3,
    width: 0.8,
  },
  { ...NEAR_ON_PHONE, strength: 0.62, width: 1.6, ticks: 120 },
];

/** Returns the share of the influence that no player has taken yet, from 0 to 1. */
export function influenceLeft({ supply, players }: View): number {
  const taken = players.reduce((sum, { influence }) => sum + influence, 0);
  return supply + taken === 0 ? 0 : supply / (supply + taken);
}

export function TableSky({ view }: { readonly view: View }) {
  const isMarket = asksForTechnology(view);
  return (
    <div className={clsx(styles.table, isMarket && styles.market)}>
      <Sky star={STAR} orbits={ORBITS} left={influenceLeft(view)} />
    </div>
  );
}
