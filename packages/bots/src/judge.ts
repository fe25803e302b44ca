// Judge interface for the analysis of finished games: chances of the seats and costs of choices.
import type { GameState } from '@eminent/engine';

/** Returns a copy with another order of the deck cards whose place no seat knows. */
export type Reorder = (state: GameState) => GameState;

/**
 * Returns the chance of each seat, with sum 1, before the end of a game. To look ahead, it uses
 * deck orders from `reorder` instead of the real one.
 */
export type Valuation = (state: GameState, reorder: Reorder) => readonly number[];

export interface Verdict {
  /** Token of the better option, or of the choice itself if no option is better. */
  readonly best: string;
  /** Chance lost by the choice, from 0 to `chance`. */
  readonly lost: number;
  /** The deciding seat's chance with `best`. Without a loss, the rollout judge reports 1. */
  readonly chance: number;
}

export interface Judge {
  readonly valuation: Valuation;
  /** Judges the deciding seat's choice of an option, from what this seat may know. */
  verdict(state: GameState, option: number): Verdict;
}

/** Smallest change of a chance that the analysis reports. Smaller ones may be estimation errors. */
export const MIN_REPORTED_LOSS = 0.03;
/** A loss counts only if it exceeds this many standard errors. */
export const MIN_SIGNIFICANCE = 2;

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Returns the element-wise means of lists of the same length. */
export function meansOf(lists: readonly (readonly number[])[]): readonly number[] {
  return (lists[0] ?? []).map((_, i) => meanOf(lists.map((list) => list[i] ?? 0)));
}

/** Returns the standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return Math.sqrt(spread / (numbers.length - 1));
}
