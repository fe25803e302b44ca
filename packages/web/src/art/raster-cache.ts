// Renders raster images of small pictures in a worker. A browser renders SVG on the main thread,
// and again whenever a card appears, moves or changes its size; it only copies raster images.
// Pictures that are shown large stay SVG.
import type { Subject } from './drawings.ts';
import type { Rasterized, RasterOrder } from './raster-worker.ts';

interface Request extends RasterOrder {
  /** Receives the URL of the image, or undefined. */
  readonly done: (url: string | undefined) => void;
}

/** Maximum width in pixels. */
const MAX_WIDTH = 560;
/** Finished images are reported together, at most this many milliseconds after the first one. */
const BATCH_MS = 150;

const queue: Request[] = [];
/** The reports of finished images that are held back for the batch. */
let batch: (() => void)[] = [];
/** When the first image of the batch was finished. */
let batchStart = 0;
let isBusy = false;
let worker: Worker | undefined;
/** Finished images, referenced so that the browser keeps them decoded. */
const images: HTMLImageElement[] = [];

/**
 * Rasterizes a subject, `width` pixels wide on a table of 1440 × 900, and passes its URL to `done`;
 * undefined if it fails or the browser has no offscreen canvas.
 */
export function requestRaster(subject: Subject, width: number, done: Request['done']): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    done(undefined);
    return;
  }
  queue.push({ subject, width, done });
  void rasterizeNext();
}

async function rasterizeNext(): Promise<void> {
  const next = isBusy ? undefined : queue.shift();
  if (next === undefined) return;
  isBusy = true;
  const { subject, width, done } = next;
  const url = await imageUrl({ subject, width: deviceWidth(width) }).catch(() => undefined);
  if (batch.length === 0) batchStart = performance.now();
  batch.push(() => done(url));
  isBusy = false;
  if (queue.length === 0 || performance.now() - batchStart > BATCH_MS) {
    const reports = batch;
    batch = [];
    for (const report of reports) report();
  }
  void rasterizeNext();
}

async function imageUrl(order: RasterOrder): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(await renderInWorker(order));
  await image.decode();
  images.push(image);
  return image.src;
}

/** Renders one picture to a file. The worker takes one order at a time. */
function renderInWorker(order: RasterOrder): Promise<Blob> {
  worker ??= new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('A picture could not be rasterized'));
    const onMessage = ({ data: { image } }: MessageEvent<Rasterized>) =>
      image === undefined ? fail() : resolve(image);
    current.addEventListener('message', onMessage, { signal });
    const onError = () => {
      // The next picture starts a new worker.
      worker = undefined;
      fail();
    };
    current.addEventListener('error', onError, { signal });
    current.postMessage(order);
  }).finally(() => answered.abort());
}

/** The width in device pixels, for a table that fills the screen. */
function deviceWidth(width: number): number {
  const long = Math.max(screen.width, screen.height);
  const short = Math.min(screen.width, screen.height);
  const scale = Math.max(1, Math.min(long / 1440, short / 900));
  return Math.min(MAX_WIDTH, Math.round(width * scale * devicePixelRatio));
}
