// Keeps the picture of a sky up to date: measures its box, lets a worker paint the sky, and shows
// the result.
import { activitySwitch, beginActivity } from '../activity/activity.ts';
import { areSimilar } from './sky/similar-scene.ts';
import { type Orbit, SKIES, type SkyKind, type SkyScene, warmthOf } from './sky/sky-scene.ts';
import type { SkyOrder, SkyPainted } from './sky/sky-worker.ts';

interface Line extends Pick<Orbit, 'strength' | 'width' | 'ticks'> {
  /** Selector of an element; the orbit passes below its center. */
  readonly through: string | undefined;
}

/** The properties of a requested sky that are not measured on the page. */
interface SkyRequest {
  /** Selector of the element that the star is placed in; the whole sky by default. */
  readonly at: string | undefined;
  /** How to draw each orbit, in the order of the measured elements. */
  readonly lines: readonly Line[];
  /** The share of the influence that is left. */
  readonly left: number;
  readonly power: number;
  readonly calm: boolean;
  readonly seed: number;
}

/** Delay in milliseconds before a resized sky is painted again. */
const REPAINT_DELAY_MS = 150;
/** Largest picture in pixels. More costs memory and is not visible. */
const MAX_PIXELS = 5_000_000;
/** Milliseconds after a mount or resize in which every shift of the layout is painted. */
const SETTLING_MS = 1500;
/** Milliseconds between two measurements in that time. */
const POLL_MS = 300;
/** The number of cached pictures, for layouts that alternate and pages that are opened again. */
const MAX_CACHED = 3;

/** Cached pictures by scene, the newest last. */
const pictures = new Map<string, HTMLCanvasElement>();

let worker: Worker | undefined;
let lastOrder = 0;
/** The receivers of ordered pictures by order id. */
const receivers = new Map<number, (picture: ImageBitmap) => void>();

function canPaint(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}

/** Orders a sky from the worker. Does nothing if the browser has no workers or offscreen canvas. */
function order(scene: SkyScene, receive: (picture: ImageBitmap) => void): void {
  if (!canPaint()) return;
  if (worker === undefined) {
    worker = new Worker(new URL('./sky/sky-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SkyPainted>) => {
      receivers.get(data.id)?.(data.picture);
      receivers.delete(data.id);
    });
  }
  lastOrder++;
  const endActivity = beginActivity();
  receivers.set(lastOrder, (picture) => {
    receive(picture);
    endActivity();
  });
  worker.postMessage({ id: lastOrder, scene } satisfies SkyOrder);
}

/** Paints a sky in the worker; undefined if the browser has no workers or offscreen canvas. */
export function paintSkyImage(scene: SkyScene): Promise<ImageBitmap | undefined> {
  return new Promise((resolve) => {
    if (canPaint()) order(scene, resolve);
    else resolve(undefined);
  });
}

/** The sky of the current theme. */
export function kindOf(box: Element): SkyKind {
  const name = getComputedStyle(box).getPropertyValue('--sky').trim();
  return SKIES.find((kind) => kind === name) ?? 'night';
}

/** Finds an element in front of the sky. */
function partOf(box: HTMLElement, selector: string | undefined): Element | undefined {
  if (selector === undefined) return undefined;
  return box.closest('[data-scene]')?.querySelector(selector) ?? undefined;
}

/** Moves the measuring element over the element that contains the star. */
function placeMeasures(box: HTMLElement, { at }: SkyRequest, from: DOMRect): void {
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
function measure(box: HTMLElement, request: SkyRequest): SkyScene | undefined {
  const sky = box.getBoundingClientRect();
  const { width, height } = sky;
  if (width < 1 || height < 1) return undefined;
  placeMeasures(box, request, sky);
  const density = Math.min(devicePixelRatio, 2, Math.sqrt(MAX_PIXELS / (width * height)));
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
    width: Math.round(width * density),
    height: Math.round(height * density),
    unit: Math.max(0.2, ((measured('unit')[0]?.width ?? 100) / 100) * density),
    star: star && { x: star.x * density, y: star.y * density, radius: star.radius * density },
    orbits: measured('orbit').flatMap((orbit, i) => {
      const line = request.lines[i];
      if (line === undefined || star === undefined || orbit.width === 0) return [];
      const { through, ...drawn } = line;
      const middle = middleOf(partOf(box, through));
      const reach = middle === undefined ? 0 : middle - sky.top - star.y;
      const ry = reach + orbit.height / 2;
      return [{ ...drawn, rx: (orbit.width / 2) * density, ry: Math.round(ry) * density }];
    }),
    power: request.power,
    warmth: warmthOf(request.left),
    calm: request.calm,
    seed: request.seed,
  };
}

/** The height of an element's center on the page. */
function middleOf(part: Element | undefined): number | undefined {
  if (part === undefined) return undefined;
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
}

/** Measures a box, and shows its sky as canvases in it. */
export class SkyImage {
  private readonly box: HTMLElement;
  private readonly fadingClass: string;
  private requested: SkyRequest | undefined;
  /** The key of the scene that was ordered last. */
  private ordered = '';
  /** The last ordered scene, and when the box got its present size. */
  private last: { readonly scene: SkyScene; readonly since: number } | undefined;
  private shownKind: SkyKind | undefined;
  private repaintTimer: ReturnType<typeof setTimeout> | undefined;
  private pollTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly resizeObserver: ResizeObserver | undefined;
  private readonly themeObserver: MutationObserver;
  private isClosed = false;
  /** Marks the page busy while a repaint is scheduled. */
  private readonly setScheduled = activitySwitch();

  /** `fadingClass` is the CSS class of a picture that fades in. */
  constructor(box: HTMLElement, fadingClass: string) {
    this.box = box;
    this.fadingClass = fadingClass;
    this.themeObserver = new MutationObserver(() => this.paint());
    this.themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    if (typeof ResizeObserver === 'undefined') return;
    this.resizeObserver = new ResizeObserver(() => this.paintLater());
    this.resizeObserver.observe(box);
  }

  /** Paints the first picture at once, later ones after a delay, because measuring is expensive. */
  request(request: SkyRequest): void {
    const isFirst = this.requested === undefined;
    this.requested = request;
    for (const selector of [request.at, ...request.lines.map(({ through }) => through)]) {
      const part = partOf(this.box, selector);
      if (part !== undefined) this.resizeObserver?.observe(part);
    }
    if (isFirst) {
      this.paint();
      this.poll(performance.now() + SETTLING_MS);
    } else this.paintLater();
  }

  /** Polls positions for some time: elements that move without a resize trigger no observer. */
  private poll(until: number, previous = ''): void {
    this.pollTimer = setTimeout(() => {
      const current = JSON.stringify(this.requested && measure(this.box, this.requested));
      if (current === previous) this.paint();
      if (performance.now() < until) this.poll(until, current);
    }, POLL_MS);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.repaintTimer);
    this.setScheduled(false);
    clearTimeout(this.pollTimer);
    this.resizeObserver?.disconnect();
    this.themeObserver.disconnect();
    this.clear();
  }

  private paintLater(): void {
    clearTimeout(this.repaintTimer);
    this.setScheduled(true);
    this.repaintTimer = setTimeout(() => {
      this.paint();
      this.setScheduled(false);
    }, REPAINT_DELAY_MS);
  }

  private paint(): void {
    const scene = this.requested && measure(this.box, this.requested);
    if (scene === undefined) return;
    const key = JSON.stringify(scene);
    if (key === this.ordered || this.isGoodEnough(scene)) return;
    this.ordered = key;
    this.last = { scene, since: this.sinceOf(scene) };
    if (this.shownKind !== undefined && this.shownKind !== scene.kind) this.clear();
    this.shownKind = scene.kind;
    const cached = pictures.get(key);
    if (cached === undefined) order(scene, (picture) => this.receive(key, picture));
    else this.show(key, cached, true);
  }

  /** When the box got the size of a scene. */
  private sinceOf({ width, height }: SkyScene): number {
    const { scene, since } = this.last ?? {};
    return since !== undefined && scene?.width === width && scene.height === height
      ? since
      : performance.now();
  }

  /** Small shifts, such as one more line of text, need no new picture once the layout is stable. */
  private isGoodEnough(scene: SkyScene): boolean {
    if (this.last === undefined || performance.now() - this.last.since < SETTLING_MS) return false;
    return areSimilar(scene, this.last.scene);
  }

  private receive(key: string, picture: ImageBitmap): void {
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
    this.show(key, canvas, false);
  }

  /**
   * Shows a picture in front of the last one, which is removed when the picture has faded in, or
   * `atOnce` without a fade.
   */
  private show(key: string, canvas: HTMLCanvasElement, atOnce: boolean): void {
    pictures.delete(key);
    pictures.set(key, canvas);
    for (const oldest of [...pictures.keys()].slice(0, -MAX_CACHED)) pictures.delete(oldest);
    const before = [...this.box.querySelectorAll('canvas')].filter((one) => one !== canvas);
    const remove = (canvases: readonly Element[]) => {
      for (const one of canvases) one.remove();
    };
    canvas.classList.toggle(this.fadingClass, !atOnce);
    this.box.append(canvas);
    remove(atOnce ? before : before.slice(0, -1));
    canvas.addEventListener('animationend', () => remove(before), { once: true });
    this.box.dataset['sky'] = 'painted';
  }

  /**
   * Removes the picture of the previous theme, so that it is not seen while the new one is painted.
   */
  private clear(): void {
    for (const canvas of this.box.querySelectorAll('canvas')) canvas.remove();
  }
}
