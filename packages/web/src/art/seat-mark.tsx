// The mark of a seat. Each seat has its own shape and color, so that color is not needed.
import { SEAT_SHAPES } from '@eminent/pictures';
import styles from './seat-mark.module.css';

export function SeatMark({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
      className={styles.mark}
      data-seat={seat}
    >
      <path d={SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]} fill="currentColor" />
    </svg>
  );
}
