// Card backs, for decks, opponents' hands and flying cards; and piles whose thickness shows how many cards they hold.
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

/** Thicker piles look the same: edges cannot be counted anyway. */
const MAX_EDGES = 18;

/** One edge line for each card below the top one. */
function edgesOf(n: number): string {
  const lines = Array.from(
    { length: Math.min(MAX_EDGES, Math.max(0, n - 1)) },
    (_, i) => `0 calc(${i + 1} * var(--edge)) 0 -0.02em var(--edge-${i % 2 ? 'light' : 'dark'})`,
  );
  const depth = lines.length;
  lines.push(`0 calc(${depth} * var(--edge) + 1em) 2em 0.2em var(--edge-shadow)`);
  return lines.join(', ');
}

interface CardStackProps {
  /** The number of cards. */
  readonly n: number;
  /** The top card, face or back. Not shown when the pile is empty. */
  readonly children: ReactNode;
  /** At the upper right corner. */
  readonly badge?: ReactNode;
  /** Replaces the number below the pile. */
  readonly below?: ReactNode;
  /** The tooltip of the number. */
  readonly tip?: TipId;
  readonly className?: string | undefined;
}

/** A pile of cards, tilted as on the table. Fills `--card-width`; its number is below. */
export function CardStack({ n, children, badge, below, tip, className }: CardStackProps) {
  const edges = Math.min(MAX_EDGES, Math.max(0, n - 1));
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
