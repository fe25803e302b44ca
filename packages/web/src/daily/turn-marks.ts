// How well each turn of a seat was played, from the mistakes that the analysis found.
import type { Timeline } from '../records/timeline.ts';
import type { TurnMark } from '../storage/daily-results.ts';
import type { Judged } from '../worker/worker-messages.ts';

/** A turn that loses at least this much of the chance to win is a mistake; less is a slip. */
const MISTAKE_LOSS = 0.1;

/** The emoji of each mark. They differ in shape, not only in color. */
export const MARK_SYMBOLS: Readonly<Record<TurnMark, string>> = {
  best: '🟢',
  slip: '🔶',
  mistake: '🔻',
};

/**
 * One mark for each turn of a seat. A turn includes the seat's decisions until its next turn; the
 * first turn also those before.
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
    return lost < MISTAKE_LOSS ? 'slip' : 'mistake';
  });
}
