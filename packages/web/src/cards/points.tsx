// Influence as a number, as it is printed on cards and planets.
import { InfluenceIcon } from '../art/icons.tsx';
import styles from './points.module.css';

export function Points({ n, size }: { readonly n: number; readonly size: number }) {
  return (
    <span className={styles.points} data-tip="influence">
      <InfluenceIcon size={size} />
      {n}
    </span>
  );
}
