// Small pictures printed as points. A browser draws shapes anew wherever a card comes, moves or is uncovered, and for each size; points it
// copies. Pictures that are looked at closely stay drawn.
import { whenIdleLater } from '../ui/when-idle.ts';
import type { Pressed } from './press-worker.ts';

interface Order {
  /** The address of the drawing. */
  readonly src: string;
  readonly done: (print: string) => void;
}

/** Of a card on a table of 1440 × 900, in pixels: twice as wide as it lies there. */
const WIDTH = 280;
const MOST = 560;

let queue: readonly Order[] = [];
/** Told together when all are there, since the table is painted anew with them. */
let ready: readonly (() => void)[] = [];
let isPrinting = false;
let isHeld = false;
let press: Worker | undefined;
/** As images, so that the browser need not read a print again. */
const images: HTMLImageElement[] = [];

/** Something moves, or nothing any more. Meanwhile nothing is printed, and what is ready is not shown. */
export function holdPrints(isMoving: boolean): void {
  isHeld = isMoving;
  printNext();
}

/** Has a drawing printed when the first screen is there and the page rests, where the browser can. */
export function orderPrint(src: string, done: (print: string) => void): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
  queue = [...queue, { src, done }];
  printNext();
}

function printNext(): void {
  if (isPrinting || isHeld) return;
  const [first, ...others] = queue;
  queue = others;
  if (first === undefined) {
    const told = ready;
    ready = [];
    for (const tell of told) tell();
    return;
  }
  isPrinting = true;
  whenIdleLater(() => void print(first));
}

async function print({ src, done }: Order): Promise<void> {
  try {
    const address = await printOf(src);
    ready = [...ready, () => done(address)];
  } catch {
    // It stays drawn.
  }
  isPrinting = false;
  printNext();
}

async function printOf(src: string): Promise<string> {
  const drawing = await imageAt(src);
  const width = widthOn(screen);
  const height = Math.round((width * drawing.naturalHeight) / drawing.naturalWidth);
  const picture = await pointsOf(drawing, width, height);
  const image = await imageAt(URL.createObjectURL(await pressed(picture)));
  images.push(image);
  return image.src;
}

/** Drawn beside the page's thread; on it where a browser does not take shapes for that. */
async function pointsOf(
  drawing: HTMLImageElement,
  width: number,
  height: number,
): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(drawing, { resizeWidth: width, resizeHeight: height });
  } catch {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  }
}

/** A picture as a file; asked for one after the other. */
function pressed(picture: ImageBitmap): Promise<Blob> {
  press ??= new Worker(new URL('./press-worker.ts', import.meta.url), { type: 'module' });
  const asked = press;
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('A picture could not be printed'));
    const take = ({ data: { print } }: MessageEvent<Pressed>) =>
      print === undefined ? fail() : resolve(print);
    asked.addEventListener('message', take, { signal });
    const end = () => {
      // The next picture has another one.
      press = undefined;
      fail();
    };
    asked.addEventListener('error', end, { signal });
    asked.postMessage(picture, [picture]);
  }).finally(() => answered.abort());
}

/** Wide enough for a table that fills the screen, in the screen's own pixels. */
function widthOn({ width, height }: { readonly width: number; readonly height: number }): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.max(1, Math.min(long / 1440, short / 900));
  return Math.min(MOST, Math.round(WIDTH * scale * devicePixelRatio));
}

async function imageAt(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
