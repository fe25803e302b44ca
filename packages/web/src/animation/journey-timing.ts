// Computes the start and duration of each flying piece after a change, at normal speed. The pieces
// start one after another, in the order of the events.
import type { Journey, Manner } from './journeys.ts';

interface JourneyTiming {
  readonly ms: number;
  /** Milliseconds between the starts of this journey and the next if both have the same kind. */
  readonly stagger: number;
  readonly easing: string;
  /** Height of the arc in design pixels. */
  readonly rise: number;
  /** Share of the flight time after which a journey of another kind starts. */
  readonly nextAfter: number;
}

export const EASE = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  in: 'cubic-bezier(.6,0,.9,.4)',
  spring: 'cubic-bezier(.3,1.5,.5,1)',
} as const;

const FLIGHT_MS = 150;

const timing = (
  stagger: number,
  easing: keyof typeof EASE,
  rise = 0,
  nextAfter = 0.6,
): JourneyTiming => ({ ms: FLIGHT_MS, stagger, easing: EASE[easing], rise, nextAfter });

export const JOURNEY_TIMINGS: Readonly<Record<Manner, JourneyTiming>> = {
  draw: timing(25, 'out', 60),
  play: timing(30, 'spring', 16, 1),
  lead: timing(30, 'out', 24),
  boost: timing(30, 'out', 16),
  spark: timing(20, 'out', 12),
  take: timing(25, 'out', 40),
  buy: timing(30, 'out'),
  tuck: timing(25, 'in', 20),
  deal: timing(30, 'out', 20),
  keep: timing(30, 'out', 40, 0.2),
  reject: timing(20, 'in', 10),
  discard: timing(20, 'in', 24),
  sweep: timing(15, 'in', 16),
  remove: timing(25, 'in'),
  shuffle: timing(15, 'out', 30),
  produce: timing(40, 'out', 30),
  trade: timing(40, 'in', 30, 0.8),
  score: timing(20, 'out', 40),
  muster: timing(20, 'out', 30),
};

/** Maximum time from the first start to the last landing after one change, at normal speed. */
export const MAX_TOTAL_MS = 600;

export interface TimedJourney {
  readonly journey: Journey;
  /** Delay and duration in milliseconds, at normal speed. */
  readonly start: number;
  readonly ms: number;
}

/** Adds times to journeys. If they exceed `MAX_TOTAL_MS`, shortens all in proportion. */
export function withTiming(journeys: readonly Journey[]): readonly TimedJourney[] {
  const timed: TimedJourney[] = [];
  let start = 0;
  let previous: Journey | undefined;
  for (const journey of journeys) {
    if (previous !== undefined) start += gap(previous, journey);
    timed.push({ journey, start, ms: JOURNEY_TIMINGS[journey.manner].ms });
    previous = journey;
  }
  return withinLimit(timed);
}

function gap(previous: Journey, next: Journey): number {
  const { ms, stagger, nextAfter } = JOURNEY_TIMINGS[previous.manner];
  return previous.manner === next.manner ? stagger : ms * nextAfter;
}

function withinLimit(timed: readonly TimedJourney[]): readonly TimedJourney[] {
  const end = Math.max(0, ...timed.map(({ start, ms }) => start + ms));
  if (end <= MAX_TOTAL_MS) return timed;
  const share = MAX_TOTAL_MS / end;
  return timed.map((one) => ({ ...one, start: one.start * share, ms: one.ms * share }));
}
