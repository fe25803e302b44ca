// The picture of the matchmaking panel: a radar with up to four sparks, one for each player in the
// same search. The beam rotates during a search.
import styles from './matchmaking-radar.module.css';

const SPARK_POSITIONS = [
  [84, 30],
  [34, 78],
  [88, 82],
  [40, 34],
] as const;

export function MatchmakingRadar({
  moving,
  people,
}: {
  readonly moving: boolean;
  readonly people: number;
}) {
  return (
    <svg viewBox="0 0 120 120" className={styles.radar} aria-hidden="true">
      <g className={styles.rings}>
        <circle cx="60" cy="60" r="56" />
        <circle cx="60" cy="60" r="37" opacity=".7" />
        <circle cx="60" cy="60" r="18" opacity=".5" />
        <path d="M60 4v112M4 60h112" opacity=".3" />
      </g>
      <g className={styles.hand} data-moving={moving || undefined}>
        <path d="M60 60 60 4A56 56 0 0 1 108 32z" className={styles.beam} />
        <path d="M60 60 108 32" className={styles.edge} />
      </g>
      {SPARK_POSITIONS.slice(0, people).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" className={styles.spark} />
      ))}
    </svg>
  );
}
