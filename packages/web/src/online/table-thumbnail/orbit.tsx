// The picture of a table, at all sizes: a star, two orbits, and the seats and planets of the
// players.
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { PlanetArt } from '../../art/planet-art.tsx';
import styles from './orbit.module.css';

/** Half the width and height of the outer orbit, in percent of the picture. */
const RX = 40;
const RY = 33;

interface OrbitProps {
  /** The content of each seat; the first is at the bottom, the others follow clockwise. */
  readonly seats: readonly ReactNode[];
  /** Number of planets of each seat; at most MAX_PLANETS are drawn. */
  readonly planets?: readonly number[];
  /** The share of influence left, from 0 to 1; undefined for an unlit star. */
  readonly left?: number | undefined;
  readonly rays?: boolean;
  /** Selects the planets that are drawn. */
  readonly seed?: number;
  /** A class that sets --orbit (width), --orbit-high (height) and --face (portrait size). */
  readonly className?: string | undefined;
}

/** Returns the position at an angle in radians, clockwise from the right. */
function placeAt(angle: number): CSSProperties {
  return { left: `${50 + Math.cos(angle) * RX}%`, top: `${50 + Math.sin(angle) * RY}%` };
}

function angleOf(seat: number, seats: number): number {
  return ((90 + (seat * 360) / seats) * Math.PI) / 180;
}

/** The color step of the star by influence left, from 0 (bright yellow) to 3 (red). */
function warmthOf(left: number): number {
  if (left > 0.58) return 0;
  if (left > 0.29) return 1;
  return left > 0.12 ? 2 : 3;
}

const MAX_PLANETS = 5;
const PLANETS = [
  ['styku', 'fertile'],
  ['zephan', 'advanced'],
  ['voson', 'metallic'],
  ['oknow', 'advanced'],
  ['idroyos', 'metallic'],
  ['new-texas', 'fertile'],
] as const;

export function Orbit({
  seats,
  planets = [],
  left,
  rays = false,
  seed = 0,
  className,
}: OrbitProps) {
  return (
    <div className={clsx(styles.orbit, className)} data-orbit>
      <svg className={styles.lines} aria-hidden="true">
        <ellipse cx="50%" cy="50%" rx={`${RX}%`} ry={`${RY}%`} />
        <ellipse
          cx="50%"
          cy="50%"
          rx={`${RX * 0.56}%`}
          ry={`${RY * 0.5}%`}
          className={styles.inner}
        />
      </svg>
      <span
        className={styles.star}
        data-rays={rays || undefined}
        data-warmth={left === undefined ? 'unlit' : warmthOf(left)}
        aria-hidden="true"
      />
      {planets.map((count, at) => (
        <Planets
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={at}
          count={count}
          from={angleOf(at, seats.length)}
          step={seats.length > 3 ? 0.208 : 0.26}
          seed={seed + at * 7}
        />
      ))}
      {seats.map((seat, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={at}
          className={styles.seat}
          style={placeAt(angleOf(at, seats.length))}
        >
          {seat}
        </span>
      ))}
    </div>
  );
}

function Planets({
  count,
  from,
  step,
  seed,
}: {
  readonly count: number;
  readonly from: number;
  readonly step: number;
  readonly seed: number;
}) {
  return Array.from({ length: Math.min(count, MAX_PLANETS) }, (_, i) => {
    const [name, type] = PLANETS[(seed + i * 5) % PLANETS.length] ?? PLANETS[0];
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a planet is its place
        key={i}
        className={styles.planet}
        style={placeAt(from + (i + 1) * step + 0.2)}
      >
        <PlanetArt name={name} type={type} />
      </span>
    );
  });
}
