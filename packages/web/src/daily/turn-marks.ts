// Marks how well each turn of a seat was played, from the mistakes that the analysis found.
import type { Timeline } from '../records/timeline.ts';
import type { TurnMark } from '../storage/daily-results.ts';
import type { Judged } from '../worker/worker-messages.ts';

/** A turn that lost at least this chance to win is a `mistake`. One that lost less is a `slip`. */
const MISTAKE_LOSS = 0.1;

/** Their shapes differ too, not only their colors. */
export const MARK_SYMBOLS: Readonly<Record<TurnMark, string>> = {
  best: '🟢',
  slip: '🔶',
  mistake: '🔻',
};

/**
 * Returns a mark for each turn of a seat, up to its next turn. The first turn includes the
 * decisions before it.
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
