// Which part of an analysis is shown: all of it, or only what one seat could know at each moment.
import type { Analysis, Judged, LuckyDraw } from '../worker/worker-messages.ts';

export interface Shown {
  /** By turn and seat; empty where no seat's knowledge was computed. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Judged[];
  readonly draws: readonly LuckyDraw[];
  /** The seats whose decisions are rated, the player's own first. */
  readonly rated: readonly number[];
  /** Luck uses all cards. */
  readonly hasLuck: boolean;
}

export interface Scope {
  readonly allCards: boolean;
  /** The seat whose view is shown. */
  readonly seat: number;
  /** The player's own seat. */
  readonly own: number | undefined;
}

/** The list with the items of a seat first. */
export function ownFirst<T>(
  list: readonly T[],
  own: number | undefined,
  seatOf: (one: T) => number,
): readonly T[] {
  return list.toSorted((a, b) => Number(seatOf(b) === own) - Number(seatOf(a) === own));
}

export function shownOf(analysis: Analysis, { allCards, seat, own }: Scope): Shown {
  const seats = analysis.luck.map((_, at) => at);
  if (!allCards) {
    return {
      chances: analysis.seen[seat] ?? [],
      mistakes: analysis.mistakes.filter((one) => one.seat === seat),
      draws: [],
      rated: seats.filter((one) => one === seat),
      hasLuck: false,
    };
  }
  return {
    chances: analysis.chances,
    mistakes: ownFirst(analysis.mistakes, own, (one) => one.seat),
    draws: ownFirst(analysis.draws, own, (one) => one.seat),
    rated: ownFirst(seats, own, (one) => one),
    hasLuck: true,
  };
}

/** A moment that can be opened from the curve or the lists. */
export type Moment =
  | ({ readonly kind: 'mistake' } & Judged)
  | ({ readonly kind: 'draw' } & LuckyDraw);

const MAX_MISTAKES = 5;
const MAX_DRAWS = 3;

/** The moments marked on the curve, in the order of play. */
export function marksOf({ mistakes, draws }: Shown): readonly Moment[] {
  return [
    ...mistakes.slice(0, MAX_MISTAKES).map((one) => ({ kind: 'mistake', ...one }) as const),
    ...draws.slice(0, MAX_DRAWS).map((one) => ({ kind: 'draw', ...one }) as const),
  ].toSorted((a, b) => a.ply - b.ply);
}

/** Moves places between 0 and 1, given in order, so that none overlap. */
export function spacedOut(places: readonly number[], gap: number): readonly number[] {
  const right = places.reduce<number[]>(
    (done, place) => [...done, Math.max(place, (done.at(-1) ?? -gap) + gap)],
    [],
  );
  let limit = 1 + gap;
  return right
    .toReversed()
    .map((place) => {
      limit = Math.min(place, limit - gap);
      return limit;
    })
    .toReversed();
}
