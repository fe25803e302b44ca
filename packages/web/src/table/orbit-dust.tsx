// Decorates the player's orbit with dust and two space stations while there are few planets.
import styles from './empire.module.css';

const WIDTH = 1280;
const HEIGHT = 180;
const GRAINS = 90;

/** A pseudorandom number from 0 to 1 that depends only on `n`. */
function scatter(n: number): number {
  const x = Math.sin(n * 127.1) * 43_758.5453;
  return x - Math.floor(x);
}

/** The orbit's y at x. It rises toward both ends, like the planets (orbit-positions.ts). */
const orbitAt = (x: number): number => HEIGHT / 2 - 14 * ((x - WIDTH / 2) / 600) ** 2;

const DUST = Array.from({ length: GRAINS }, (_, i) => {
  const x = ((i + scatter(i)) / GRAINS) * WIDTH;
  // The third power makes the dust dense near the orbit.
  const off = (scatter(i + 500) - 0.5) ** 3 * 150;
  return { x, y: orbitAt(x) + off, r: 0.6 + 1.5 * scatter(i + 900) ** 3 };
});

const STATIONS = [150, 1130] as const;

export function OrbitDust() {
  return (
    <svg
      className={styles.dust}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {DUST.map(({ x, y, r }) => (
        <circle
          key={x}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={r.toFixed(1)}
          opacity={(0.2 + 0.2 * r).toFixed(2)}
        />
      ))}
      {STATIONS.map((x) => (
        <g key={x} className={styles.station} transform={`translate(${x} ${orbitAt(x)})`}>
          <circle r="5" />
          <path d="M-17 0h12M5 0h12M-17-5v10M17-5v10M0-9v4M0 5v4" />
        </g>
      ))}
    </svg>
  );
}
