// Raster images of small pictures, rendered in a worker. A browser renders SVG on the main thread, again whenever a card
// appears, moves or changes its size; raster images it only copies. Pictures that are shown large stay SVG.
import type { Subject } from './drawings.ts';
import type { Rasterized, RasterOrder } from './raster-worker.ts';

interface Order {
  readonly subject: Subject;
  readonly width: number;
  readonly done: (print: string | undefined) => void;
}

/** Maximum width in pixels. */
const MAX_WIDTH = 560;
/** Images that become ready within this many milliseconds are shown together, to repaint the table only once. */
const TOGETHER_MS = 150;

const queue: Order[] = [];
let ready: readonly (() => void)[] = [];
/** When the first of them became ready. */
let since = 0;
let isPrinting = false;
let press: Worker | undefined;
/** Kept so that the browser keeps them decoded. */
const images: HTMLImageElement[] = [];

/**
 * Rasterizes a subject, `width` pixels wide on a table of 1440 × 900, and passes its URL to `done`; undefined if it fails or
 * the browser has no offscreen canvas.
 */
export function requestRaster(
  subject: Subject,
  width: number,
  done: (print: string | undefined) => void,
): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    done(undefined);
    return;
  }
  queue.push({ subject, width, done });
  printNext();
}

function printNext(): void {
  if (isPrinting) return;
  const next = queue.shift();
  if (next === undefined) return;
  isPrinting = true;
  void print(next);
}

async function print({ subject, width, done }: Order): Promise<void> {
  const address = await printOf({ subject, width: widthOn(screen, width) }).catch(() => undefined);
  if (ready.length === 0) since = performance.now();
  ready = [...ready, () => done(address)];
  isPrinting = false;
  if (queue.length === 0 || performance.now() - since > TOGETHER_MS) {
    const waiting = ready;
    ready = [];
    for (const tell of waiting) tell();
  }
  printNext();
}

async function printOf(order: RasterOrder): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(await pressed(order));
  await image.decode();
  images.push(image);
  return image.src;
}

/** Renders one picture to a file. Call it for one picture at a time. */
function pressed(order: RasterOrder): Promise<Blob> {
  press ??= new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });
  const worker = press;
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('A picture could not be printed'));
    const take = ({ data: { print: file } }: MessageEvent<Rasterized>) =>
      file === undefined ? fail() : resolve(file);
    worker.addEventListener('message', take, { signal });
    const end = () => {
      // The next picture starts a new worker.
      press = undefined;
      fail();
    };
    worker.addEventListener('error', end, { signal });
    worker.postMessage(order);
  }).finally(() => answered.abort());
}

/** The width in device pixels for a table that fills the screen. */
function widthOn(
  { width, height }: { readonly width: number; readonly height: number },
  wanted: number,
): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.max(1, Math.min(long / 1440, short / 900));
  return Math.min(MAX_WIDTH, Math.round(wanted * scale * devicePixelRatio));
}
