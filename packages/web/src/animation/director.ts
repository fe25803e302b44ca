// Runs the animations of one table: flying pieces, pieces that make room, and skipping.
import { clearArrivals, expectArrival } from '../ui/arrival-times.ts';
import type {
  ActiveAnimations,
  WaveOrigin,
  Animate,
  Batch,
  PlacedReveal,
} from './active-flights.ts';
import { type Change, chosenFor, type Journey, journeysOf, type Manner } from './journeys.ts';
import {
  backImage,
  frontImage,
  isLoaded,
  loadImage,
  subscribeToImages,
} from '../art/planet-images.ts';
import { artName } from '../cards/planet.tsx';
import { activitySwitch } from '../activity/activity.ts';
import { EASE, withTiming } from './journey-timing.ts';
import { type Corner, type Flight, flightOf } from './flight.ts';
import { Hidden } from './hide-in-flight.ts';
import {
  revealTimesOf,
  planetRevealOf,
  frameOf,
  type PlanetReveal,
  SHOW_MS,
} from './planet-reveal.ts';
import {
  ChangedPositions,
  type Moved,
  type Positions,
  positionsOn,
  type Spot,
  withoutElement,
} from './element-positions.ts';
import { useAnimationState } from './animation-state.ts';
import type { AnimationSpeed } from '../ui/speed.ts';
import { WAVE_MS } from './end-wave.tsx';

/** Properties of the game that a scene shows beside the change. */
export interface SceneInfo {
  readonly names: readonly string[];
  readonly isScoreShown: boolean;
}

/** A change with all positions before and after it. */
interface MeasuredChange {
  readonly id: number;
  readonly table: HTMLElement;
  readonly change: Change;
  readonly sceneInfo: SceneInfo;
  readonly grounds: ChangedPositions;
  readonly corner: Corner;
  readonly unit: number;
  readonly speed: AnimationSpeed;
}

const NO_ANIMATIONS: ActiveAnimations = { batches: [] };

/** Duration of a fade when pieces do not travel. */
const FADE_MS = 120;
const MAKE_ROOM_MS = 150;
/** Maximum number of colonies that fly separately. */
const MAX_COLONIES = 8;
/** Animations longer than this can be skipped with a button. */
const LONG_MS = 1200;
/** How long a reveal waits for its pictures. */
const MAX_IMAGE_WAIT_MS = 800;
/** What flies while a planet is revealed; cards would cover it. */
const BESIDE_REVEAL: readonly Manner[] = ['score', 'muster', 'produce', 'trade'];
/** Pieces that move less than this, in pixels, are not animated. */
const MIN_DISTANCE = 2;

export class Director {
  private current: ActiveAnimations = NO_ANIMATIONS;
  private readonly running = new Set<Animation>();
  /** Animations of pieces that make room. */
  private makingRoom: readonly Animation[] = [];
  private readonly hidden = new Hidden();
  private readonly setActive = activitySwitch();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** Cancels reveals that wait for their pictures. */
  private readonly waiting = new Set<() => void>();
  private readonly listeners = new Set<() => void>();
  private count = 0;
  /** The planet of the reveal, hidden in its place meanwhile. */
  private hiddenPlanet: HTMLElement | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly active = (): ActiveAnimations => this.current;

  readonly animate: Animate = (element, frames, timing) => {
    const animation = element?.animate(frames, timing);
    if (animation === undefined) return undefined;
    this.running.add(animation);
    const forget = () => this.running.delete(animation);
    animation.addEventListener('finish', forget);
    animation.addEventListener('cancel', forget);
    return animation;
  };

  /** Animates a change. Positions were measured before it was rendered. */
  show(
    change: Change,
    sceneInfo: SceneInfo,
    before: Positions,
    { layer, speed }: { readonly layer: HTMLElement; readonly speed: AnimationSpeed },
  ): void {
    const table = layer.closest<HTMLElement>('[data-game]');
    if (table === null || speed.factor === 0) return;
    // Pieces still making room continue from their visible position: the compositor cannot run two
    // moves of one element.
    for (const animation of this.makingRoom) animation.cancel();
    this.count++;
    const measured: MeasuredChange = {
      id: this.count,
      table,
      change,
      sceneInfo,
      grounds: new ChangedPositions(before, positionsOn(table)),
      corner: layer.getBoundingClientRect(),
      unit: unitOf(layer),
      speed,
    };
    const reveal = planetRevealOf(change);
    if (reveal !== undefined) this.landCards();
    const flights = this.flightsOf(measured).filter(
      ({ manner }) => reveal === undefined || BESIDE_REVEAL.includes(manner),
    );
    if (speed.travels) this.fly(measured, flights);
    else this.fadeIn(flights);
    if (reveal !== undefined) this.startRevealWhenReady(measured, reveal);
    this.startWave(measured);
  }

  /** Ends all animations; every piece is in its final place. */
  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const cancel of this.waiting) cancel();
    const hasWaited = this.waiting.size > 0;
    this.waiting.clear();
    clearArrivals();
    this.hidden.showAll();
    const running = Array.from(this.running);
    this.running.clear();
    for (const animation of running) animation.cancel();
    if (hasWaited || this.current !== NO_ANIMATIONS) this.put(NO_ANIMATIONS);
  };

  /** Ends all flights, so that no card covers the reveal that follows. */
  private landCards(): void {
    if (this.current.batches.length === 0) return;
    this.hidden.showAll();
    this.put({ ...this.current, batches: [] });
  }

  private flightsOf({ id, change, grounds, unit, speed }: MeasuredChange): readonly Flight[] {
    const found = (journeys: readonly Journey[], kind: string) =>
      withTiming(journeys).flatMap((one, i) => {
        const place = { factor: speed.factor, unit, key: `${id} ${kind} ${i}` };
        return flightOf(one, grounds, place) ?? [];
      });
    const journeys = found(journeysOf(change), 'told');
    const { seat } = change.after;
    // Cards already selected for the question that comes with the change.
    const chosen = seat === undefined ? [] : grounds.unconfirmed(`play:${seat}`);
    return [
      ...journeys,
      ...found(
        chosen.map((card) => chosenFor(seat ?? 0, card)),
        'chosen',
      ),
    ];
  }

  private fly({ id, grounds, corner, speed }: MeasuredChange, flights: readonly Flight[]): void {
    this.makeRoom(grounds.moved(MIN_DISTANCE), speed);
    for (const flight of flights) this.hideUntilLanded(flight);
    for (const { manner, mark, start, ms } of flights) {
      if (manner === 'score' && mark !== undefined) expectArrival(mark, start + ms);
      // The sum starts counting when the leading card arrives.
      if (manner === 'lead') expectArrival('sum', start + ms);
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

  /** Starts a reveal when the pictures of the planet are loaded, or after a moment without them. */
  private startRevealWhenReady(measured: MeasuredChange, reveal: PlanetReveal): void {
    const start = () => this.startReveal(measured, reveal);
    const images = imagesOf(reveal).filter((address) => !isLoaded(address));
    if (images.length === 0) {
      start();
      return;
    }
    let isWaiting = true;
    const begin = () => {
      if (!isWaiting) return;
      isWaiting = false;
      stop();
      this.waiting.delete(cancel);
      this.put(this.current);
      start();
    };
    const stop = subscribeToImages(() => {
      if (images.every(isLoaded)) begin();
    });
    const cancel = () => {
      isWaiting = false;
      stop();
    };
    this.waiting.add(cancel);
    this.put(this.current);
    for (const address of images) loadImage(address);
    this.later(MAX_IMAGE_WAIT_MS, begin);
  }

  /** Starts the reveal of a planet that turned face up. A new reveal ends the previous one. */
  private startReveal(measured: MeasuredChange, reveal: PlanetReveal): void {
    const { id, change, sceneInfo, grounds, corner, speed } = measured;
    if (this.hiddenPlanet !== undefined) this.hidden.show(this.hiddenPlanet);
    const { seat, at } = reveal;
    const place = `planet:${seat}:${at}`;
    const to = grounds.current(place);
    const all = speed.travels ? revealTimesOf(reveal).all : SHOW_MS;
    const placed: PlacedReveal = {
      id,
      reveal,
      speed,
      corner,
      frame: frameOf(corner, floorOf(measured)),
      from: grounds.previous(place),
      to,
      score: grounds.current(`influence:${seat}`) ?? grounds.current(`score:${seat}`),
      fighters: grounds.previous(`fighters:${seat}`),
      own: seat === change.after.seat,
      ...sceneInfo,
    };
    if (speed.travels) {
      const [leaves, ms] = revealTimesOf(reveal).scores;
      expectArrival(`influence:${seat}`, (leaves + ms) * speed.factor);
      this.hiddenPlanet = to?.element;
      if (this.hiddenPlanet !== undefined) this.hidden.hide(this.hiddenPlanet, all * speed.factor);
      this.launch({ id: -id, corner, flights: this.coloniesOf(placed, measured) });
    }
    this.put({ ...this.current, reveal: placed });
    this.later((all + FADE_MS) * speed.factor, () => {
      const { reveal: last, ...rest } = this.current;
      if (last === placed) this.put(rest);
    });
  }

  /** The colonies under the planet fly to their owner's discard pile. */
  private coloniesOf(
    { reveal, frame, corner }: PlacedReveal,
    { id, grounds, unit, speed }: MeasuredChange,
  ) {
    const to = grounds.current(`discard:${reveal.seat}`) ?? grounds.current(`deck:${reveal.seat}`);
    if (to === undefined) return [];
    const [start, ms] = revealTimesOf(reveal).colonies;
    return reveal.colonies.slice(0, MAX_COLONIES).map((card, i): Flight => {
      const width = frame.diameter * 0.42;
      const from: Spot = {
        x: corner.x + frame.x + frame.diameter * 0.2,
        y: corner.y + frame.y - frame.diameter * 0.1,
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
        start: (start + i * 70) * speed.factor,
        ms: ms * speed.factor,
        waits: false,
        unit,
      };
    });
  }

  /** Starts the end-of-game wave: from the star, or from the stack that is empty now. */
  private startWave({ id, change, grounds, corner, speed }: MeasuredChange): void {
    const event = change.events.find(({ type }) => type === 'end-triggered');
    if (!speed.travels || event?.type !== 'end-triggered') return;
    const { cause } = event;
    const stack = cause === 'stacks' ? emptiedStack(change) : undefined;
    const origin =
      (stack === undefined ? undefined : grounds.current(`stack:${stack}`)) ??
      grounds.current('star') ??
      grounds.current('supply');
    const x = origin === undefined ? corner.width / 2 : origin.x - corner.x;
    const y = origin === undefined ? corner.height / 3 : origin.y - corner.y;
    const alarm: WaveOrigin = { id, cause, x, y, factor: speed.factor };
    this.put({ ...this.current, wave: alarm });
    this.later(WAVE_MS * speed.factor, () => {
      const { wave: last, ...rest } = this.current;
      if (last === alarm) this.put(rest);
    });
  }

  private put(air: ActiveAnimations): void {
    this.current = air;
    const isWaiting = this.waiting.size > 0;
    const isMoving = isWaiting || air.batches.length > 0 || air.reveal !== undefined;
    this.setActive(isMoving || air.wave !== undefined);
    useAnimationState.setState({
      isLong: air.reveal !== undefined || air.batches.some((batch) => endOf(batch) > LONG_MS),
      holds: isWaiting || air.reveal?.own === false || air.batches.some(isOfGame),
      isDealing: air.batches.some(({ flights }) => flights.some(({ manner }) => manner === 'deal')),
      isRevealing: air.reveal !== undefined,
      skip: this.skip,
    });
    for (const listener of this.listeners) listener();
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  /** Hides a piece in its place until it lands. It can be pressed meanwhile. */
  private hideUntilLanded({ to, start, ms }: Flight): void {
    if (to?.element !== undefined) this.hidden.hide(to.element, start + ms);
  }

  private fadeIn(flights: readonly Flight[]): void {
    for (const { to } of flights) {
      this.animate(to?.element ?? null, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    }
  }

  /**
   * The keyframes include the element's own `translate`: the compositor does not run additive
   * animations.
   */
  private makeRoom(moved: readonly Moved[], { factor }: AnimationSpeed): void {
    const own = moved.map(({ element }) => translateOf(element));
    this.makingRoom = moved.flatMap(({ element, from }, i) => {
      const { x, y } = own[i] ?? { x: 0, y: 0 };
      const back = `${x + from.x}px ${y + from.y}px`;
      const frames = [{ translate: back }, { translate: `${x}px ${y}px` }];
      const timing = { duration: MAKE_ROOM_MS * factor, easing: EASE.out };
      return this.animate(element, frames, timing) ?? [];
    });
  }
}

/** The pictures that a reveal shows. */
function imagesOf({ planet, type, back }: PlanetReveal): readonly string[] {
  const images = [frontImage(planet), backImage(artName(back), type)];
  return images.filter((address) => address !== undefined);
}

/** The batch comes from a change of the game, not from a planet reveal. */
const isOfGame = ({ id }: Batch): boolean => id > 0;

/** Milliseconds until the last flight has landed. */
function endOf({ flights }: Batch): number {
  return Math.max(...flights.map(({ start, ms }) => start + ms));
}

/** The `translate` of an element in pixels. The compositor does not animate percentages. */
function translateOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const [x = '', y = ''] = getComputedStyle(element).translate.split(' ');
  const pixels = (part: string, side: number): number => {
    const n = Number.parseFloat(part) || 0;
    return part.endsWith('%') ? (n / 100) * side : n;
  };
  return { x: pixels(x, element.offsetWidth), y: pixels(y, element.offsetHeight) };
}

/** The top of the question or the hand, in pixels from the corner of the layer. */
function floorOf({ table, corner }: MeasuredChange): number {
  const tops = [...table.querySelectorAll('[data-ribbon], [data-anchor^="cards:"]')].flatMap(
    (one) => {
      const { top, height } = one.getBoundingClientRect();
      return height > 0 ? [top - corner.y] : [];
    },
  );
  const floor = Math.min(...tops, corner.height * 0.8);
  return Math.max(floor, corner.height * 0.4);
}

/** Pixels per design pixel. */
function unitOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).getPropertyValue('--u')) || 1;
}

/** The card of the stack that a change emptied. */
function emptiedStack({ before, after }: Change): string | undefined {
  return Object.keys(after.stacks).find(
    (card) => after.stacks[card] === 0 && before.stacks[card] !== 0,
  );
}
