// Parts of a seat in the picture of a table: the mark of a free seat, and the label below.
import type { ReactNode } from 'react';
import { type Sign, SignIcon } from '../../art/icons.tsx';
import styles from './orbit-seat.module.css';

/** The mark of a free seat: a dashed circle as large as a portrait, with a sign. */
export function FreeSeat({ sign = 'plus' }: { readonly sign?: Sign }) {
  return (
    <span className={styles.free}>
      <SignIcon sign={sign} size="0.42em" />
    </span>
  );
}

/** The name of a seat, with a description on a second line. */
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
