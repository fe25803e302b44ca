// Selects the part of an analysis to show: all, or the part that one seat could know.
import type { Analysis, Judged, LuckyDraw } from '../worker/worker-messages.ts';

export interface Shown {
  /** Each seat's chance to win at each turn's start and the end; empty if not computed. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Judged[];
  readonly draws: readonly LuckyDraw[];
  /** The seats whose decisions are rated, the player's seat first. */
  readonly rated: readonly number[];
  /** Whether luck and draws are shown. They reveal hidden cards, so one seat's view omits them. */
  readonly hasLuck: boolean;
}

interface Scope {
  /** Whether to show the whole analysis, which uses hidden cards too. */
  readonly allCards: boolean;
  /** The seat whose view is shown. */
  readonly seat: number;
  /** The player's seat. */
  readonly ownSeat: number | undefined;
}

/** The list with the items of the player's seat first. The order is otherwise unchanged. */
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

/** A mistake or an important draw, which can be opened from the curve or the lists. */
export type Moment =
  | ({ readonly kind: 'mistake' } & Judged)
  | ({ readonly kind: 'draw' } & LuckyDraw);

const MAX_MISTAKES = 5;
const MAX_DRAWS = 3;

/** The moments marked on the curve, in the order of play: the first few mistakes and draws. */
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

/** Moves ascending positions between 0 and 1 so that they are at least `gap` apart. */
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
