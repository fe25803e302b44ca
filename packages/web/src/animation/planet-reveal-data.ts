// Data of the planet reveal, which shows a planet that is settled or attacked: its contents, the
// times of its parts, and the path of the planet.
import {
  type PlanetBack,
  planetAt,
  planetOf,
  type PlanetKind,
  type Ship,
  type SlotType,
  type View,
  backOf,
} from '@eminent/engine';
import { EASE } from './journey-timing.ts';
import type { Change } from './journeys.ts';
import type { Corner } from './flight.ts';
import type { Spot } from './element-positions.ts';

export interface PlanetReveal {
  readonly kind: 'settle' | 'attack';
  readonly seat: number;
  /** Index of the planet in the empire of the seat. */
  readonly at: number;
  readonly planet: string;
  readonly type: PlanetKind;
  readonly back: PlanetBack;
  readonly influence: number;
  readonly slots: readonly SlotType[];
  readonly colonies: readonly string[];
  /** Number and kind of the ships spent on the attack; the number is 0 for a settled planet. */
  readonly fighters: number;
  readonly ship: Ship;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** Whether it is the only face-up planet of the viewer. Its reveal takes longer. */
  readonly isFirst: boolean;
}

/** Whether the viewer has exactly one face-up planet. */
export function hasOneFaceUpPlanet({ seat, players }: Pick<View, 'seat' | 'players'>): boolean {
  return players[seat ?? -1]?.planets.filter(({ up }) => up).length === 1;
}

/** Returns the reveal of the planet that was settled or attacked last in a change, if any. */
export function planetRevealOf({ before, after, events }: Change): PlanetReveal | undefined {
  const event = events.findLast((one) => one.type === 'settle' || one.type === 'attack');
  if (event === undefined) return undefined;
  const { type: kind, seat, at, planet } = event;
  const { type, influence, slots } = planetAt(planetOf(planet));
  return {
    kind,
    seat,
    at,
    planet,
    type,
    back: backOf(planetOf(planet)),
    influence,
    slots,
    colonies: before.players[seat]?.planets[at]?.colonies ?? [],
    fighters: event.type === 'attack' ? event.paid : 0,
    ship: (event.type === 'attack' ? event.ship : undefined) ?? 'fighter',
    scoreBefore: before.players[seat]?.score.total ?? 0,
    scoreAfter: after.players[seat]?.score.total ?? 0,
    isFirst: seat === after.seat && hasOneFaceUpPlanet(after),
  };
}

/** Start and duration of a part of the planet reveal, in milliseconds at normal speed. */
export type TimeSpan = readonly [start: number, ms: number];

/**
 * The planet comes to the middle, a ring closes around it, fighters dive (only in an attack), its
 * back shatters, and its name and influence (`star`) appear. Then the influence flies to the score
 * (`scores`), the colonies to the discard pile, and the planet home. `all` is the total time in ms.
 */
interface RevealTimes {
  readonly comes: TimeSpan;
  readonly ring: TimeSpan;
  readonly dive: TimeSpan;
  readonly shatters: TimeSpan;
  readonly flash: TimeSpan;
  readonly daylight: TimeSpan;
  readonly named: TimeSpan;
  readonly star: TimeSpan;
  readonly scores: TimeSpan;
  readonly colonies: TimeSpan;
  readonly home: TimeSpan;
  readonly all: number;
}

const REVEAL_TIMES: Readonly<Record<PlanetReveal['kind'], RevealTimes>> = {
  settle: {
    comes: [0, 420],
    ring: [420, 300],
    dive: [0, 0],
    shatters: [840, 640],
    flash: [840, 240],
    daylight: [900, 380],
    named: [900, 240],
    star: [960, 240],
    scores: [1300, 520],
    colonies: [1000, 420],
    home: [1500, 380],
    all: 1880,
  },
  attack: {
    comes: [0, 300],
    ring: [200, 240],
    dive: [240, 300],
    shatters: [640, 560],
    flash: [640, 240],
    daylight: [700, 320],
    named: [700, 240],
    star: [740, 240],
    scores: [1050, 480],
    colonies: [760, 420],
    home: [1240, 340],
    all: 1580,
  },
};

/** How much longer the viewer's first planet is shown. */
const EXTRA_FIRST_MS = 900;

/** Returns the times of a reveal at normal speed. */
export function revealTimesOf({
  kind,
  isFirst,
}: Pick<PlanetReveal, 'kind' | 'isFirst'>): RevealTimes {
  const times = REVEAL_TIMES[kind];
  if (!isFirst) return times;
  const later = ([start, ms]: TimeSpan): TimeSpan => [start + EXTRA_FIRST_MS, ms];
  return {
    ...times,
    scores: later(times.scores),
    home: later(times.home),
    all: times.all + EXTRA_FIRST_MS,
  };
}

/** With reduced motion: duration of the fade at the start and at the end of a reveal. */
export const FADE_MS = 120;

/** With reduced motion: time between the two fades of a reveal. */
export const SHOW_MS = 1200;

/** Center of the planet and width in pixels, from the top left corner of the animation layer. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** Lower limit of the reveal (a y coordinate): the next question is below it. */
  readonly floor: number;
}

/** Computes where and how large the planet is shown. The question and the hand begin at `top`. */
export function frameOf({ width, height }: Corner, top: number): Frame {
  const isUpright = height > width;
  // On a portrait screen the question may grow upward during the reveal.
  const floor = isUpright ? Math.min(top, height * 0.5) : top;
  const diameter = Math.min(width * (isUpright ? 0.5 : 0.3), floor * (isUpright ? 0.36 : 0.44));
  // Whole pixels: the browser would resample fractions in every frame.
  return {
    x: Math.round(width / 2),
    y: Math.round(floor * (isUpright ? 0.72 : 0.54)),
    diameter: Math.round(diameter / 4) * 4,
    floor: Math.round(floor),
  };
}

const poseOf = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;

/** Keyframes of the planet from the table to the middle and back to the table. */
export function planetPath(
  times: RevealTimes,
  frame: Frame,
  from: Spot | undefined,
  to: Spot | undefined,
  corner: Corner,
): Keyframe[] {
  const pose = (spot: Spot | undefined) =>
    spot === undefined
      ? poseOf(0, 0, 0.2)
      : poseOf(
          spot.x - corner.x - frame.x,
          spot.y - corner.y - frame.y,
          Math.min(spot.width, spot.height) / frame.diameter,
        );
  const middle = poseOf(0, 0, 1);
  return [
    { transform: pose(from), offset: 0, easing: EASE.out },
    { transform: middle, offset: times.comes[1] / times.all },
    { transform: middle, offset: times.home[0] / times.all, easing: 'cubic-bezier(.5,0,.2,1)' },
    { transform: pose(to ?? from), offset: 1 },
  ];
}
