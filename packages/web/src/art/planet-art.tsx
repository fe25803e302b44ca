// The picture of a planet. Painted once, kept while the page is open; until then, and where nothing can be painted, a still disc.
import type { PlanetType } from '@eminent/engine';
import { useEffect, useRef } from 'react';
import type { Painted, PaintOrder } from './painter-worker.ts';

/** Pictures are painted at this width and scaled down where less is needed. */
const PAINTED_SIZE = 224;
/** Of a large picture, the first that its place on the screen does not exceed. */
const LARGE_SIZES = [PAINTED_SIZE, 360, 720];

const pictures = new Map<string, Promise<ImageData>>();
const ordered = new Map<string, (picture: ImageData) => void>();
let painter: Worker | undefined;

function startPainter(): Worker {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    const key = `${data.name} ${data.size}`;
    ordered.get(key)?.(new ImageData(data.pixels, data.size, data.size));
    ordered.delete(key);
  });
  return worker;
}

function pictureOf({ name, type, size }: PaintOrder): Promise<ImageData> {
  const key = `${name} ${size}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const made = new Promise<ImageData>((resolve) => {
    ordered.set(key, resolve);
    painter ??= startPainter();
    const order: PaintOrder = { name, type, size };
    painter.postMessage(order);
  });
  pictures.set(key, made);
  return made;
}

export interface PlanetArtProps {
  /** What the picture follows from: the planet's id, or anything that stands for an unknown front. */
  readonly name: string;
  readonly type: PlanetType;
  /** Nobody has landed yet: only its night side is seen. */
  readonly dark?: boolean;
  /** Fills much of the screen. */
  readonly large?: boolean;
}

function largeSize(pixels: number): number {
  return LARGE_SIZES.find((size) => size >= pixels) ?? Math.max(...LARGE_SIZES);
}

/** Fills its frame; the frame gives the size. */
export function PlanetArt({ name, type, dark = false, large = false }: PlanetArtProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    let wanted = true;
    const size = large ? largeSize(target.clientWidth * devicePixelRatio) : PAINTED_SIZE;
    void pictureOf({ name, type, size }).then((picture) => {
      if (!wanted) return;
      target.width = size;
      target.height = size;
      target.getContext('2d')?.putImageData(picture, 0, 0);
      target.dataset['painted'] = 'true';
    });
    return () => {
      wanted = false;
    };
  }, [name, type, large]);
  return (
    <span className={`planet-art ${type}${dark ? ' dark' : ''}`} aria-hidden="true">
      <canvas ref={canvas} key={name} />
    </span>
  );
}
