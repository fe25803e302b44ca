// Adds up the results of the batches of a long drill.
import type { Fault } from './faults.ts';
import type { RunResult } from './check-run.ts';

type Figures = Readonly<Record<string, number>>;

export interface Batch extends RunResult {
  readonly minutes: number;
  readonly troubles: Readonly<Partial<Record<Fault, number>>>;
  /** Longest wait of a player after each kind of fault, in milliseconds. */
  readonly longestPauses: Figures;
  readonly refusals: Figures;
}

export interface Totals extends Batch {
  readonly batches: number;
}

export const NOTHING: Totals = {
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  stuck: 0,
  illegalHistories: 0,
  different: 0,
  batches: 0,
  minutes: 0,
  troubles: {},
  longestPauses: {},
  refusals: {},
};

function combined(one: Figures, other: Figures, join: (a: number, b: number) => number) {
  const all = { ...one };
  for (const [name, figure] of Object.entries(other)) all[name] = join(all[name] ?? 0, figure);
  return all;
}

const sum = (one: Figures, other: Figures) => combined(one, other, (a, b) => a + b);

export function addBatch(totals: Totals, batch: Batch): Totals {
  return {
    acknowledged: totals.acknowledged + batch.acknowledged,
    lost: totals.lost + batch.lost,
    doubled: totals.doubled + batch.doubled,
    stuck: totals.stuck + batch.stuck,
    illegalHistories: totals.illegalHistories + batch.illegalHistories,
    different: totals.different + batch.different,
    batches: totals.batches + 1,
    minutes: totals.minutes + batch.minutes,
    troubles: sum(totals.troubles, batch.troubles),
    longestPauses: combined(totals.longestPauses, batch.longestPauses, Math.max),
    refusals: sum(totals.refusals, batch.refusals),
  };
}
