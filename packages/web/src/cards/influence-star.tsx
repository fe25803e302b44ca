// Influence as a golden star with its number, as printed on cards. 1em wide.
import { GoldenStar } from '../art/icons.tsx';
import styles from './influence-star.module.css';

interface InfluenceProps {
  readonly n: number;
  /** Shows a plus sign, for influence that is added. */
  readonly gained?: boolean;
}

export function InfluenceStar({ n, gained = false }: InfluenceProps) {
  return (
    <span className={styles.influence} data-tip="influence">
      <GoldenStar />
      <b>
        {gained && '+'}
        {n}
      </b>
    </span>
  );
}
