// The picture on a card. Drawn when the first card is shown, once for each card; until then the card is plain.
import clsx from 'clsx';
import { cardAt, findKind } from '@eminent/engine';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './card-scene.module.css';

/** Addresses of what is drawn. Each picture is a document of its own, so that nothing in it meets another's. */
const pictures = new Map<string, string>();
const waiting = new Set<() => void>();

async function draw(card: string): Promise<void> {
  const { drawScene } = await import('./scenes/scenes.ts');
  if (pictures.has(card)) return;
  const kind = findKind(card);
  const def = kind === undefined ? undefined : cardAt(kind);
  const picture = new Blob([drawScene(card, def)], { type: 'image/svg+xml' });
  pictures.set(card, URL.createObjectURL(picture));
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

interface CardSceneProps {
  readonly card: string;
  /** Gives the picture its place and size. */
  readonly className?: string | undefined;
}

/** Lies behind the print of its card and takes no room, so that nothing moves when it comes. */
export function CardScene({ card, className }: CardSceneProps) {
  const src = useSyncExternalStore(subscribe, () => pictures.get(card));
  useEffect(() => {
    // Without its pictures, on a line that broke, a card says all that it has to say.
    if (!pictures.has(card)) draw(card).catch(() => undefined);
  }, [card]);
  return (
    <span className={clsx(styles.scene, className)} aria-hidden="true">
      {src !== undefined && <img src={src} alt="" draggable={false} />}
    </span>
  );
}
