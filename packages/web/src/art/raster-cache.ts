// Small pictures as points, drawn beside the page. A browser reads and draws shapes on the page's own thread, anew wherever a card comes, moves or is
// uncovered, and for each size; points it copies. Pictures that are looked at closely are drawn.
import type { Subject } from './drawings.ts';
import type { Rasterized, RasterOrder } from './raster-worker.ts';

interface Order {
  readonly subject: Subject;
  readonly width: number;
  readonly done: (print: string | undefined) => void;
}

/** No print is wider, in pixels. */
const MOST = 560;
/** What is ready is shown together, since the table is painted anew with it; but waits no longer than so many milliseconds for the others. */
const TOGETHER_MS = 150;

const queue: Order[] = [];
let ready: readonly (() => void)[] = [];
/** When the first of them was ready. */
let since = 0;
let isPrinting = false;
let press: Worker | undefined;
/** As images, so that the browser need not read a print again. */
const images: HTMLImageElement[] = [];

/**
 * Has something printed, so wide on a table of 1440 × 900, and tells its address; nothing where it could not be printed, which a browser may
 * not be able to at all.
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
    const told = ready;
    ready = [];
    for (const tell of told) tell();
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

/** A picture as a file; asked for one after the other. */
function pressed(order: RasterOrder): Promise<Blob> {
  press ??= new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });
  const asked = press;
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('A picture could not be printed'));
    const take = ({ data: { print: file } }: MessageEvent<Rasterized>) =>
      file === undefined ? fail() : resolve(file);
    asked.addEventListener('message', take, { signal });
    const end = () => {
      // The next picture has another one.
      press = undefined;
      fail();
    };
    asked.addEventListener('error', end, { signal });
    asked.postMessage(order);
  }).finally(() => answered.abort());
}

/** Wide enough for a table that fills the screen, in the screen's own pixels. */
function widthOn(
  { width, height }: { readonly width: number; readonly height: number },
  wanted: number,
): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.max(1, Math.min(long / 1440, short / 900));
  return Math.min(MOST, Math.round(wanted * scale * devicePixelRatio));
}
