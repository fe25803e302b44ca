// The data of the planet reveal: its contents, the times of its parts, and the path of the planet.
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
  /** The index of the planet in the empire. */
  readonly at: number;
  readonly planet: string;
  readonly type: PlanetKind;
  readonly back: PlanetBack;
  readonly influence: number;
  readonly slots: readonly SlotType[];
  /** The colonies that were under the planet. */
  readonly colonies: readonly string[];
  /** The number and the size of the ships used. */
  readonly fighters: number;
  readonly ship: Ship;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** Whether it is the only face-up planet of the viewer. Its reveal takes longer. */
  readonly isFirst: boolean;
}

/** Whether the viewer has exactly one face-up planet. */
export function hasOnePlanet({ seat, players }: Pick<View, 'seat' | 'players'>): boolean {
  return players[seat ?? -1]?.planets.filter(({ up }) => up).length === 1;
}

/** The reveal of the last planet that a change turned face up. */
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
    isFirst: seat === after.seat && hasOnePlanet(after),
  };
}

/** Start and duration of a part of the planet reveal, in milliseconds at normal speed. */
export type TimeSpan = readonly [start: number, ms: number];

interface RevealTimes {
  /** The planet moves to the middle. */
  readonly comes: TimeSpan;
  readonly ring: TimeSpan;
  /** The fighters dive; empty when the planet is settled. */
  readonly dive: TimeSpan;
  /** The back of the planet breaks. */
  readonly shatters: TimeSpan;
  readonly flash: TimeSpan;
  readonly daylight: TimeSpan;
  /** The name appears. */
  readonly named: TimeSpan;
  /** The influence appears. */
  readonly star: TimeSpan;
  /** The influence flies to the score. */
  readonly scores: TimeSpan;
  /** The colonies fly to the discard pile. */
  readonly colonies: TimeSpan;
  /** The planet returns to its empire. */
  readonly home: TimeSpan;
  /** The whole duration in milliseconds. */
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

/** How much longer the first planet of the viewer is shown, in milliseconds. */
const FIRST_MS = 900;

/** The times of a reveal at normal speed. */
export function revealTimesOf({
  kind,
  isFirst,
}: Pick<PlanetReveal, 'kind' | 'isFirst'>): RevealTimes {
  const times = REVEAL_TIMES[kind];
  if (!isFirst) return times;
  const later = ([start, ms]: TimeSpan): TimeSpan => [start + FIRST_MS, ms];
  return {
    ...times,
    scores: later(times.scores),
    home: later(times.home),
    all: times.all + FIRST_MS,
  };
}

/** Duration of a fade if pieces do not travel, in milliseconds. */
export const FADE_MS = 120;

/** How long the planet is shown between its fades if pieces do not travel, in milliseconds. */
export const SHOW_MS = 1200;

/** The center and size of a reveal, in pixels from the corner of the layer. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** The reveal ends above this line, because the next question is below it. */
  readonly floor: number;
}

/** Centers the planet in the area above the question and the hand, which start at `top`. */
export function frameOf({ width, height }: Corner, top: number): Frame {
  const isUpright = height > width;
  // On a portrait screen the question may grow upward during the reveal.
  const floor = isUpright ? Math.min(top, height * 0.5) : top;
  const diameter = Math.min(width * (isUpright ? 0.5 : 0.3), floor * (isUpright ? 0.36 : 0.44));
  // Whole pixels; fractions would be resampled in every frame.
  return {
    x: Math.round(width / 2),
    y: Math.round(floor * (isUpright ? 0.72 : 0.54)),
    diameter: Math.round(diameter / 4) * 4,
    floor: Math.round(floor),
  };
}

const poseOf = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;

/** Keyframes of the planet from its orbit to the middle and back. */
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
