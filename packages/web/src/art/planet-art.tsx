// The picture of a planet. Painted once, kept while the page is open; until then, and where nothing can be painted, a still disc.
import clsx from 'clsx';
import type { PlanetType } from '@eminent/engine';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Painted, PaintOrder } from './painter-worker.ts';
import styles from './planet-art.module.css';

/** Pictures are painted at this width and scaled down where less is needed. */
const PAINTED_SIZE = 224;
/** Of a large picture, the first that its place on the screen does not exceed. */
const LARGE_SIZES = [PAINTED_SIZE, 360, 720];

/** What has been ordered; kept as images, so that the browser need not read a picture again. */
const images = new Map<string, HTMLImageElement | undefined>();
const waiting = new Set<() => void>();
let painter: Worker | undefined;

function keyOf({ name, type, dark, size }: PaintOrder): string {
  return `${name} ${type} ${dark} ${size}`;
}

async function keep({ order: painted, picture }: Painted): Promise<void> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  await image.decode();
  images.set(keyOf(painted), image);
  for (const tell of waiting) tell();
}

function startPainter(): Worker {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => void keep(data));
  return worker;
}

function order(wanted: PaintOrder): void {
  const key = keyOf(wanted);
  if (images.has(key)) return;
  images.set(key, undefined);
  painter ??= startPainter();
  painter.postMessage(wanted);
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

export interface PlanetArtProps {
  /** What the picture follows from: the planet's id, or anything that stands for an unknown front. */
  readonly name: string;
  readonly type: PlanetType;
  /** Nobody has landed yet: only its night side is seen. */
  readonly dark?: boolean;
  /** Fills much of the screen. */
  readonly large?: boolean;
  /** Gives the frame its size. */
  readonly className?: string | undefined;
}

function largeSize(pixels: number): number {
  return LARGE_SIZES.find((size) => size >= pixels) ?? Math.max(...LARGE_SIZES);
}

/** Fills its frame; the frame gives the size. */
export function PlanetArt({ name, type, dark = false, large = false, className }: PlanetArtProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState(large ? undefined : PAINTED_SIZE);
  const wanted = size === undefined ? undefined : { name, type, dark, size };
  const src = useSyncExternalStore(subscribe, () => wanted && images.get(keyOf(wanted))?.src);
  const [late] = useState(src === undefined);
  useEffect(() => {
    if (large) setSize(largeSize((frame.current?.clientWidth ?? 0) * devicePixelRatio));
  }, [large]);
  useEffect(() => {
    if (size !== undefined) order({ name, type, dark, size });
  }, [name, type, dark, size]);
  return (
    <span
      ref={frame}
      className={clsx(
        styles.art,
        dark && styles.dark,
        src !== undefined && styles.painted,
        className,
      )}
      data-hue={type}
      data-art={src === undefined ? 'waiting' : 'painted'}
      aria-hidden="true"
    >
      {src !== undefined && (
        <img key={src} src={src} alt="" className={late ? styles.late : undefined} />
      )}
    </span>
  );
}
