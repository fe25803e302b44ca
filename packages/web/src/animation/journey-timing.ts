// When each journey of a batch begins and how long it takes, at normal speed: what happens together is told one after the other, and
// no batch takes longer than a moment.
import type { Journey, Manner } from './journeys.ts';

interface JourneyTiming {
  /** Milliseconds on the way. */
  readonly ms: number;
  /** Milliseconds between two of the same kind. */
  readonly stagger: number;
  readonly easing: string;
  /** How high it rises on the way, in design pixels. */
  readonly rise: number;
  /** The share of its time after which what happened next begins. */
  readonly yields: number;
}

export const EASE = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  in: 'cubic-bezier(.6,0,.9,.4)',
  spring: 'cubic-bezier(.3,1.5,.5,1)',
} as const;

const timing = (
  ms: number,
  apart: number,
  easing: keyof typeof EASE,
  rise = 0,
  yields = 0.6,
): JourneyTiming => ({ ms, stagger: apart, easing: EASE[easing], rise, yields });

export const JOURNEY_TIMINGS: Readonly<Record<Manner, JourneyTiming>> = {
  draw: timing(280, 70, 'out', 60),
  play: timing(260, 90, 'spring', 16, 1),
  lead: timing(320, 90, 'out', 24),
  boost: timing(240, 90, 'out', 16),
  spark: timing(240, 60, 'out', 12),
  take: timing(320, 70, 'out', 40),
  buy: timing(780, 90, 'out'),
  tuck: timing(300, 70, 'in', 20),
  deal: timing(260, 90, 'out', 20),
  keep: timing(420, 90, 'out', 40, 0.2),
  reject: timing(320, 60, 'in', 10),
  discard: timing(300, 60, 'in', 24),
  sweep: timing(300, 25, 'in', 16),
  remove: timing(320, 70, 'in'),
  shuffle: timing(240, 40, 'out', 30),
  produce: timing(460, 120, 'out', 30),
  trade: timing(560, 120, 'in', 30, 0.8),
  score: timing(420, 60, 'out', 40),
  muster: timing(240, 60, 'out', 30),
};

/** The longest that a batch may take at normal speed. */
export const LONGEST = 1500;

export interface Timed {
  readonly journey: Journey;
  /** Milliseconds at normal speed. */
  readonly start: number;
  readonly ms: number;
}

/** Journeys of one kind follow each other closely; another kind waits for most of the one before. */
export function timed(journeys: readonly Journey[]): readonly Timed[] {
  const plan: Timed[] = [];
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

function withinLimit(plan: readonly Timed[]): readonly Timed[] {
  const end = Math.max(0, ...plan.map(({ start, ms }) => start + ms));
  if (end <= LONGEST) return plan;
  const share = LONGEST / end;
  return plan.map((one) => ({ ...one, start: one.start * share, ms: one.ms * share }));
}
