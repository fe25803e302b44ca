// Runs what moves on one table: ghosts that fly, pieces that give way, and the end of all of it at a touch.
import { journeysOf, type Change } from './journeys.ts';
import { timed } from './course.ts';
import { type Corner, type Flight, flightOf } from './flight.ts';
import { Grounds, type Positions, positionsOn, type Spot } from './places.ts';
import type { Tempo } from './tempo.ts';

/** Starts an animation that ends when everything is skipped. */
export type Animate = (
  element: Element | null,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => void;

export interface Batch {
  readonly id: number;
  readonly corner: Corner;
  readonly flights: readonly Flight[];
}

/** What changes without travel takes so long. */
const FADE_MS = 120;
/** Pieces that make room. */
const GIVE_WAY_MS = 240;
/** Nothing gives way by less, in pixels. */
const LEAST_STEP = 2;

export class Director {
  /** What is in the air. */
  batches: readonly Batch[] = [];
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private count = 0;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  readonly animate: Animate = (element, frames, timing) => {
    const animation = element?.animate(frames, timing);
    if (animation === undefined) return;
    this.running.add(animation);
    const forget = () => this.running.delete(animation);
    animation.addEventListener('finish', forget);
    animation.addEventListener('cancel', forget);
  };

  /** Shows a change, the table having been measured before it. */
  show(change: Change, before: Positions, layer: HTMLElement, tempo: Tempo): void {
    const table = layer.closest<HTMLElement>('[data-game]');
    if (table === null || tempo.factor === 0) return;
    const grounds = new Grounds(before, positionsOn(table));
    const corner = layer.getBoundingClientRect();
    const unit = unitOf(layer);
    this.count++;
    const id = this.count;
    const flights = timed(journeysOf(change)).flatMap((one, i) => {
      const place = { factor: tempo.factor, unit, key: `${id} ${i}` };
      return flightOf(one, grounds, place) ?? [];
    });
    if (!tempo.travels) return this.fadeIn(flights);
    for (const { element, from } of grounds.moved(LEAST_STEP)) this.giveWay(element, from, tempo);
    if (flights.length === 0) return;
    for (const flight of flights) this.keepBack(flight);
    this.put([...this.batches, { id, corner, flights }]);
    const end = Math.max(...flights.map(({ start, ms }) => start + ms));
    this.later(end, () => this.put(this.batches.filter((batch) => batch.id !== id)));
  }

  /** Ends everything at once: all is where it belongs. */
  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    const running = Array.from(this.running);
    this.running.clear();
    for (const animation of running) animation.cancel();
    if (this.batches.length > 0) this.put([]);
  };

  private put(batches: readonly Batch[]): void {
    this.batches = batches;
    for (const tell of this.listeners) tell();
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  /** What lands is not seen before. The animation ends by itself, so that nothing can stay hidden; it can be pressed meanwhile. */
  private keepBack({ to, start, ms }: Flight): void {
    this.animate(to?.element ?? null, [{ opacity: 0 }, { opacity: 0 }], { duration: start + ms });
  }

  private fadeIn(flights: readonly Flight[]): void {
    for (const { to } of flights) {
      this.animate(to?.element ?? null, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    }
  }

  private giveWay(element: HTMLElement, { x, y }: Pick<Spot, 'x' | 'y'>, { factor }: Tempo): void {
    this.animate(element, [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: GIVE_WAY_MS * factor,
      composite: 'add',
      easing: 'cubic-bezier(.2,.8,.2,1)',
    });
  }
}

/** Pixels in a design pixel. */
function unitOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).getPropertyValue('--u')) || 1;
}
