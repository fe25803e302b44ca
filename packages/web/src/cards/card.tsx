// A role or technology card as it lies on the table or in a hand.
import clsx from 'clsx';
import { cardAt, kindOf, type CardDef } from '@eminent/engine';
import { cardName, cardText, msg, spokenCard } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { RoleIcon, TypeIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { Breakable } from '../ui/breakable.tsx';
import { type Choice, Piece } from './piece.tsx';
import { Points } from './points.tsx';
import engraving from './engraving.module.css';
import styles from './card.module.css';

/** What gives a card its colour, its frame and the engraving that it has while its picture is not there. */
function looksOf({ family, symbols, ...def }: CardDef) {
  const [symbol] = symbols;
  return {
    className: clsx(
      engraving.engraved,
      styles.card,
      family === 'technology' && styles.technology,
      'permanent' in def && def.permanent && styles.permanent,
    ),
    'data-hue': 'type' in def ? def.type : (symbol ?? 'politics'),
    'data-scene': symbol ?? 'empire',
  };
}

interface CardProps extends Choice {
  readonly card: string;
  readonly errata: boolean;
  /** Small cards show name and symbols only. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

export function Card({ card, errata, small = false, className, ...choice }: CardProps) {
  const lang = useLang();
  const looks = looksOf(cardAt(kindOf(card)));
  return (
    <Piece
      {...looks}
      data-card={card}
      className={clsx(looks.className, small && styles.small, className)}
      label={spokenCard(lang, card, errata)}
      {...choice}
    >
      <CardFace card={card} errata={errata} small={small} />
    </Piece>
  );
}

/** A card to read, not to use. */
export function PrintedCard({
  card,
  errata,
  large = false,
  label,
}: {
  readonly card: string;
  readonly errata: boolean;
  readonly large?: boolean;
  /** Absent where the words stand beside it. */
  readonly label?: string;
}) {
  const looks = looksOf(cardAt(kindOf(card)));
  return (
    <div
      {...looks}
      data-card={card}
      className={clsx(looks.className, styles.printed, large && styles.large)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <CardFace card={card} errata={errata} small={false} />
    </div>
  );
}

/** The print of a card, without its frame. */
function CardFace({
  card,
  errata,
  small,
}: {
  readonly card: string;
  readonly errata: boolean;
  readonly small: boolean;
}) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  const name = (
    <b className={styles.name}>
      <Breakable text={cardName(lang, card)} />
    </b>
  );
  return (
    <>
      <span className={styles.top}>
        <span className={styles.symbols}>
          {def.symbols.map((symbol, i) => (
            <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} size={small ? 18 : 22} />
          ))}
        </span>
        {def.family === 'technology' && (
          <span className={styles.corner}>
            {def.influence > 0 && <Points n={def.influence} size={14} />}
            <TypeIcon type={def.type} size={18} />
          </span>
        )}
      </span>
      {small ? (
        name
      ) : (
        <>
          <CardScene card={card} className={styles.scene} />
          <span className={styles.plate}>
            {name}
            <small className={styles.text}>{cardText(lang, card, errata)}</small>
            {def.family === 'technology' && (
              <span className={styles.cost}>
                <RoleIcon role="research" size={15} />
                {def.cost}
                <TypeIcon type={def.type} size={15} />
                {def.planets}
                {def.permanent && <em>{msg(lang, 'ui.permanent')}</em>}
              </span>
            )}
          </span>
        </>
      )}
    </>
  );
}
