// Influence as a golden star with its number, as printed on cards. As high as the surrounding text.
import { GoldenStar } from '../art/icons.tsx';
import styles from './influence-star.module.css';

interface InfluenceProps {
  readonly n: number;
  /** It is added to the player's influence. */
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
