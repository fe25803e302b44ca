// The climax of a game's turn: a world turns face up, by colonies or by force. What is shown of it, when each part begins, and how the
// world travels.
import {
  type PlanetBack,
  planetAt,
  planetOf,
  type PlanetKind,
  type Ship,
  type SlotType,
  backOf,
} from '@eminent/engine';
import { EASE } from './journey-timing.ts';
import type { Change } from './journeys.ts';
import type { Corner } from './flight.ts';
import type { Spot } from './element-positions.ts';

export interface PlanetReveal {
  readonly kind: 'settle' | 'attack';
  readonly seat: number;
  /** Its place in the empire. */
  readonly at: number;
  readonly planet: string;
  readonly type: PlanetKind;
  readonly back: PlanetBack;
  readonly influence: number;
  readonly slots: readonly SlotType[];
  /** Cards that were under it, and go to their owner's discard. */
  readonly colonies: readonly string[];
  /** Ships that it took, and their size. */
  readonly fighters: number;
  readonly ship: Ship;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** The last world of a change that turned face up. */
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
  };
}

/** When something begins and how long it takes, in milliseconds at normal speed. */
export type Beat = readonly [start: number, ms: number];

export interface Beats {
  /** The world comes to the middle. */
  readonly comes: Beat;
  readonly ring: Beat;
  /** The fighters dive; nothing in a settlement. */
  readonly dive: Beat;
  readonly shatters: Beat;
  readonly flash: Beat;
  readonly daylight: Beat;
  readonly named: Beat;
  /** The influence appears. */
  readonly star: Beat;
  /** It goes to the score. */
  readonly scores: Beat;
  readonly colonies: Beat;
  readonly home: Beat;
  readonly all: number;
}

export const BEATS: Readonly<Record<PlanetReveal['kind'], Beats>> = {
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

/** Without travel the world stands still for as long as it takes to read it. */
export const STILL_MS = 1200;

/** How large things are in the middle of a table of this size, in pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly world: number;
  /** Below this nothing is covered: there the next answer is given. */
  readonly floor: number;
}

/** Where the world stands: in the middle of what the question and the hand leave free. */
export function frameOf({ width, height }: Corner, asked: number): Frame {
  const isUpright = height > width;
  // On an upright screen the question may grow upwards meanwhile.
  const floor = isUpright ? Math.min(asked, height * 0.5) : asked;
  const world = Math.min(width * (isUpright ? 0.5 : 0.3), floor * (isUpright ? 0.36 : 0.44));
  // Whole pixels: what lies between them is smoothed anew in every frame.
  return {
    x: Math.round(width / 2),
    y: Math.round(floor * (isUpright ? 0.72 : 0.54)),
    world: Math.round(world / 4) * 4,
    floor: Math.round(floor),
  };
}

const poseOf = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;

/** The way of the world from its orbit to the middle, and home. */
export function worldWay(
  beats: Beats,
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
          Math.min(spot.width, spot.height) / frame.world,
        );
  const middle = poseOf(0, 0, 1);
  return [
    { transform: pose(from), offset: 0, easing: EASE.out },
    { transform: middle, offset: beats.comes[1] / beats.all },
    { transform: middle, offset: beats.home[0] / beats.all, easing: 'cubic-bezier(.5,0,.2,1)' },
    { transform: pose(to ?? from), offset: 1 },
  ];
}
