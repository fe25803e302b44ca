// Renders raster images of small pictures in a worker. Browsers render SVG on the main thread, and
// again whenever a card appears, moves or changes its size. Raster images are only copied.
import type { Subject } from './drawings.ts';
import type { Rasterized, RasterOrder } from './raster-worker.ts';

interface Request extends RasterOrder {
  /** Receives the URL of the image, or undefined if it could not be rasterized. */
  readonly done: (url: string | undefined) => void;
}

const MAX_WIDTH = 560;
/** Images are reported in batches: when the queue is empty, else about this often. */
const BATCH_MS = 150;

const queue: Request[] = [];
let batch: (() => void)[] = [];
let batchStart = 0;
let isBusy = false;
let worker: Worker | undefined;
/** Finished images. The browser keeps images decoded while they are referenced. */
const images: HTMLImageElement[] = [];

/**
 * Rasterizes a subject and passes the URL of the image to `done`, or undefined if that fails.
 * `width` is in pixels for a 1440 × 900 screen. The image is larger on larger and denser screens.
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

/** Renders a picture in the worker. Orders have no id, so only one may be in progress. */
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
      worker = undefined;
      fail();
    };
    current.addEventListener('error', onError, { signal });
    current.postMessage(order);
  }).finally(() => answered.abort());
}

/** Scales a width for a 1440 × 900 screen to this screen, in device pixels. */
function deviceWidth(width: number): number {
  const long = Math.max(screen.width, screen.height);
  const short = Math.min(screen.width, screen.height);
  const scale = Math.max(1, Math.min(long / 1440, short / 900));
  return Math.min(MAX_WIDTH, Math.round(width * scale * devicePixelRatio));
}
