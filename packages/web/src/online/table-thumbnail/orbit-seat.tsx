// A seat at a large table: free, or with its label below.
import type { ReactNode } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import styles from './orbit-seat.module.css';

export function FreeSeat() {
  return (
    <span className={styles.free}>
      <SignIcon sign="plus" size="0.42em" />
    </span>
  );
}

/** The name, with a description on a second line. */
export function SeatLabel({
  name,
  before,
  children,
}: {
  readonly name: ReactNode;
  /** Read aloud before the name. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.label}>
      {before} <b>{name}</b> <span className={styles.state}>{children}</span>
    </span>
  );
}
