// The picture on a card. Drawn when the first card is shown, once for each card; until then the card is plain.
import clsx from 'clsx';
import { cardAt, findKind } from '@eminent/engine';
import { CARD_PRINT, imageUrlsBy, pictureState } from './image-urls.ts';
import styles from './card-scene.module.css';

const useScene = imageUrlsBy((card: string) => {
  const kind = findKind(card);
  return { kind: 'card', card, def: kind === undefined ? undefined : cardAt(kind) };
}, CARD_PRINT);

interface CardSceneProps {
  readonly card: string;
  /** On a card of the table, not one to look at closely. */
  readonly small?: boolean;
  /** Gives the picture its place and size. */
  readonly className?: string | undefined;
}

/** Lies behind the print of its card and takes no room, so that nothing moves when it comes. */
export function CardScene({ card, small = false, className }: CardSceneProps) {
  const src = useScene(card, small);
  return (
    <span
      className={clsx(styles.scene, className)}
      data-picture={pictureState(src)}
      aria-hidden="true"
    >
      {src !== undefined && <img src={src} alt="" draggable={false} />}
    </span>
  );
}
