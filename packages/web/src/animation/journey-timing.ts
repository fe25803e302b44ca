// Start and duration of each journey in a batch, at normal speed. Causes come before effects, and
// the whole batch stays short: only the great moments (planet-reveal.ts, end-wave.tsx) take their time.
import type { Journey, Manner } from './journeys.ts';

interface JourneyTiming {
  /** Flight time in milliseconds. */
  readonly ms: number;
  /** Milliseconds between two journeys of the same kind. */
  readonly stagger: number;
  readonly easing: string;
  /** Height of the arc in design pixels. */
  readonly rise: number;
  /** The share of the flight time after which the next kind starts. */
  readonly yields: number;
}

export const EASE = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  in: 'cubic-bezier(.6,0,.9,.4)',
  spring: 'cubic-bezier(.3,1.5,.5,1)',
} as const;

const timing = (
  ms: number,
  stagger: number,
  easing: keyof typeof EASE,
  rise = 0,
  yields = 0.6,
): JourneyTiming => ({ ms, stagger: stagger, easing: EASE[easing], rise, yields });

export const JOURNEY_TIMINGS: Readonly<Record<Manner, JourneyTiming>> = {
  draw: timing(150, 25, 'out', 60),
  play: timing(150, 30, 'spring', 16, 1),
  lead: timing(150, 30, 'out', 24),
  boost: timing(150, 30, 'out', 16),
  spark: timing(150, 20, 'out', 12),
  take: timing(150, 25, 'out', 40),
  buy: timing(150, 30, 'out'),
  tuck: timing(150, 25, 'in', 20),
  deal: timing(150, 30, 'out', 20),
  keep: timing(150, 30, 'out', 40, 0.2),
  reject: timing(150, 20, 'in', 10),
  discard: timing(150, 20, 'in', 24),
  sweep: timing(150, 15, 'in', 16),
  remove: timing(150, 25, 'in'),
  shuffle: timing(150, 15, 'out', 30),
  produce: timing(150, 40, 'out', 30),
  trade: timing(150, 40, 'in', 30, 0.8),
  score: timing(150, 20, 'out', 40),
  muster: timing(150, 20, 'out', 30),
};

/** Maximum duration of a batch in milliseconds, at normal speed. */
export const MAX_TOTAL_MS = 600;

export interface TimedJourney {
  readonly journey: Journey;
  /** In milliseconds, at normal speed. */
  readonly start: number;
  readonly ms: number;
}

/**
 * Adds times to journeys. Those of one kind follow closely; another kind waits for most of the
 * previous one.
 */
export function withTiming(journeys: readonly Journey[]): readonly TimedJourney[] {
  const plan: TimedJourney[] = [];
  let start = 0;
  let before: Journey | undefined;
  for (const journey of journeys) {
    if (before !== undefined) start += gap(before, journey);
    plan.push({ journey, start, ms: JOURNEY_TIMINGS[journey.manner].ms });
    before = journey;
  }
  return withinLimit(plan);
}

function gap(before: Journey, next: Journey): number {
  const { ms, stagger, yields } = JOURNEY_TIMINGS[before.manner];
  return before.manner === next.manner ? stagger : ms * yields;
}

function withinLimit(plan: readonly TimedJourney[]): readonly TimedJourney[] {
  const end = Math.max(0, ...plan.map(({ start, ms }) => start + ms));
  if (end <= MAX_TOTAL_MS) return plan;
  const share = MAX_TOTAL_MS / end;
  return plan.map((one) => ({ ...one, start: one.start * share, ms: one.ms * share }));
}
