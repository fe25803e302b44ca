// The back of a card, and piles of cards whose thickness shows their size.
import type { TipId } from '@eminent/text';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD_RASTER_WIDTH, imageUrlsBy, pictureState } from '../art/image-urls.ts';
import styles from './card-back.module.css';

const useBack = imageUrlsBy<'back'>(() => ({ kind: 'back' }), CARD_RASTER_WIDTH);

/** The back of a card, as wide as `--card-width`. */
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

const MAX_EDGES = 18;

function edgeShadows(edges: number): string {
  const lines = Array.from(
    { length: edges },
    (_, i) => `0 calc(${i + 1} * var(--edge)) 0 -0.02em var(--edge-${i % 2 ? 'light' : 'dark'})`,
  );
  lines.push(`0 calc(${edges} * var(--edge) + 1em) 2em 0.2em var(--edge-shadow)`);
  return lines.join(', ');
}

interface CardStackProps {
  readonly n: number;
  /** The top card, face up or face down. Not shown if the pile is empty. */
  readonly children: ReactNode;
  readonly badge?: ReactNode;
  /** Replaces the number below the pile. */
  readonly below?: ReactNode;
  readonly tip?: TipId;
  readonly className?: string | undefined;
}

/** A tilted pile of cards, as wide as `--card-width`, with their number below it. */
export function CardStack({ n, children, badge, below, tip, className }: CardStackProps) {
  const edges = Math.min(MAX_EDGES, Math.max(0, n - 1));
  return (
    <span
      className={clsx(styles.pile, n === 0 && styles.empty, className)}
      style={{ '--edges': edges }}
    >
      <span className={styles.cards}>
        {n > 0 && <span className={styles.edges} style={{ boxShadow: edgeShadows(edges) }} />}
        {n > 0 && children}
      </span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      <span className={styles.below} data-tip={tip}>
        {below ?? <b className={styles.count}>{n}</b>}
      </span>
    </span>
  );
}
