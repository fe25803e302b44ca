// Keeps the picture of a sky in step with its box: measures, orders it of the painter in the worker, and hangs it.
import { activitySwitch, beginActivity } from '../activity/activity.ts';
import { areSimilar } from './sky/similar-scene.ts';
import { type Orbit, SKIES, type SkyKind, type SkyScene, warmthOf } from './sky/sky-scene.ts';
import type { SkyOrder, SkyPainted } from './sky/sky-worker.ts';

interface Line extends Pick<Orbit, 'strength' | 'width' | 'ticks'> {
  /** The part of the scene through whose middle it goes, if any. */
  readonly through: string | undefined;
}

export interface SkyWish {
  /** The part of the scene in which the star has its place; the whole sky where none is named. */
  readonly at: string | undefined;
  /** How each orbit is drawn, in the order in which they are measured. */
  readonly lines: readonly Line[];
  readonly left: number;
  readonly power: number;
  readonly calm: boolean;
  readonly seed: number;
}

/** Milliseconds of quiet after which a new size is worth a new picture. */
const QUIET = 150;
/** More points than this are not seen on a sky, and cost memory. */
const MOST_POINTS = 5_000_000;
/** Milliseconds in which a scene comes to rest after it was laid or resized: until then every shift is followed. */
const SETTLED = 1500;
/** Milliseconds between two looks at a scene that comes to rest. */
const FOLLOWED = 300;
/** How many pictures are kept, for a camera that goes to and fro and a page that is opened again. */
const KEPT = 3;

/** The last pictures by what they show, the newest last. */
const pictures = new Map<string, HTMLCanvasElement>();

let painter: Worker | undefined;
let orders = 0;
const expecting = new Map<number, (picture: ImageBitmap) => void>();

/** Has a sky painted; `undefined` where this browser cannot. */
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

function kindOf(box: Element): SkyKind {
  const named = getComputedStyle(box).getPropertyValue('--sky').trim();
  return SKIES.find((kind) => kind === named) ?? 'night';
}

/** A part of the scene before the sky. */
function partOf(box: HTMLElement, selector: string | undefined): Element | undefined {
  if (selector === undefined) return undefined;
  return box.closest('[data-scene]')?.querySelector(selector) ?? undefined;
}

/** Lays what is measured over the part of the scene in which the star has its place. */
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

/** What is to be painted for a box as it lies on the page now; nothing while it has no size. */
function measure(box: HTMLElement, wish: SkyWish): SkyScene | undefined {
  const sky = box.getBoundingClientRect();
  const { width, height } = sky;
  if (width < 1 || height < 1) return undefined;
  layMeasures(box, wish, sky);
  const dense = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_POINTS / (width * height)));
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
  /** The scene of the last order, and when its box had its size for the first time. */
  private last: { readonly scene: SkyScene; readonly since: number } | undefined;
  private shownKind: SkyKind | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private following: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes: ResizeObserver | undefined;
  private readonly themes: MutationObserver;
  private isClosed = false;
  /** A repaint is scheduled. */
  private readonly setScheduled = activitySwitch();

  /** `fading` is the class of a picture that fades in. */
  constructor(box: HTMLElement, fading: string) {
    this.box = box;
    this.fading = fading;
    this.themes = new MutationObserver(() => this.paint());
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    if (typeof ResizeObserver === 'undefined') return;
    this.sizes = new ResizeObserver(() => this.paintSoon());
    this.sizes.observe(box);
  }

  /** The first picture is ordered at once; later ones when the scene has come to rest, since measuring it costs time. */
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

  /** Parts that only move, as while others are laid round them, tell nobody: it is looked where they have come to lie. */
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

  /** A line of text more or less moves the scene a little: once it has come to rest, the sky stays. */
  private isGoodEnough(scene: SkyScene): boolean {
    if (this.last === undefined || performance.now() - this.last.since < SETTLED) return false;
    return areSimilar(scene, this.last.scene);
  }

  private show(key: string, picture: ImageBitmap): void {
    // Meanwhile the sky may have become another one.
    if (this.isClosed || key !== this.ordered) {
      picture.close();
      return;
    }
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    // Nothing shines through: what lies behind it need not be drawn with every frame.
    canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(picture);
    this.hang(key, canvas, false);
  }

  /** Hangs a picture before the last one, which is taken down when the new one has faded in; a kept one is there at once. */
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

  /** A sky of another theme would be wrong for as long as the new one is painted. */
  private clear(): void {
    for (const canvas of this.box.querySelectorAll('canvas')) canvas.remove();
  }
}
