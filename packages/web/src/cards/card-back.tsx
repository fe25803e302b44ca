// The back of a card, for decks, hands of others and cards that fly; and a pile of cards that is as thick as they are many.
import type { TipId } from '@eminent/text';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD_PRINT, imageUrlsBy, pictureState } from '../art/image-urls.ts';
import styles from './card-back.module.css';

const useBack = imageUrlsBy<'back'>(() => ({ kind: 'back' }), CARD_PRINT);

/** Fills `--card-width`. */
export function CardBack({ className }: { readonly className?: string | undefined }) {
  const src = useBack('back', true);
  return (
    <span
      className={clsx(styles.back, className)}
      data-picture={pictureState(src)}
      aria-hidden="true"
    >
      {src !== undefined && <img src={src} alt="" draggable={false} />}
    </span>
  );
}

/** More cards than this look alike: one cannot count edges. */
const MOST_EDGES = 18;

/** One line for the edge of each card below the top one. */
function edgesOf(n: number): string {
  const lines = Array.from(
    { length: Math.min(MOST_EDGES, Math.max(0, n - 1)) },
    (_, i) => `0 calc(${i + 1} * var(--edge)) 0 -0.02em var(--edge-${i % 2 ? 'light' : 'dark'})`,
  );
  const depth = lines.length;
  lines.push(`0 calc(${depth} * var(--edge) + 1em) 2em 0.2em var(--edge-shadow)`);
  return lines.join(', ');
}

interface CardStackProps {
  /** How many cards lie in it. */
  readonly n: number;
  /** What lies on top: a face or a back. It is not shown when no card is left. */
  readonly children: ReactNode;
  /** Stands at the upper right corner. */
  readonly badge?: ReactNode;
  /** Stands below the pile instead of the number. */
  readonly below?: ReactNode;
  /** What its number tells. */
  readonly tip?: TipId;
  readonly className?: string | undefined;
}

/** A pile of cards, tilted as it lies on the table. Fills `--card-width`; its number stands below. */
export function CardStack({ n, children, badge, below, tip, className }: CardStackProps) {
  const edges = Math.min(MOST_EDGES, Math.max(0, n - 1));
  return (
    <span
      className={clsx(styles.pile, n === 0 && styles.empty, className)}
      style={{ '--edges': edges }}
    >
      <span className={styles.cards}>
        {n > 0 && <span className={styles.edges} style={{ boxShadow: edgesOf(n) }} />}
        {n > 0 && children}
      </span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      <span className={styles.below} data-tip={tip}>
        {below ?? <b className={styles.count}>{n}</b>}
      </span>
    </span>
  );
}
