// The line of a seat in a small chart: dashed, or solid and strong for the emphasized seat.
import clsx from 'clsx';
import styles from './seat-line.module.css';

/** Dashes by seat, which distinguish the lines without color. */
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
