// Adds up the results of the batches of a long drill.
import type { Fault } from './faults.ts';
import type { RunResult } from './check-run.ts';

/** One batch, finished or in progress. */
export interface Batch {
  readonly troubles: Partial<Record<Fault, number>>;
  readonly minutes: number;
  readonly verdict?: RunResult;
  /** The longest wait after each kind of fault, with its steps. */
  readonly longest?: Readonly<Record<string, number>>;
  readonly stories?: Readonly<Record<string, readonly string[]>>;
  readonly refusals?: Readonly<Record<string, number>>;
  readonly deeds?: number;
}

export interface Totals extends RunResult {
  readonly batches: number;
  readonly minutes: number;
  readonly troubles: Readonly<Partial<Record<Fault, number>>>;
  readonly longest: Readonly<Record<string, number>>;
  readonly stories: Readonly<Record<string, readonly string[]>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly deeds: number;
  /** The seed of the run. */
  readonly seeds: readonly string[];
}

const CLEAN: RunResult = {
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  stuck: 0,
  illegalHistories: 0,
  different: 0,
};

export const NOTHING: Totals = {
  ...CLEAN,
  batches: 0,
  minutes: 0,
  troubles: {},
  longest: {},
  stories: {},
  refusals: {},
  deeds: 0,
  seeds: [],
};

/** Minimum number of kills and restarts. */
export interface Kills {
  readonly node: number;
  readonly postgres: number;
  readonly redis: number;
}

type Figures = Readonly<Record<string, number>>;

function sum(one: Figures, other: Figures): Record<string, number> {
  const all = { ...one };
  for (const [name, figure] of Object.entries(other)) all[name] = (all[name] ?? 0) + figure;
  return all;
}

export function addBatch(totals: Totals, batch: Batch, seed?: string): Totals {
  const { verdict = CLEAN, longest = {}, stories = {}, refusals = {}, deeds = 0 } = batch;
  const longer = Object.entries(longest).filter(([what, ms]) => ms > (totals.longest[what] ?? -1));
  const fresh = longer.map(([what]) => [what, stories[what] ?? []] as const);
  const seeds = seed === undefined || totals.seeds.includes(seed) ? [] : [seed];
  return {
    acknowledged: totals.acknowledged + verdict.acknowledged,
    lost: totals.lost + verdict.lost,
    doubled: totals.doubled + verdict.doubled,
    stuck: totals.stuck + verdict.stuck,
    illegalHistories: totals.illegalHistories + verdict.illegalHistories,
    different: totals.different + verdict.different,
    batches: totals.batches + 1,
    minutes: totals.minutes + batch.minutes,
    troubles: sum(totals.troubles, batch.troubles),
    longest: { ...totals.longest, ...Object.fromEntries(longer) },
    stories: { ...totals.stories, ...Object.fromEntries(fresh) },
    refusals: sum(totals.refusals, refusals),
    deeds: totals.deeds + deeds,
    seeds: [...totals.seeds, ...seeds],
  };
}

function killsIn({ troubles }: Pick<Totals, 'troubles'>): Kills {
  return {
    node: (troubles['node killed'] ?? 0) + (troubles['node frozen'] ?? 0),
    postgres: troubles['postgres restarted'] ?? 0,
    redis: (troubles['redis restarted'] ?? 0) + (troubles['redis cut off'] ?? 0),
  };
}

/** Whether the drill ran long enough, or killed every service often enough. */
export function isEnough(totals: Totals, minutes: number, wanted: Kills | undefined): boolean {
  if (totals.minutes >= minutes) return true;
  if (wanted === undefined) return false;
  const { node, postgres, redis } = killsIn(totals);
  return node >= wanted.node && postgres >= wanted.postgres && redis >= wanted.redis;
}

/** The printed form. */
export function resultOf(totals: Totals) {
  const { longest, stories, minutes, ...rest } = totals;
  return {
    ...rest,
    minutes: Math.round(minutes * 10) / 10,
    longestPauseMs: Math.max(0, ...Object.values(longest)),
    longestPauses: longest,
    kills: killsIn(totals),
    stories,
  };
}
