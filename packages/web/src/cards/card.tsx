// A role or technology card on the table or in a hand, as wide as `--card-width`.
import clsx from 'clsx';
import { cardAt, kindOf } from '@eminent/engine';
import { spokenCard } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../settings/settings.ts';
import { CardFace, type CardFaceProps, hueOf } from './card-face.tsx';
import { type Choice, Piece } from './piece.tsx';
import styles from './card.module.css';

/** The color of a card, which also gives its corner shape, and its id, as attributes. */
function looksOf(card: string) {
  return { 'data-hue': hueOf(cardAt(kindOf(card))), 'data-card': card };
}

interface CardProps extends Choice, Omit<CardFaceProps, 'small'> {
  /** Whether the card cannot be used now, while others can. */
  readonly dimmed?: boolean;
  /** The gold tag, such as the symbols that the card adds. */
  readonly tag?: ReactNode;
  /** Added to the label for screen readers. */
  readonly spokenContents?: string | undefined;
  /** Whether the face is drawn; false where it cannot be seen. */
  readonly drawn?: boolean;
  readonly className?: string | undefined;
}

export function Card({
  card,
  errata,
  cost = false,
  brief = false,
  dimmed = false,
  tag,
  spokenContents,
  drawn = true,
  className,
  ...choice
}: CardProps) {
  const lang = useLang();
  const spoken = spokenCard(lang, card, errata);
  return (
    <Piece
      {...looksOf(card)}
      className={clsx(
        styles.card,
        dimmed && styles.dimmed,
        tag !== undefined && styles.tagged,
        className,
      )}
      label={spokenContents === undefined ? spoken : `${spoken} ${spokenContents}`}
      marked={tag === undefined}
      {...choice}
    >
      {drawn && <CardFace card={card} errata={errata} cost={cost} brief={brief} small />}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </Piece>
  );
}

/** A card for reading, without any interaction. */
export function PrintedCard({
  card,
  errata,
  large = false,
  label,
}: {
  readonly card: string;
  readonly errata: boolean;
  readonly large?: boolean;
  /** Absent where text next to it says the same. */
  readonly label?: string;
}) {
  return (
    <div
      {...looksOf(card)}
      className={clsx(styles.card, large && styles.large)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <CardFace card={card} errata={errata} cost />
    </div>
  );
}
