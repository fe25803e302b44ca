// Keeps the picture of a sky up to date: measures its element and lets a worker paint the sky.
import { activitySwitch, beginActivity } from '../activity/activity.ts';
import { areSimilar } from './sky/similar-scene.ts';
import { type Orbit, SKIES, type SkyKind, type SkyScene, warmthOf } from './sky/sky-scene.ts';
import type { SkyOrder, SkyPainted } from './sky/sky-worker.ts';

interface Line extends Pick<Orbit, 'strength' | 'width' | 'ticks'> {
  /** Selector of the element below whose center the orbit passes. */
  readonly through: string | undefined;
}

interface SkyRequest {
  /** Selector of the element that contains the star; the whole sky if undefined. */
  readonly at: string | undefined;
  readonly lines: readonly Line[];
  readonly left: number;
  readonly power: number;
  readonly calm: boolean;
  readonly seed: number;
}

/** Changes within this time lead to one repaint. */
const REPAINT_DELAY_MS = 150;
/** Maximum number of pixels of a picture. More would cost memory without a visible gain. */
const MAX_PIXELS = 5_000_000;
/** For this time after a mount or resize, even a small shift of the layout is painted. */
const SETTLING_MS = 1500;
/** Time between two measurements while the layout settles after a mount. */
const POLL_MS = 300;
const MAX_CACHED = 3;

/** Cached pictures by scene (JSON), the last shown last. */
const pictures = new Map<string, HTMLCanvasElement>();

let worker: Worker | undefined;
let lastOrder = 0;
const receivers = new Map<number, (picture: ImageBitmap) => void>();

function canPaint(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}

/** Lets the worker paint a sky. Does nothing if the browser has no workers or offscreen canvas. */
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

/** Paints a sky in the worker. Resolves to undefined without workers or offscreen canvas. */
export function paintSkyImage(scene: SkyScene): Promise<ImageBitmap | undefined> {
  return new Promise((resolve) => {
    if (canPaint()) order(scene, resolve);
    else resolve(undefined);
  });
}

/** Returns the style of sky that the current theme has at an element. */
export function kindOf(box: Element): SkyKind {
  const name = getComputedStyle(box).getPropertyValue('--sky').trim();
  return SKIES.find((kind) => kind === name) ?? 'night';
}

function partOf(box: HTMLElement, selector: string | undefined): Element | undefined {
  if (selector === undefined) return undefined;
  return box.closest('[data-scene]')?.querySelector(selector) ?? undefined;
}

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

/**
 * Returns the scene to paint; undefined while the element has no size. Also sets `--star-x` and
 * `--star-y` on the element.
 */
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

function middleOf(part: Element | undefined): number | undefined {
  if (part === undefined) return undefined;
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
}

/** Shows a sky in an element. Paints it again when sizes, positions or the theme change. */
export class SkyImage {
  private readonly box: HTMLElement;
  private readonly fadingClass: string;
  private requested: SkyRequest | undefined;
  private orderedKey = '';
  /** The last ordered scene, and when the element got its present size. */
  private last: { readonly scene: SkyScene; readonly since: number } | undefined;
  private shownKind: SkyKind | undefined;
  private repaintTimer: ReturnType<typeof setTimeout> | undefined;
  private pollTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly resizeObserver: ResizeObserver | undefined;
  private readonly themeObserver: MutationObserver;
  private isClosed = false;
  /** Tells browser tests whether a repaint is scheduled. */
  private readonly setScheduled = activitySwitch();

  constructor(box: HTMLElement, fadingClass: string) {
    this.box = box;
    this.fadingClass = fadingClass;
    this.themeObserver = new MutationObserver(() => this.paint());
    this.themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    if (typeof ResizeObserver === 'undefined') return;
    this.resizeObserver = new ResizeObserver(() => this.paintLater());
    this.resizeObserver.observe(box);
  }

  /** Paints the first picture at once. Later ones wait, because measuring is expensive. */
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

  /** Measures repeatedly for some time, because elements that only move trigger no observer. */
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
    if (key === this.orderedKey || this.isGoodEnough(scene)) return;
    this.orderedKey = key;
    this.last = { scene, since: this.sinceOf(scene) };
    if (this.shownKind !== undefined && this.shownKind !== scene.kind) this.clear();
    this.shownKind = scene.kind;
    const cached = pictures.get(key);
    if (cached === undefined) order(scene, (picture) => this.receive(key, picture));
    else this.show(key, cached, true);
  }

  private sinceOf({ width, height }: SkyScene): number {
    const { scene, since } = this.last ?? {};
    return since !== undefined && scene?.width === width && scene.height === height
      ? since
      : performance.now();
  }

  /** Whether the shown picture can stay: small shifts are ignored once the layout has settled. */
  private isGoodEnough(scene: SkyScene): boolean {
    if (this.last === undefined || performance.now() - this.last.since < SETTLING_MS) return false;
    return areSimilar(scene, this.last.scene);
  }

  private receive(key: string, picture: ImageBitmap): void {
    // Discards a late picture: the sky was closed, or another picture was requested since.
    if (this.isClosed || key !== this.orderedKey) {
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

  /** Shows a canvas in place of the current one, with a fade unless `atOnce`, and caches it. */
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

  /** Removes the picture, so that none of another theme is seen while a new one is painted. */
  private clear(): void {
    for (const canvas of this.box.querySelectorAll('canvas')) canvas.remove();
  }
}
