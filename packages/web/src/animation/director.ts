// Runs and cancels the animations of one table: pieces that fly, pieces that shift to make room,
// planet reveals, and the end-of-game wave.
import { clearArrivals, expectArrival } from '../ui/arrival-times.ts';
import type {
  ActiveAnimations,
  WaveOrigin,
  Animate,
  Batch,
  PlacedReveal,
} from './active-flights.ts';
import {
  type Change,
  type Journey,
  journeysOf,
  type Manner,
  selectionJourney,
} from './journeys.ts';
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
import { HiddenElements } from './hide-in-flight.ts';
import {
  revealTimesOf,
  planetRevealOf,
  frameOf,
  type PlanetReveal,
  FADE_MS,
  SHOW_MS,
} from './planet-reveal-data.ts';
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

interface SceneInfo {
  readonly names: readonly string[];
  readonly isScoreShown: boolean;
}

interface MeasuredChange {
  readonly id: number;
  readonly table: HTMLElement;
  readonly change: Change;
  readonly sceneInfo: SceneInfo;
  readonly positions: ChangedPositions;
  readonly corner: Corner;
  /** CSS pixels per design pixel (`--u`). */
  readonly unit: number;
  readonly speed: AnimationSpeed;
}

const NO_ANIMATIONS: ActiveAnimations = { batches: [] };

/** A reveal is unmounted this much after its end, so that its last frame is drawn. */
const AFTER_REVEAL_MS = 120;
const MAKE_ROOM_MS = 150;
/** Maximum number of colonies that fly to the discard pile in a reveal; the others do not fly. */
const MAX_COLONIES = 8;
/** While flights take longer than this, and during a reveal, the table shows a skip button. */
const LONG_MS = 1200;
/** After this time a reveal starts even if its pictures are not loaded. */
const MAX_IMAGE_WAIT_MS = 800;
/** Journeys of the change that are animated during a reveal. Cards would cover the planet. */
const DURING_REVEAL: readonly Manner[] = ['score', 'muster', 'produce', 'trade'];
/** Pieces that shift by less than this, in pixels, jump without animation. */
const MIN_DISTANCE = 2;

export class Director {
  private current: ActiveAnimations = NO_ANIMATIONS;
  private readonly running = new Set<Animation>();
  private makingRoom: readonly Animation[] = [];
  private readonly hidden = new HiddenElements();
  /** Tells browser tests whether animations run. */
  private readonly setBusy = activitySwitch();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** Cancel functions of the reveals that wait for their pictures. */
  private readonly waitingReveals = new Set<() => void>();
  private readonly listeners = new Set<() => void>();
  private changeCount = 0;
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

  /** Animates a change that is rendered already. `before` was measured before that. */
  show(
    change: Change,
    sceneInfo: SceneInfo,
    before: Positions,
    { layer, speed }: { readonly layer: HTMLElement; readonly speed: AnimationSpeed },
  ): void {
    const table = layer.closest<HTMLElement>('[data-game]');
    if (table === null || speed.factor === 0) return;
    // Pieces that are still shifting start again from their visible positions, which `before`
    // holds. The compositor cannot run two moves of one element.
    for (const animation of this.makingRoom) animation.cancel();
    this.changeCount++;
    const measured: MeasuredChange = {
      id: this.changeCount,
      table,
      change,
      sceneInfo,
      positions: new ChangedPositions(before, positionsOn(table)),
      corner: layer.getBoundingClientRect(),
      unit: unitOf(layer),
      speed,
    };
    const reveal = planetRevealOf(change);
    if (reveal !== undefined) this.endFlights();
    const flights = this.flightsOf(measured).filter(
      ({ manner }) => reveal === undefined || DURING_REVEAL.includes(manner),
    );
    if (speed.travels) this.fly(measured, flights);
    else this.fadeIn(flights);
    if (reveal !== undefined) this.startRevealWhenReady(measured, reveal);
    this.startWave(measured);
  }

  /** Cancels all animations and waiting reveals. Every piece is in its final place at once. */
  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const cancel of this.waitingReveals) cancel();
    const hasWaited = this.waitingReveals.size > 0;
    this.waitingReveals.clear();
    clearArrivals();
    this.hidden.showAll();
    const running = Array.from(this.running);
    this.running.clear();
    for (const animation of running) animation.cancel();
    if (hasWaited || this.current !== NO_ANIMATIONS) this.update(NO_ANIMATIONS);
  };

  /** Removes all flying pieces, so that no card covers the reveal that follows. */
  private endFlights(): void {
    if (this.current.batches.length === 0) return;
    this.hidden.showAll();
    this.update({ ...this.current, batches: [] });
  }

  private flightsOf({ id, change, positions, unit, speed }: MeasuredChange): readonly Flight[] {
    const flightsFor = (journeys: readonly Journey[], kind: string) =>
      withTiming(journeys).flatMap((journey, i) => {
        const options = { factor: speed.factor, unit, key: `${id} ${kind} ${i}` };
        return flightOf(journey, positions, options) ?? [];
      });
    const flights = flightsFor(journeysOf(change), 'event');
    const { seat } = change.after;
    // The viewer's selected cards fly to the play area before they are confirmed.
    if (seat === undefined) return flights;
    const selected = positions.unconfirmed(`play:${seat}`);
    const journeys = selected.map((card) => selectionJourney(seat, card));
    return [...flights, ...flightsFor(journeys, 'selected')];
  }

  private fly({ id, positions, corner, speed }: MeasuredChange, flights: readonly Flight[]): void {
    this.makeRoom(positions.moved(MIN_DISTANCE), speed);
    for (const flight of flights) this.hideUntilLanded(flight);
    for (const { manner, mark, start, ms } of flights) {
      if (manner === 'score' && mark !== undefined) expectArrival(mark, start + ms);
      // The number of symbols of the role counts up when the leader's role card arrives.
      if (manner === 'lead') expectArrival('sum', start + ms);
    }
    this.launch({ id, corner, flights });
  }

  private launch(batch: Batch): void {
    if (batch.flights.length === 0) return;
    this.update({ ...this.current, batches: [...this.current.batches, batch] });
    this.later(durationOf(batch), () => {
      const batches = this.current.batches.filter((one) => one !== batch);
      this.update({ ...this.current, batches });
    });
  }

  private startRevealWhenReady(measured: MeasuredChange, reveal: PlanetReveal): void {
    const start = () => this.startReveal(measured, reveal);
    const images = imagesOf(reveal).filter((address) => !isLoaded(address));
    if (images.length === 0) {
      start();
      return;
    }
    const begin = () => {
      if (!this.waitingReveals.delete(cancel)) return;
      cancel();
      this.update(this.current);
      start();
    };
    const cancel = subscribeToImages(() => {
      if (images.every(isLoaded)) begin();
    });
    this.waitingReveals.add(cancel);
    this.update(this.current);
    for (const address of images) loadImage(address);
    this.later(MAX_IMAGE_WAIT_MS, begin);
  }

  /** Starts a reveal, which replaces the one before. Its colonies fly to the discard pile. */
  private startReveal(measured: MeasuredChange, reveal: PlanetReveal): void {
    const { id, change, sceneInfo, positions, corner, speed } = measured;
    if (this.hiddenPlanet !== undefined) this.hidden.show(this.hiddenPlanet);
    const { seat, at } = reveal;
    const place = `planet:${seat}:${at}`;
    const to = positions.current(place);
    const duration = speed.travels ? revealTimesOf(reveal).all : SHOW_MS + 2 * FADE_MS;
    const placed: PlacedReveal = {
      id,
      reveal,
      speed,
      corner,
      frame: frameOf(corner, floorOf(measured)),
      from: positions.previous(place),
      to,
      score: positions.current(`influence:${seat}`) ?? positions.current(`score:${seat}`),
      fighters: positions.previous(`fighters:${seat}`),
      isOfViewer: seat === change.after.seat,
      ...sceneInfo,
    };
    if (speed.travels) {
      const [leaveMs, ms] = revealTimesOf(reveal).scores;
      expectArrival(`influence:${seat}`, (leaveMs + ms) * speed.factor);
      this.hiddenPlanet = to?.element;
      if (this.hiddenPlanet !== undefined)
        this.hidden.hide(this.hiddenPlanet, duration * speed.factor);
      this.launch({ id: -id, corner, flights: this.colonyFlights(placed, measured) });
    }
    this.update({ ...this.current, reveal: placed });
    this.later((duration + AFTER_REVEAL_MS) * speed.factor, () => {
      const { reveal: last, ...rest } = this.current;
      if (last === placed) this.update(rest);
    });
  }

  private colonyFlights(
    { reveal, frame, corner }: PlacedReveal,
    { id, positions, unit, speed }: MeasuredChange,
  ) {
    const { seat } = reveal;
    const to = positions.current(`discard:${seat}`) ?? positions.current(`deck:${seat}`);
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

  /** If the change triggered the end, starts the wave at the star or at the stack it emptied. */
  private startWave({ id, change, positions, corner, speed }: MeasuredChange): void {
    const event = change.events.find(({ type }) => type === 'end-triggered');
    if (!speed.travels || event?.type !== 'end-triggered') return;
    const { cause } = event;
    const stack = cause === 'stacks' ? emptiedStack(change) : undefined;
    const origin =
      (stack === undefined ? undefined : positions.current(`stack:${stack}`)) ??
      positions.current('star') ??
      positions.current('supply');
    const x = origin === undefined ? corner.width / 2 : origin.x - corner.x;
    const y = origin === undefined ? corner.height / 3 : origin.y - corner.y;
    const wave: WaveOrigin = { id, cause, x, y, factor: speed.factor };
    this.update({ ...this.current, wave });
    this.later(WAVE_MS * speed.factor, () => {
      const { wave: last, ...rest } = this.current;
      if (last === wave) this.update(rest);
    });
  }

  /** Replaces the running animations, updates `useAnimationState`, and notifies subscribers. */
  private update(active: ActiveAnimations): void {
    this.current = active;
    const { batches, reveal, wave } = active;
    const isWaiting = this.waitingReveals.size > 0;
    this.setBusy(isWaiting || batches.length > 0 || reveal !== undefined || wave !== undefined);
    useAnimationState.setState({
      isLong: reveal !== undefined || batches.some((batch) => durationOf(batch) > LONG_MS),
      holds: isWaiting || reveal?.isOfViewer === false || batches.some(({ id }) => id > 0),
      isDealing: batches.some(({ flights }) => flights.some(({ manner }) => manner === 'deal')),
      isRevealing: reveal !== undefined,
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

  private hideUntilLanded({ to, start, ms }: Flight): void {
    if (to?.element !== undefined) this.hidden.hide(to.element, start + ms);
  }

  private fadeIn(flights: readonly Flight[]): void {
    for (const { to } of flights) {
      this.animate(to?.element ?? null, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    }
  }

  /** Includes each element's own `translate`: the compositor does not run additive animations. */
  private makeRoom(moved: readonly Moved[], { factor }: AnimationSpeed): void {
    const translates = moved.map(({ element }) => translateOf(element));
    this.makingRoom = moved.flatMap(({ element, from }, i) => {
      const { x, y } = translates[i] ?? { x: 0, y: 0 };
      const back = `${x + from.x}px ${y + from.y}px`;
      const frames = [{ translate: back }, { translate: `${x}px ${y}px` }];
      const timing = { duration: MAKE_ROOM_MS * factor, easing: EASE.out };
      return this.animate(element, frames, timing) ?? [];
    });
  }
}

function imagesOf({ planet, type, back }: PlanetReveal): readonly string[] {
  const images = [frontImage(planet), backImage(artName(back), type)];
  return images.filter((address) => address !== undefined);
}

function durationOf({ flights }: Batch): number {
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

/**
 * The line above which a planet reveal stays, in pixels from the top of the layer: the top of the
 * action bar or hand, whichever is higher, but within 40 to 80 percent of the layer's height.
 */
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

function unitOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).getPropertyValue('--u')) || 1;
}

function emptiedStack({ before, after }: Change): string | undefined {
  return Object.keys(after.stacks).find(
    (card) => after.stacks[card] === 0 && before.stacks[card] !== 0,
  );
}
