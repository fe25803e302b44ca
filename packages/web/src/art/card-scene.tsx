// The picture on a card. Drawn when the first card is shown, once for each card; until then the card is plain.
import clsx from 'clsx';
import { cardAt, findKind } from '@eminent/engine';
import { picturesBy } from './pictures.ts';
import styles from './card-scene.module.css';

const useScene = picturesBy(async (card: string) => {
  const { drawScene } = await import('./scenes/scenes.ts');
  const kind = findKind(card);
  return drawScene(card, kind === undefined ? undefined : cardAt(kind));
});

interface CardSceneProps {
  readonly card: string;
  /** Gives the picture its place and size. */
  readonly className?: string | undefined;
}

/** Lies behind the print of its card and takes no room, so that nothing moves when it comes. */
export function CardScene({ card, className }: CardSceneProps) {
  const src = useScene(card);
  return (
    <span className={clsx(styles.scene, className)} aria-hidden="true">
      {src !== undefined && <img src={src} alt="" draggable={false} />}
    </span>
  );
}
