// Planets as pictures, painted beside the page in the size that they are shown in.
import clsx from 'clsx';
import type { PlanetKind } from '@eminent/engine';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  preload,
  isPainted,
  order,
  paintedSize,
  paintingOf,
  pictureOf,
  type Sitter,
  subscribe,
} from './planet-image-cache.ts';
import { seedOfName } from './sphere-noise.ts';
import styles from './planet-art.module.css';

/** So many veils has each type: that of a world follows from what is printed on its back. */
const VEILS = 3;

function sitterOf(name: string, type: PlanetKind, dark: boolean): Sitter {
  return { name: dark ? `veil ${seedOfName(name) % VEILS}` : name, type, dark };
}

export interface PlanetArtProps {
  /** What the picture follows from: the planet's id, or anything that stands for an unknown front. */
  readonly name: string;
  readonly type: PlanetKind;
  /** Nobody has landed yet: a veil lies over it. */
  readonly dark?: boolean;
  /** The front of a veiled world that its owner knows: it is painted beforehand, so that it is there when the veil breaks. */
  readonly front?: string | undefined;
  /** It passes by, and must be there at once: no finer than the screen. */
  readonly isBrief?: boolean;
  /** A backdrop: drawn on a canvas, since a browser takes a large picture that comes late for what its reader waits for. */
  readonly isScenery?: boolean;
  /** Gives the frame its size. */
  readonly className?: string | undefined;
}

interface PictureProps {
  readonly src: string;
  readonly className: string | undefined;
}

function Flat(props: PictureProps) {
  return <img {...props} alt="" />;
}

/** Read beside the page's own thread, which only hangs it. */
function Scenery({ src, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const hang = async () => {
      const picture = await createImageBitmap(paintingOf(src));
      const { current } = canvas;
      if (current === null || !isWanted) return picture.close();
      current.width = picture.width;
      current.height = picture.height;
      current.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      current.dataset['picture'] = 'there';
    };
    // The sky is whole without it.
    void hang().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [src]);
  return <canvas ref={canvas} className={className} data-picture="waiting" />;
}

/** The size to paint at, as soon as the frame is laid out; it follows the window. None, 0, while the frame is hidden. */
function usePaintedSize(
  frame: React.RefObject<HTMLElement | null>,
  isBrief: boolean,
): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const seen = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setSize(width > 0 ? paintedSize(width, devicePixelRatio, isBrief) : 0);
    });
    seen.observe(current);
    return () => seen.disconnect();
  }, [frame, isBrief]);
  return size;
}

/** Fills its frame; the frame gives the size. */
export function PlanetArt({
  name,
  type,
  dark = false,
  front,
  isBrief = false,
  isScenery,
  className,
}: PlanetArtProps) {
  const Picture = isScenery === true ? Scenery : Flat;
  const frame = useRef<HTMLSpanElement>(null);
  const size = usePaintedSize(frame, isBrief);
  const sitter = useMemo(() => sitterOf(name, type, dark), [name, type, dark]);
  const src = useSyncExternalStore(subscribe, () => pictureOf(sitter, size ?? 0));
  const isFull = useSyncExternalStore(
    subscribe,
    () => size !== undefined && isPainted(sitter, size),
  );
  const [isLate] = useState(src === undefined);
  useEffect(() => {
    if (size === undefined || size === 0) return;
    order(sitter, size);
    if (front !== undefined) preload(sitterOf(front, type, false), size);
  }, [sitter, size, front, type]);
  return (
    <span
      ref={frame}
      className={clsx(
        styles.art,
        isScenery === true ? styles.scenery : src !== undefined && styles.painted,
        className,
      )}
      data-hue={type}
      data-art={size === 0 ? 'hidden' : isFull ? 'painted' : 'waiting'}
      aria-hidden="true"
    >
      {src !== undefined && <Picture src={src} className={isLate ? styles.late : undefined} />}
    </span>
  );
}

/** A world as wide as its frame, lit from where --lit says, with the shadow that it casts away from the star. */
export function Globe(props: Omit<PlanetArtProps, 'className'>) {
  return (
    <span className={clsx(styles.globe, props.dark === true && styles.veiled)}>
      <PlanetArt {...props} className={styles.face} />
    </span>
  );
}
