// Selects the part of an analysis to show: all of it, or what one seat could know.
import type { Analysis, Judged, LuckyDraw } from '../worker/worker-messages.ts';

export interface Shown {
  /** Chances to win at the start of each turn and at the end, then by seat. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Judged[];
  readonly draws: readonly LuckyDraw[];
  readonly rated: readonly number[];
  /** Whether to show luck and draws. False for one seat's view, as they reveal hidden cards. */
  readonly hasLuck: boolean;
}

interface Scope {
  /** Shows the whole analysis, with hidden cards. Otherwise shows what `seat` could know. */
  readonly allCards: boolean;
  readonly seat: number;
  readonly ownSeat: number | undefined;
}

/** Returns the list with the items of the player's seat first, otherwise in the same order. */
export function ownFirst<T>(
  list: readonly T[],
  ownSeat: number | undefined,
  seatOf: (one: T) => number,
): readonly T[] {
  return list.toSorted((a, b) => Number(seatOf(b) === ownSeat) - Number(seatOf(a) === ownSeat));
}

/** Returns the part of an analysis to show. */
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

/** A mistake or an important draw, which buttons on the chance curve and in the lists open. */
export type Moment =
  | ({ readonly kind: 'mistake' } & Judged)
  | ({ readonly kind: 'draw' } & LuckyDraw);

const MAX_MISTAKES = 5;
const MAX_DRAWS = 3;

/** Returns up to five mistakes and three draws, from the start of each list, in order of play. */
export function marksOf({ mistakes, draws }: Shown): readonly Moment[] {
  return [
    ...mistakes.slice(0, MAX_MISTAKES).map((one) => ({ kind: 'mistake', ...one }) as const),
    ...draws.slice(0, MAX_DRAWS).map((one) => ({ kind: 'draw', ...one }) as const),
  ].toSorted((a, b) => a.ply - b.ply);
}

export function markOf(moment: Moment): 'mistake' | 'lucky' | 'unlucky' {
  if (moment.kind === 'mistake') return 'mistake';
  return moment.gained > 0 ? 'lucky' : 'unlucky';
}

/** Moves ascending positions between 0 and 1 so that neighbors are at least `gap` apart. */
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
