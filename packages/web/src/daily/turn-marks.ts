// How well each turn of a seat was played, from the mistakes that the analysis found.
import type { Timeline } from '../records/timeline.ts';
import type { TurnMark } from '../storage/daily-results.ts';
import type { Judged } from '../worker/worker-messages.ts';

/** A turn that loses at least this much of the chance to win is a mistake; less is a slip. */
const MISTAKE = 0.1;

/** The shapes differ, not only the colors. */
export const MARK_SYMBOLS: Readonly<Record<TurnMark, string>> = {
  best: '🟢',
  slip: '🔶',
  mistake: '🔻',
};

/**
 * One mark for each turn of a seat. A turn includes what the seat decides until its next one; the
 * first includes everything before it.
 */
export function turnMarks(
  { turns }: Pick<Timeline, 'turns'>,
  mistakes: readonly Judged[],
  seat: number,
): readonly TurnMark[] {
  const starts = turns.filter((turn) => turn.seat === seat).map(({ number }) => number);
  return starts.map((start, at) => {
    const from = at === 0 ? 0 : start;
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const lost = mistakes
      .filter((one) => one.seat === seat && one.turn >= from && one.turn < to)
      .reduce((sum, one) => sum + one.lost, 0);
    if (lost === 0) return 'best';
    return lost < MISTAKE ? 'slip' : 'mistake';
  });
}
