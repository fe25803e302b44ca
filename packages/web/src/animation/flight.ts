// Computes the flight of a journey (journeys.ts): viewport positions, size of the piece, keyframes.
import { JOURNEY_TIMINGS, EASE, type TimedJourney } from './journey-timing.ts';
import type { Face, Manner } from './journeys.ts';
import type { ChangedPositions, Spot } from './element-positions.ts';

export interface Flight {
  readonly key: string;
  readonly manner: Manner;
  readonly face: Face;
  /** Preferred mark of the destination. If it is not on the page, the piece lands at another. */
  readonly mark: string | undefined;
  readonly from: Spot;
  /** Absent for a piece that leaves the game. */
  readonly to: Spot | undefined;
  /** Width and height in pixels. */
  readonly width: number;
  readonly height: number;
  /** The delay and the duration in milliseconds, at the chosen speed. */
  readonly start: number;
  readonly ms: number;
  /** Whether the flight replaces a piece of the table, so that it is visible before its start. */
  readonly waits: boolean;
  /** CSS pixels per design pixel (`--u`). */
  readonly unit: number;
}

/** Height divided by width. */
const CARD_RATIO = 1.4;
/** Widths of flying pieces in design pixels. */
const MIN_WIDTH = 20;
const MAX_CARD_WIDTH = 176;
const MAX_PLANET_WIDTH = 150;
const TOKEN_WIDTH = 26;
const RESOURCE_WIDTH = 36;
const SPARK_WIDTH = 14;

/** The width in pixels of a flying piece at a spot. The element there may have any size. */
function widthAt({ width, height }: Spot, face: Face, unit: number): number {
  switch (face.kind) {
    case 'card':
    case 'back':
    case 'turning':
      return Math.max(
        MIN_WIDTH * unit,
        Math.min(width, height / CARD_RATIO, MAX_CARD_WIDTH * unit),
      );
    case 'veil':
    case 'planet':
      return Math.max(MIN_WIDTH * unit, Math.min(width, height, MAX_PLANET_WIDTH * unit));
    case 'spark':
      return SPARK_WIDTH * unit;
    case 'goods':
      return RESOURCE_WIDTH * unit;
    default:
      return TOKEN_WIDTH * unit;
  }
}

const ratioOf = ({ kind }: Face): number =>
  kind === 'card' || kind === 'back' || kind === 'turning' ? CARD_RATIO : 1;

/**
 * Computes the flight of a journey, and assigns it the pieces at its ends. Returns undefined if an
 * end is not on the page, or if the card moved to the play area when it was selected.
 */
export function flightOf(
  { journey, start, ms }: TimedJourney,
  positions: ChangedPositions,
  { factor, unit, key }: { readonly factor: number; readonly unit: number; readonly key: string },
): Flight | undefined {
  const { manner, face } = journey;
  if (manner === 'boost' && journey.to !== undefined && positions.wasUnconfirmed(journey.to)) {
    return undefined;
  }
  const from = positions.departure(journey.from);
  const to = journey.to === undefined ? undefined : positions.arrival(journey.to);
  if (from === undefined || (journey.to !== undefined && to === undefined)) return undefined;
  const width = Math.max(widthAt(from, face, unit), to === undefined ? 0 : widthAt(to, face, unit));
  return {
    key,
    manner,
    face,
    mark: journey.to?.marks[0],
    from,
    to,
    width,
    height: width * ratioOf(face),
    start: start * factor,
    ms: ms * factor,
    waits: from.element !== undefined,
    unit,
  };
}

/** The animation layer in viewport pixels. Flights are measured from its top left corner. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The CSS transform that places a piece at a spot, with its size there multiplied by `size`. */
function pose({ width, height, face, unit }: Flight, spot: Spot, corner: Corner, size = 1): string {
  const scale = (widthAt(spot, face, unit) / width) * size;
  const x = spot.x - corner.x - width / 2;
  const y = spot.y - corner.y - height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${spot.turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
}

/** The keyframes of a flight: position, rotation, size and opacity. */
export function pathOf(flight: Flight, corner: Corner): Keyframe[] {
  const { manner, from, to } = flight;
  const easing = JOURNEY_TIMINGS[manner].easing;
  const begin = { transform: pose(flight, from, corner), opacity: 1, easing };
  if (to === undefined) {
    const away = { ...from, y: from.y - 40 * flight.unit };
    return [begin, { transform: pose(flight, away, corner, 0.9), opacity: 0 }];
  }
  switch (manner) {
    case 'buy':
      return pathWithPause(flight, corner, to);
    case 'tuck':
      return [
        begin,
        { transform: pose(flight, to, corner, 0.9), opacity: 1, offset: 0.75 },
        { transform: pose(flight, to, corner, 0.3), opacity: 0 },
      ];
    case 'produce':
      return [
        { transform: pose(flight, from, corner, 0.3), opacity: 0, easing },
        { transform: pose(flight, to, corner, 1.25), opacity: 1, offset: 0.75 },
        { transform: pose(flight, to, corner, 0.9), opacity: 1 },
      ];
    case 'trade':
      // Enlarges the resource or fighter first, so that the player sees which piece leaves.
      return [
        { ...begin, easing: EASE.out },
        { transform: pose(flight, from, corner, 1.4), opacity: 1, offset: 0.3, easing },
        { transform: pose(flight, to, corner), opacity: 1, offset: 0.92 },
        { transform: pose(flight, to, corner, 0.6), opacity: 0 },
      ];
    case 'draw':
    case 'play':
    case 'lead':
    case 'boost':
    case 'take':
    case 'deal':
    case 'keep':
      return [begin, { transform: pose(flight, to, corner), opacity: 1 }];
    default:
      return [
        begin,
        { transform: pose(flight, to, corner), opacity: 1, offset: 0.9 },
        { transform: pose(flight, to, corner, 0.8), opacity: 0 },
      ];
  }
}

/** Keyframes that show a bought card large in the middle of the table, then move on. */
function pathWithPause(flight: Flight, corner: Corner, to: Spot): Keyframe[] {
  const largeWidth = Math.min(MAX_CARD_WIDTH * 1.2 * flight.unit, corner.width / 2);
  const middle: Spot = {
    x: corner.x + corner.width / 2,
    y: corner.y + corner.height * 0.42,
    width: largeWidth,
    height: largeWidth * CARD_RATIO,
    turn: 0,
  };
  const large = pose(
    flight,
    middle,
    corner,
    largeWidth / widthAt(middle, flight.face, flight.unit),
  );
  return [
    { transform: pose(flight, flight.from, corner), opacity: 1, easing: EASE.out },
    { transform: large, opacity: 1, offset: 0.33 },
    { transform: large, opacity: 1, offset: 0.58, easing: EASE.out },
    { transform: pose(flight, to, corner), opacity: 1 },
  ];
}

/** Keyframes that lift a piece and lower it again; undefined for a straight flight. */
export function riseOf({ manner, unit }: Flight): Keyframe[] | undefined {
  const { rise } = JOURNEY_TIMINGS[manner];
  if (rise === 0) return undefined;
  return [
    { transform: 'none', easing: 'cubic-bezier(.2,.6,.4,1)' },
    {
      transform: `translateY(${(-rise * unit).toFixed(1)}px)`,
      easing: 'cubic-bezier(.6,0,.8,.4)',
    },
    { transform: 'none' },
  ];
}

/** Keyframes that turn a card from back to face in the middle of the flight. */
export const TURN: Keyframe[] = [
  { transform: 'rotateY(180deg)', offset: 0, easing: 'linear' },
  { transform: 'rotateY(180deg)', offset: 0.22, easing: 'ease-in-out' },
  { transform: 'rotateY(0)', offset: 0.78, easing: 'linear' },
  { transform: 'rotateY(0)', offset: 1 },
];
