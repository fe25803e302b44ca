// The scene, which is the picture on a card. Drawn on first use; until then the card is plain.
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
  /** Whether the card is small, as on the table. Small scenes are raster images. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** Takes no space, so that nothing moves when the picture appears. */
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
