// A journey with its two ends found on the page: how large what flies is, and where it is at each moment.
import { JOURNEY_TIMINGS, EASE, type Timed } from './journey-timing.ts';
import type { Face, Manner } from './journeys.ts';
import type { Grounds, Spot } from './element-positions.ts';

export interface Flight {
  readonly key: string;
  readonly manner: Manner;
  readonly face: Face;
  /** Where it goes, by name. */
  readonly mark: string | undefined;
  readonly from: Spot;
  /** Absent for what leaves the game. */
  readonly to: Spot | undefined;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds, at the tempo of the page. */
  readonly start: number;
  readonly ms: number;
  /** It could be seen where it was, so it lies there until it leaves. */
  readonly waits: boolean;
  /** Pixels in a design pixel. */
  readonly unit: number;
}

const CARD_SHAPE = 1.4;
/** In design pixels. */
const SMALLEST_CARD = 20;
const LARGEST_CARD = 176;
const LARGEST_WORLD = 150;
const TOKEN = 26;
const GOOD = 36;
const SPARK = 14;

/** The width that a face has in a spot; its place may be much larger or smaller than the piece. */
function widthIn({ width, height }: Spot, face: Face, unit: number): number {
  switch (face.kind) {
    case 'card':
    case 'back':
    case 'turning':
      return Math.max(
        SMALLEST_CARD * unit,
        Math.min(width, height / CARD_SHAPE, LARGEST_CARD * unit),
      );
    case 'veil':
    case 'world':
      return Math.max(SMALLEST_CARD * unit, Math.min(width, height, LARGEST_WORLD * unit));
    case 'spark':
      return SPARK * unit;
    case 'goods':
      return GOOD * unit;
    default:
      return TOKEN * unit;
  }
}

const shapeOf = ({ kind }: Face): number =>
  kind === 'card' || kind === 'back' || kind === 'turning' ? CARD_SHAPE : 1;

/** The flight of a journey; none where an end of it is not on the page. */
export function flightOf(
  { journey, start, ms }: Timed,
  grounds: Grounds,
  { factor, unit, key }: { readonly factor: number; readonly unit: number; readonly key: string },
): Flight | undefined {
  const { manner, face } = journey;
  if (manner === 'boost' && journey.to !== undefined && grounds.wasComing(journey.to)) {
    return undefined;
  }
  const from = grounds.left(journey.from);
  const to = journey.to === undefined ? undefined : grounds.arrives(journey.to);
  if (from === undefined || (journey.to !== undefined && to === undefined)) return undefined;
  const width = Math.max(widthIn(from, face, unit), to === undefined ? 0 : widthIn(to, face, unit));
  return {
    key,
    manner,
    face,
    mark: journey.to?.marks[0],
    from,
    to,
    width,
    height: width * shapeOf(face),
    start: start * factor,
    ms: ms * factor,
    waits: from.element !== undefined,
    unit,
  };
}

/** Where the layer's corner is, from which flights are measured. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function pose({ width, height, face, unit }: Flight, spot: Spot, corner: Corner, size = 1): string {
  const scale = (widthIn(spot, face, unit) / width) * size;
  const x = spot.x - corner.x - width / 2;
  const y = spot.y - corner.y - height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${spot.turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
}

/** The way from one end to the other. */
export function wayOf(flight: Flight, corner: Corner): Keyframe[] {
  const { manner, from, to } = flight;
  const easing = JOURNEY_TIMINGS[manner].easing;
  const begin = { transform: pose(flight, from, corner), opacity: 1, easing };
  if (to === undefined) {
    const away = { ...from, y: from.y - 40 * flight.unit };
    return [begin, { transform: pose(flight, away, corner, 0.9), opacity: 0 }];
  }
  switch (manner) {
    case 'buy':
      return shown(flight, corner, to);
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
      // It is lifted off its world first, so that one sees which one goes.
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

/** What was bought is held up for all to see. */
function shown(flight: Flight, corner: Corner, to: Spot): Keyframe[] {
  const wide = Math.min(LARGEST_CARD * 1.2 * flight.unit, corner.width / 2);
  const middle: Spot = {
    x: corner.x + corner.width / 2,
    y: corner.y + corner.height * 0.42,
    width: wide,
    height: wide * CARD_SHAPE,
    turn: 0,
  };
  const large = pose(flight, middle, corner, wide / widthIn(middle, flight.face, flight.unit));
  return [
    { transform: pose(flight, flight.from, corner), opacity: 1, easing: EASE.out },
    { transform: large, opacity: 1, offset: 0.33 },
    { transform: large, opacity: 1, offset: 0.58, easing: EASE.out },
    { transform: pose(flight, to, corner), opacity: 1 },
  ];
}

/** Rises on the way, and comes down again. */
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

/** A back turns to its face in the middle of the way. */
export const TURN: Keyframe[] = [
  { transform: 'rotateY(180deg)', offset: 0, easing: 'linear' },
  { transform: 'rotateY(180deg)', offset: 0.22, easing: 'ease-in-out' },
  { transform: 'rotateY(0)', offset: 0.78, easing: 'linear' },
  { transform: 'rotateY(0)', offset: 1 },
];
