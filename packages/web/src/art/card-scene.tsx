// The picture on a card. Drawn when the first card is shown, once for each card; until then the card is plain.
import clsx from 'clsx';
import { cardAt, findKind } from '@eminent/engine';
import { picturesBy } from './pictures.ts';
import styles from './card-scene.module.css';

const useScene = picturesBy(async (card: string) => {
  const { drawScene } = await import('./scenes/scenes.ts');
  const kind = findKind(card);
  const def = kind === undefined ? undefined : cardAt(kind);
  // Scenes of Escalation come with the first of its technologies, which alone have a ship cost, or of those that the manual has of it.
  const isOfEscalation =
    def?.family === 'technology' && (def.shipCost !== undefined || def.manual === true);
  if (!isOfEscalation) return drawScene(card, def);
  const { ESCALATION_SCENES } = await import('./scenes/escalation.ts');
  return drawScene(card, def, ESCALATION_SCENES);
});

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
    <span className={clsx(styles.scene, className)} aria-hidden="true">
      {src !== undefined && <img src={src} alt="" draggable={false} />}
    </span>
  );
}
