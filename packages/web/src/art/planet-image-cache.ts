// Pictures of worlds: ordered from the painter beside the page, what is seen first first, and kept as images.
import type { PlanetKind } from '@eminent/engine';
import type { Painted, PaintOrder } from './planet-worker.ts';

/** Whose picture it is. */
export interface Sitter {
  /** What the picture follows from: the planet's id, or anything that stands for an unknown front. */
  readonly name: string;
  readonly type: PlanetKind;
  /** Nobody has landed yet: a veil lies over it. */
  readonly dark: boolean;
}

/**
 * The widths that pictures are painted at. The first is that of far worlds, and a sketch of the others; the last that of a world that fills half a
 * screen, where so small a sketch would be nothing but squares.
 */
const SIZES = [160, 288, 440, 720, 1440] as const;
const [SMALLEST, , MIDDLE, , LARGEST] = SIZES;
const sketchSize = (size: number): number => (size === LARGEST ? MIDDLE : SMALLEST);
/** A picture that lacks no more than this is taken for one that is large enough. */
const ENOUGH = 0.85;

/**
 * The width to paint at for a place on the screen, in pixels of the page: twice what is shown, and no less than its own pixels; those alone for
 * what is seen `briefly`, while it must be there at once.
 */
export function paintedSize(pixels: number, density: number, briefly = false): number {
  const wanted = pixels * (briefly ? density : Math.max(2, density)) * ENOUGH;
  return SIZES.find((size) => size >= wanted) ?? LARGEST;
}

function keyOf({ name, type, dark }: Sitter, size: number): string {
  return `${name} ${type} ${dark} ${size}`;
}

/** As images, so that the browser need not read a picture again. */
const images = new Map<string, HTMLImageElement>();
/** The same as they were painted, by the address of the image. */
const paintings = new Map<string, Blob>();
const ordered = new Set<string>();
/** What has been ordered and is not being painted yet. */
let queue: PaintOrder[] = [];
/** Those of them that are sketches. */
const sketches = new WeakSet<PaintOrder>();
/** What nobody waits for yet. */
let preloadOrders: PaintOrder[] = [];
let isPainting = false;
const waiting = new Set<() => void>();
let painter: Worker | undefined;

/** What was ordered before something began to move: it leaves the processor to what moves. */
let held: ReadonlySet<PaintOrder> = new Set();
/** However much moves, the pictures come after so long. */
const MOST_HELD_MS = 3000;
let release: ReturnType<typeof setTimeout> | undefined;

/** Something moves, or nothing any more. Meanwhile only what is ordered for it is painted. */
export function holdPictures(isMoving: boolean): void {
  if (isMoving && release !== undefined) return;
  clearTimeout(release);
  release = isMoving ? setTimeout(goOn, MOST_HELD_MS) : undefined;
  held = new Set(isMoving ? queue : []);
  paintNext();
}

function goOn(): void {
  held = new Set();
  paintNext();
}

/** Sketches of all before any picture in full; then the nearest, which are the largest. */
function byHaste(a: PaintOrder, b: PaintOrder): number {
  return Number(sketches.has(b)) - Number(sketches.has(a)) || b.size - a.size;
}

function paintNext(): void {
  if (isPainting) return;
  const [wanted] = queue.filter((one) => !held.has(one)).toSorted(byHaste);
  const next = wanted ?? (release === undefined ? preloadOrders[0] : undefined);
  if (next === undefined) return;
  queue = queue.filter((one) => one !== next);
  preloadOrders = preloadOrders.filter((one) => one !== next);
  isPainting = true;
  painter ??= startPainter();
  painter.postMessage(next);
}

async function keep({ order, picture }: Painted): Promise<void> {
  isPainting = false;
  paintNext();
  if (picture === undefined) return;
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  await image.decode();
  paintings.set(image.src, picture);
  images.set(keyOf(order, order.size), image);
  for (const tell of waiting) tell();
}

function startPainter(): Worker {
  const worker = new Worker(new URL('./planet-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => void keep(data));
  return worker;
}

function put(sitter: Sitter, size: number): void {
  const key = keyOf(sitter, size);
  const isSame = (one: PaintOrder) => keyOf(one, one.size) === key;
  const [early] = preloadOrders.filter(isSame);
  if (early !== undefined) {
    preloadOrders = preloadOrders.filter((one) => one !== early);
    queue.push(early);
  } else if (!ordered.has(key)) {
    ordered.add(key);
    queue.push(orderOf(sitter, size));
  }
}

function putSketch(sitter: Sitter, size: number): void {
  put(sitter, size);
  const key = keyOf(sitter, size);
  for (const one of queue) if (keyOf(one, one.size) === key) sketches.add(one);
}

const orderOf = ({ name, type, dark }: Sitter, size: number): PaintOrder => ({
  name,
  type,
  dark,
  size,
});

/** Has a picture painted, and a sketch of it while there is nothing to show. */
export function order(sitter: Sitter, size: number): void {
  if (pictureOf(sitter, size) === undefined) putSketch(sitter, sketchSize(size));
  if (!isPainted(sitter, size)) put(sitter, size);
  paintNext();
}

/** Has a picture painted that will be wanted, once nothing moves and nobody waits for another. */
export function preload(sitter: Sitter, size: number): void {
  const key = keyOf(sitter, size);
  if (ordered.has(key) || isPainted(sitter, size)) return;
  ordered.add(key);
  preloadOrders.push(orderOf(sitter, size));
  paintNext();
}

/** Is there a picture at least as large? */
export function isPainted(sitter: Sitter, size: number): boolean {
  return SIZES.some((one) => one >= size && images.has(keyOf(sitter, one)));
}

/** The address of the smallest picture that is large enough, or else of the largest that there is. */
export function pictureOf(sitter: Sitter, size: number): string | undefined {
  const there = SIZES.filter((one) => images.has(keyOf(sitter, one)));
  const best = there.find((one) => one >= size) ?? there.at(-1);
  return best === undefined ? undefined : images.get(keyOf(sitter, best))?.src;
}

/** What a picture was made from, by its address. */
export function paintingOf(src: string): Blob {
  const painting = paintings.get(src);
  if (painting === undefined) throw new Error(`Nothing was painted for ${src}`);
  return painting;
}

export function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
