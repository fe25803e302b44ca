// Keeps the picture of a sky in step with its box: measures the box, has a worker paint the sky, and shows the result.
import { activitySwitch, beginActivity } from '../activity/activity.ts';
import { areSimilar } from './sky/similar-scene.ts';
import { type Orbit, SKIES, type SkyKind, type SkyScene, warmthOf } from './sky/sky-scene.ts';
import type { SkyOrder, SkyPainted } from './sky/sky-worker.ts';

interface Line extends Pick<Orbit, 'strength' | 'width' | 'ticks'> {
  /** Selector of an element whose center the orbit passes through. */
  readonly through: string | undefined;
}

export interface SkyWish {
  /** Selector of the element that the star is placed in; the whole sky by default. */
  readonly at: string | undefined;
  /** How to draw each orbit, in the order of their elements. */
  readonly lines: readonly Line[];
  readonly left: number;
  readonly power: number;
  readonly calm: boolean;
  readonly seed: number;
}

/** Delay in milliseconds before a resized sky is painted again. */
const QUIET = 150;
/** Largest picture in pixels. More costs memory and is not visible. */
const MAX_POINTS = 5_000_000;
/** Milliseconds after a mount or resize in which every shift of the layout is followed. */
const SETTLED = 1500;
/** Milliseconds between two measurements in that time. */
const FOLLOWED = 300;
/** Cached pictures, for layouts that alternate and pages that are opened again. */
const KEPT = 3;

/** Cached pictures by scene, the newest last. */
const pictures = new Map<string, HTMLCanvasElement>();

let painter: Worker | undefined;
let orders = 0;
const expecting = new Map<number, (picture: ImageBitmap) => void>();

/** Asks the worker for a sky. Does nothing if the browser has no workers or offscreen canvas. */
function order(scene: SkyScene, take: (picture: ImageBitmap) => void): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
  if (painter === undefined) {
    painter = new Worker(new URL('./sky/sky-worker.ts', import.meta.url), { type: 'module' });
    painter.addEventListener('message', ({ data }: MessageEvent<SkyPainted>) => {
      expecting.get(data.id)?.(data.picture);
      expecting.delete(data.id);
    });
  }
  orders += 1;
  const end = beginActivity();
  expecting.set(orders, (picture) => {
    take(picture);
    end();
  });
  const wanted: SkyOrder = { id: orders, scene };
  painter.postMessage(wanted);
}

/** Paints a sky in the worker; undefined if the browser has no workers or offscreen canvas. */
export function paintSkyImage(scene: SkyScene): Promise<ImageBitmap | undefined> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.resolve(undefined);
  }
  return new Promise((resolve) => order(scene, resolve));
}

export function kindOf(box: Element): SkyKind {
  const named = getComputedStyle(box).getPropertyValue('--sky').trim();
  return SKIES.find((kind) => kind === named) ?? 'night';
}

/** Finds an element of the scene that the sky is the background of. */
function partOf(box: HTMLElement, selector: string | undefined): Element | undefined {
  if (selector === undefined) return undefined;
  return box.closest('[data-scene]')?.querySelector(selector) ?? undefined;
}

/** Moves the measuring element over the element that the star is placed in. */
function layMeasures(box: HTMLElement, { at }: SkyWish, from: DOMRect): void {
  const measures = box.querySelector<HTMLElement>('[data-measure="place"]');
  const part = partOf(box, at)?.getBoundingClientRect();
  if (measures === null || part === undefined) return;
  const { style } = measures;
  style.left = `${part.left - from.left}px`;
  style.top = `${part.top - from.top}px`;
  style.width = `${part.width}px`;
  style.height = `${part.height}px`;
}

/** Measures the scene to paint for a box; undefined while the box has no size. */
function measure(box: HTMLElement, wish: SkyWish): SkyScene | undefined {
  const sky = box.getBoundingClientRect();
  const { width, height } = sky;
  if (width < 1 || height < 1) return undefined;
  layMeasures(box, wish, sky);
  const dense = Math.min(devicePixelRatio, 2, Math.sqrt(MAX_POINTS / (width * height)));
  const measured = (name: string) =>
    [...box.querySelectorAll(`[data-measure="${name}"]`)].map((one) => one.getBoundingClientRect());
  const [mark] = measured('star');
  const star = mark && {
    x: Math.round(mark.x + mark.width / 2 - sky.left),
    y: Math.round(mark.y + mark.height / 2 - sky.top),
    radius: mark.width / 2,
  };
  if (star !== undefined) {
    box.style.setProperty('--star-x', `${star.x}px`);
    box.style.setProperty('--star-y', `${star.y}px`);
  }
  return {
    kind: kindOf(box),
    width: Math.round(width * dense),
    height: Math.round(height * dense),
    unit: Math.max(0.2, ((measured('unit')[0]?.width ?? 100) / 100) * dense),
    star: star && { x: star.x * dense, y: star.y * dense, radius: star.radius * dense },
    orbits: measured('orbit').flatMap((orbit, i) => {
      const line = wish.lines[i];
      if (line === undefined || star === undefined || orbit.width === 0) return [];
      const { through, ...drawn } = line;
      const middle = middleOf(partOf(box, through));
      const reach = middle === undefined ? 0 : middle - sky.top - star.y;
      const ry = reach + orbit.height / 2;
      return [{ ...drawn, rx: (orbit.width / 2) * dense, ry: Math.round(ry) * dense }];
    }),
    power: wish.power,
    warmth: warmthOf(wish.left),
    calm: wish.calm,
    seed: wish.seed,
  };
}

function middleOf(part: Element | undefined): number | undefined {
  if (part === undefined) return undefined;
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
}

export class SkyImage {
  private readonly box: HTMLElement;
  private readonly fading: string;
  private wished: SkyWish | undefined;
  private ordered = '';
  /** The last requested scene, and when the box got its present size. */
  private last: { readonly scene: SkyScene; readonly since: number } | undefined;
  private shownKind: SkyKind | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private following: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes: ResizeObserver | undefined;
  private readonly themes: MutationObserver;
  private isClosed = false;
  /** Marks the page busy while a repaint is scheduled. */
  private readonly setScheduled = activitySwitch();

  /** `fading` is the CSS class of a picture that fades in. */
  constructor(box: HTMLElement, fading: string) {
    this.box = box;
    this.fading = fading;
    this.themes = new MutationObserver(() => this.paint());
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    if (typeof ResizeObserver === 'undefined') return;
    this.sizes = new ResizeObserver(() => this.paintSoon());
    this.sizes.observe(box);
  }

  /** Paints the first picture at once, later ones after a delay, because measuring is expensive. */
  wish(wished: SkyWish): void {
    const isFirst = this.wished === undefined;
    this.wished = wished;
    for (const one of [wished.at, ...wished.lines.map(({ through }) => through)]) {
      const part = partOf(this.box, one);
      if (part !== undefined) this.sizes?.observe(part);
    }
    if (isFirst) {
      this.paint();
      this.follow(performance.now() + SETTLED);
    } else this.paintSoon();
  }

  /** Polls positions for a while: elements that move without a resize trigger no observer. */
  private follow(until: number, before = ''): void {
    this.following = setTimeout(() => {
      const now = JSON.stringify(this.wished && measure(this.box, this.wished));
      if (now === before) this.paint();
      if (performance.now() < until) this.follow(until, now);
    }, FOLLOWED);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.waiting);
    this.setScheduled(false);
    clearTimeout(this.following);
    this.sizes?.disconnect();
    this.themes.disconnect();
    this.clear();
  }

  private paintSoon(): void {
    clearTimeout(this.waiting);
    this.setScheduled(true);
    this.waiting = setTimeout(() => {
      this.paint();
      this.setScheduled(false);
    }, QUIET);
  }

  private paint(): void {
    const scene = this.wished && measure(this.box, this.wished);
    if (scene === undefined) return;
    const key = JSON.stringify(scene);
    if (key === this.ordered || this.isGoodEnough(scene)) return;
    this.ordered = key;
    this.last = { scene, since: this.sinceOf(scene) };
    if (this.shownKind !== undefined && this.shownKind !== scene.kind) this.clear();
    this.shownKind = scene.kind;
    const kept = pictures.get(key);
    if (kept === undefined) order(scene, (picture) => this.show(key, picture));
    else this.hang(key, kept, true);
  }

  private sinceOf({ width, height }: SkyScene): number {
    const { scene, since } = this.last ?? {};
    return since !== undefined && scene?.width === width && scene.height === height
      ? since
      : performance.now();
  }

  /** Small shifts, such as one more line of text, need no new picture once the layout is stable. */
  private isGoodEnough(scene: SkyScene): boolean {
    if (this.last === undefined || performance.now() - this.last.since < SETTLED) return false;
    return areSimilar(scene, this.last.scene);
  }

  private show(key: string, picture: ImageBitmap): void {
    // A newer picture may have been requested.
    if (this.isClosed || key !== this.ordered) {
      picture.close();
      return;
    }
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    // An opaque canvas lets the browser skip what is behind it.
    canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(picture);
    this.hang(key, canvas, false);
  }

  /** Shows a picture in front of the last one, which is removed after the fade. A cached one appears at once. */
  private hang(key: string, canvas: HTMLCanvasElement, atOnce: boolean): void {
    pictures.delete(key);
    pictures.set(key, canvas);
    for (const oldest of [...pictures.keys()].slice(0, -KEPT)) pictures.delete(oldest);
    const before = [...this.box.querySelectorAll('canvas')].filter((one) => one !== canvas);
    const takeDown = (which: readonly Element[]) => {
      for (const one of which) one.remove();
    };
    canvas.classList.toggle(this.fading, !atOnce);
    this.box.append(canvas);
    takeDown(atOnce ? before : before.slice(0, -1));
    canvas.addEventListener('animationend', () => takeDown(before), { once: true });
    this.box.dataset['sky'] = 'painted';
  }

  /** Removes the picture of the previous theme, so that it is not seen while the new one is painted. */
  private clear(): void {
    for (const canvas of this.box.querySelectorAll('canvas')) canvas.remove();
  }
}
