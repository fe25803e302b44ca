// Which part of an analysis is shown: all of it, or only what one seat could know at each moment.
import type { Analysis, Judged, LuckyDraw } from '../worker/worker-messages.ts';

export interface Shown {
  /** The chance to win by turn and seat; empty if it was not computed for the viewing seat. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Judged[];
  readonly draws: readonly LuckyDraw[];
  /** The seats whose decisions are rated, the player's seat first. */
  readonly rated: readonly number[];
  /** Luck is measured with all cards known, so it is shown only with all of the analysis. */
  readonly hasLuck: boolean;
}

interface Scope {
  /** Shows all of the analysis. */
  readonly allCards: boolean;
  /** The seat whose view is shown. */
  readonly seat: number;
  /** The player's seat. */
  readonly ownSeat: number | undefined;
}

/** The list with the items of the player's seat first. */
export function ownFirst<T>(
  list: readonly T[],
  ownSeat: number | undefined,
  seatOf: (one: T) => number,
): readonly T[] {
  return list.toSorted((a, b) => Number(seatOf(b) === ownSeat) - Number(seatOf(a) === ownSeat));
}

/** The part of an analysis that a scope shows. */
export function shownOf(analysis: Analysis, { allCards, seat, ownSeat }: Scope): Shown {
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
    mistakes: ownFirst(analysis.mistakes, ownSeat, (one) => one.seat),
    draws: ownFirst(analysis.draws, ownSeat, (one) => one.seat),
    rated: ownFirst(seats, ownSeat, (one) => one),
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

/** The kind of a moment: a mistake, or a lucky or unlucky draw. */
export function markOf(moment: Moment): 'mistake' | 'lucky' | 'unlucky' {
  if (moment.kind === 'mistake') return 'mistake';
  return moment.gained > 0 ? 'lucky' : 'unlucky';
}

/** Moves positions from 0 to 1, in ascending order, so that they are at least `gap` apart. */
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
