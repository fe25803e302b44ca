// A role, Politics or technology card, as wide as `--card-width`.
import clsx from 'clsx';
import { cardAt, kindOf } from '@eminent/engine';
import { spokenCard } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../settings/settings.ts';
import { CardFace, type CardFaceProps, hueOf } from './card-face.tsx';
import { type Choice, Piece } from './piece.tsx';
import styles from './card.module.css';

function dataAttributesOf(card: string) {
  return { 'data-hue': hueOf(cardAt(kindOf(card))), 'data-card': card };
}

interface CardProps extends Choice, Omit<CardFaceProps, 'small'> {
  readonly dimmed?: boolean;
  /** Content of the gold tag, such as the symbols that the card adds. Replaces the tick. */
  readonly tag?: ReactNode;
  readonly spokenContents?: string | undefined;
  /** False if the face is out of sight and need not be rendered. */
  readonly showsFace?: boolean;
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
  showsFace = true,
  className,
  ...choice
}: CardProps) {
  const lang = useLang();
  const spoken = spokenCard(lang, card, errata);
  return (
    <Piece
      {...dataAttributesOf(card)}
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
      {showsFace && <CardFace card={card} errata={errata} cost={cost} brief={brief} small />}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </Piece>
  );
}

/** A card that is only shown, with its cost. Not a button. */
export function PrintedCard({
  card,
  errata,
  large = false,
  label,
}: {
  readonly card: string;
  readonly errata: boolean;
  readonly large?: boolean;
  /** Label for screen readers. Without one, the card is hidden from them. */
  readonly label?: string;
}) {
  return (
    <div
      {...dataAttributesOf(card)}
      className={clsx(styles.card, large && styles.large)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <CardFace card={card} errata={errata} cost />
    </div>
  );
}
