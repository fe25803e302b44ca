// The line of a seat in a small chart: solid and strong if emphasized, otherwise dashed by seat.
import clsx from 'clsx';
import styles from './seat-line.module.css';

/** By seat, to distinguish the lines without color. */
const DASHES = ['none', '7 4', '2.5 3', '10 3 2 3', '5 2 1 2'] as const;

interface SeatLineProps {
  readonly seat: number;
  /** In the format of the `points` attribute of SVG. */
  readonly points: string;
  readonly isStrong: boolean;
}

export function SeatLine({ seat, points, isStrong }: SeatLineProps) {
  return (
    <polyline
      className={clsx(styles.line, isStrong && styles.strong)}
      data-seat={seat}
      points={points}
      strokeDasharray={isStrong ? 'none' : DASHES[seat]}
    />
  );
}
