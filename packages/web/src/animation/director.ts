// Runs what moves on one table: ghosts that fly, pieces that give way, and the end of all of it at a touch.
import { arriveAll, expectAt } from './arrival-times.ts';
import type { Air, Alarm, Animate, Batch, Staged } from './active-flights.ts';
import { type Change, chosenFor, type Journey, journeysOf } from './journeys.ts';
import { activitySwitch } from '../activity/activity.ts';
import { EASE, timed } from './journey-timing.ts';
import { type Corner, type Flight, flightOf } from './flight.ts';
import { Hidden } from './hide-in-flight.ts';
import { BEATS, planetRevealOf, frameOf, STILL_MS } from './planet-reveal.ts';
import {
  Grounds,
  type Moved,
  type Positions,
  positionsOn,
  type Spot,
  withoutElement,
} from './element-positions.ts';
import { useAnimationState } from './animation-state.ts';
import type { AnimationSpeed } from './speed.ts';
import { WAVE_MS } from './end-wave.tsx';

/** What of the game a scene tells beside the change. */
export interface Telling {
  readonly names: readonly string[];
  readonly isScoreShown: boolean;
}

/** A change with where everything was and is. */
interface Laid {
  readonly id: number;
  readonly table: HTMLElement;
  readonly change: Change;
  readonly telling: Telling;
  readonly grounds: Grounds;
  readonly corner: Corner;
  readonly unit: number;
  readonly tempo: AnimationSpeed;
}

const CLEAR: Air = { batches: [] };

/** What changes without travel takes so long. */
const FADE_MS = 120;
/** Pieces that make room. */
const GIVE_WAY_MS = 240;
/** More cards from under a world are not told apart. */
const MOST_COLONIES = 8;
/** What takes longer may be skipped by a button, too. */
const LONG_MS = 1200;
/** Nothing gives way by less, in pixels. */
const LEAST_STEP = 2;

export class Director {
  private current: Air = CLEAR;
  private readonly running = new Set<Animation>();
  /** Of pieces that make room. */
  private yielding: readonly Animation[] = [];
  private readonly hidden = new Hidden();
  private readonly setActive = activitySwitch();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private count = 0;
  /** The world of the climax, which is not to be seen twice. */
  private held: HTMLElement | undefined;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  /** All that is in the air. */
  readonly air = (): Air => this.current;

  readonly animate: Animate = (element, frames, timing) => {
    const animation = element?.animate(frames, timing);
    if (animation === undefined) return undefined;
    this.running.add(animation);
    const forget = () => this.running.delete(animation);
    animation.addEventListener('finish', forget);
    animation.addEventListener('cancel', forget);
    return animation;
  };

  /** Shows a change, the table having been measured before it. */
  show(
    change: Change,
    telling: Telling,
    before: Positions,
    { layer, tempo }: { readonly layer: HTMLElement; readonly tempo: AnimationSpeed },
  ): void {
    const table = layer.closest<HTMLElement>('[data-game]');
    if (table === null || tempo.factor === 0) return;
    // What is still making room goes on from where it was seen: the compositor moves nothing that is moved twice.
    for (const animation of this.yielding) animation.cancel();
    this.count++;
    const laid: Laid = {
      id: this.count,
      table,
      change,
      telling,
      grounds: new Grounds(before, positionsOn(table)),
      corner: layer.getBoundingClientRect(),
      unit: unitOf(layer),
      tempo,
    };
    const flights = this.flightsOf(laid);
    if (tempo.travels) this.fly(laid, flights);
    else this.fadeIn(flights);
    this.stage(laid);
    this.alarm(laid);
  }

  /** Ends everything at once: all is where it belongs. */
  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    arriveAll();
    this.hidden.showAll();
    const running = Array.from(this.running);
    this.running.clear();
    for (const animation of running) animation.cancel();
    if (this.current !== CLEAR) this.put(CLEAR);
  };

  private flightsOf({ id, change, grounds, unit, tempo }: Laid): readonly Flight[] {
    const found = (journeys: readonly Journey[], kind: string) =>
      timed(journeys).flatMap((one, i) => {
        const place = { factor: tempo.factor, unit, key: `${id} ${kind} ${i}` };
        return flightOf(one, grounds, place) ?? [];
      });
    const journeys = found(journeysOf(change), 'told');
    const { seat } = change.after;
    // What is chosen beforehand for the question that comes with the change.
    const chosen = seat === undefined ? [] : grounds.coming(`play:${seat}`);
    return [
      ...journeys,
      ...found(
        chosen.map((card) => chosenFor(seat ?? 0, card)),
        'chosen',
      ),
    ];
  }

  private fly({ id, grounds, corner, tempo }: Laid, flights: readonly Flight[]): void {
    this.giveWay(grounds.moved(LEAST_STEP), tempo);
    for (const flight of flights) this.keepBack(flight);
    for (const { manner, mark, start, ms } of flights) {
      if (manner === 'score' && mark !== undefined) expectAt(mark, start + ms);
      // The sum begins to climb when the card that leads lies there.
      if (manner === 'lead') expectAt('sum', start + ms);
    }
    this.launch({ id, corner, flights });
  }

  private launch(batch: Batch): void {
    if (batch.flights.length === 0) return;
    this.put({ ...this.current, batches: [...this.current.batches, batch] });
    this.later(endOf(batch), () => {
      const batches = this.current.batches.filter((one) => one !== batch);
      this.put({ ...this.current, batches });
    });
  }

  /** A world that turned face up has its moment. One after another: a new one ends the one before. */
  private stage(laid: Laid): void {
    const { id, change, telling, grounds, corner, tempo } = laid;
    const climax = planetRevealOf(change);
    if (climax === undefined) return;
    if (this.held !== undefined) this.hidden.show(this.held);
    const { seat, at } = climax;
    const place = `planet:${seat}:${at}`;
    const to = grounds.now(place);
    const all = tempo.travels ? BEATS[climax.kind].all : STILL_MS;
    const staged: Staged = {
      id,
      climax,
      tempo,
      corner,
      frame: frameOf(corner, floorOf(laid)),
      from: grounds.once(place),
      to,
      score: grounds.now(`influence:${seat}`) ?? grounds.now(`score:${seat}`),
      fighters: grounds.once(`fighters:${seat}`),
      own: seat === change.after.seat,
      ...telling,
    };
    if (tempo.travels) {
      const [leaves, ms] = BEATS[climax.kind].scores;
      expectAt(`influence:${seat}`, (leaves + ms) * tempo.factor);
      this.held = to?.element;
      if (this.held !== undefined) this.hidden.hide(this.held, all * tempo.factor);
      this.launch({ id: -id, corner, flights: this.coloniesOf(staged, laid) });
    }
    this.put({ ...this.current, climax: staged });
    this.later((all + FADE_MS) * tempo.factor, () => {
      const { climax: last, ...rest } = this.current;
      if (last === staged) this.put(rest);
    });
  }

  /** The cards that lay under the world go to their owner's discard. */
  private coloniesOf({ climax, frame, corner }: Staged, { id, grounds, unit, tempo }: Laid) {
    const to = grounds.now(`discard:${climax.seat}`) ?? grounds.now(`deck:${climax.seat}`);
    if (to === undefined) return [];
    const [start, ms] = BEATS[climax.kind].colonies;
    return climax.colonies.slice(0, MOST_COLONIES).map((card, i): Flight => {
      const width = frame.world * 0.42;
      const from: Spot = {
        x: corner.x + frame.x + frame.world * 0.2,
        y: corner.y + frame.y - frame.world * 0.1,
        width,
        height: width * 1.4,
        turn: -18,
      };
      return {
        key: `${id} colony ${i}`,
        manner: 'discard',
        face: { kind: 'card', card },
        mark: undefined,
        from,
        to: withoutElement(to),
        width,
        height: width * 1.4,
        start: (start + i * 70) * tempo.factor,
        ms: ms * tempo.factor,
        waits: false,
        unit,
      };
    });
  }

  /** The end of the game has begun. */
  private alarm({ id, change, grounds, corner, tempo }: Laid): void {
    if (!tempo.travels || !change.events.some(({ type }) => type === 'end-triggered')) return;
    const star = grounds.now('star') ?? grounds.now('supply');
    const x = star === undefined ? corner.width / 2 : star.x - corner.x;
    const y = star === undefined ? corner.height / 3 : star.y - corner.y;
    const alarm: Alarm = { id, x, y, factor: tempo.factor };
    this.put({ ...this.current, alarm });
    this.later(WAVE_MS * tempo.factor, () => {
      const { alarm: last, ...rest } = this.current;
      if (last === alarm) this.put(rest);
    });
  }

  private put(air: Air): void {
    this.current = air;
    const isMoving = air.batches.length > 0 || air.climax !== undefined;
    this.setActive(isMoving || air.alarm !== undefined);
    useAnimationState.setState({
      isLong: air.climax !== undefined || air.batches.some((batch) => endOf(batch) > LONG_MS),
      holds: air.climax?.own === false || air.batches.some(isOfGame),
      isClimax: air.climax !== undefined,
      skip: this.skip,
    });
    for (const tell of this.listeners) tell();
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  /** What lands is not seen before; it can be pressed meanwhile. */
  private keepBack({ to, start, ms }: Flight): void {
    if (to?.element !== undefined) this.hidden.hide(to.element, start + ms);
  }

  private fadeIn(flights: readonly Flight[]): void {
    for (const { to } of flights) {
      this.animate(to?.element ?? null, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    }
  }

  /** A piece's own `translate` is part of its way: what is added to another animation is not moved by the compositor. */
  private giveWay(moved: readonly Moved[], { factor }: AnimationSpeed): void {
    const own = moved.map(({ element }) => translateOf(element));
    this.yielding = moved.flatMap(({ element, from }, i) => {
      const { x, y } = own[i] ?? { x: 0, y: 0 };
      const back = `${x + from.x}px ${y + from.y}px`;
      const frames = [{ translate: back }, { translate: `${x}px ${y}px` }];
      const timing = { duration: GIVE_WAY_MS * factor, easing: EASE.out };
      return this.animate(element, frames, timing) ?? [];
    });
  }
}

/** Flies because of a change of the game, not as a part of the moment of a world. */
const isOfGame = ({ id }: Batch): boolean => id > 0;

/** Milliseconds until the last one has landed. */
function endOf({ flights }: Batch): number {
  return Math.max(...flights.map(({ start, ms }) => start + ms));
}

/** By how many pixels the style sheets translate an element: the compositor moves nothing by shares of its size. */
function translateOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const [x = '', y = ''] = getComputedStyle(element).translate.split(' ');
  const pixels = (part: string, side: number): number => {
    const n = Number.parseFloat(part) || 0;
    return part.endsWith('%') ? (n / 100) * side : n;
  };
  return { x: pixels(x, element.offsetWidth), y: pixels(y, element.offsetHeight) };
}

/** The upper edge of the question or of the hand, from the corner of the layer. */
function floorOf({ table, corner }: Laid): number {
  const tops = [...table.querySelectorAll('[data-ribbon], [data-anchor^="cards:"]')].flatMap(
    (one) => {
      const { top, height } = one.getBoundingClientRect();
      return height > 0 ? [top - corner.y] : [];
    },
  );
  const floor = Math.min(...tops, corner.height * 0.8);
  return Math.max(floor, corner.height * 0.4);
}

/** Pixels in a design pixel. */
function unitOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).getPropertyValue('--u')) || 1;
}
