// An amount of influence in a golden star, as printed on cards. 1em wide.
import { GoldenStar } from '../art/icons.tsx';
import styles from './influence-star.module.css';

interface InfluenceProps {
  readonly n: number;
  /** Whether to show a plus sign. */
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
