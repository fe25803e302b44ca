// Influence as a golden star with its number on it, as it is printed on cards. As high as the text around.
import { GoldenStar } from '../art/icons.tsx';
import styles from './influence-star.module.css';

interface InfluenceProps {
  readonly n: number;
  /** It comes to what one has. */
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
