// Influence as a golden star with its number on it, as it is printed on cards. As high as the text around.
import { GoldenStar } from '../art/icons.tsx';
import styles from './influence.module.css';

export function Influence({ n }: { readonly n: number }) {
  return (
    <span className={styles.influence} data-tip="influence">
      <GoldenStar />
      <b>{n}</b>
    </span>
  );
}
