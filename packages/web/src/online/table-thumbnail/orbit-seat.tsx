// A place at a table that is shown large: free, or with what is said of it below it.
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

/** Its name, with what it is in a second line. */
export function SeatLabel({
  name,
  before,
  children,
}: {
  readonly name: ReactNode;
  /** Said aloud before the name. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.label}>
      {before} <b>{name}</b> <span className={styles.state}>{children}</span>
    </span>
  );
}
