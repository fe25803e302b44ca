// The scene: the picture on a card. Drawn once per card, on first use; until then the card is
// plain.
import clsx from 'clsx';
import { cardAt, findKind } from '@eminent/engine';
import { CARD_RASTER_WIDTH, imageUrlsBy, pictureState } from './image-urls.ts';
import styles from './card-scene.module.css';

const useScene = imageUrlsBy((card: string) => {
  const kind = findKind(card);
  return { kind: 'card', card, def: kind === undefined ? undefined : cardAt(kind) };
}, CARD_RASTER_WIDTH);

interface CardSceneProps {
  readonly card: string;
  /** Whether the card is shown small, on the table. */
  readonly small?: boolean;
  /** Positions the picture. */
  readonly className?: string | undefined;
}

/** The scene is behind the text and takes no space, so that nothing moves when it appears. */
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
