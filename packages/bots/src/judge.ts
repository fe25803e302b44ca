// Judge interface for the analysis of finished games: chances of the seats and costs of choices.
import type { GameState } from '@eminent/engine';

/** Returns a copy of a position with the unknown parts of the decks in another random order. */
export type Reorder = (state: GameState) => GameState;

/**
 * Returns the chance of each seat in a game that is not over; the sum is 1. Must not depend on the
 * real order of the decks: to look ahead, it uses other orders from `reorder`.
 */
export type Valuation = (state: GameState, reorder: Reorder) => readonly number[];

/** The result of comparing a choice with the best alternative found. */
export interface Verdict {
  /** The token of the better option, or of the choice itself if no option is better. */
  readonly best: string;
  /** Chance lost by the choice, from 0 to `chance`; 0 if no option is better. */
  readonly lost: number;
  /**
   * The deciding seat's chance with `best`, from what this seat may know. Not computed (1) by the
   * judge that uses rollouts if no option is better.
   */
  readonly chance: number;
}

export interface Judge {
  readonly valuation: Valuation;
  /** The cost of an option for the deciding seat, from what this seat may know. */
  verdict(state: GameState, option: number): Verdict;
}

/** Minimum change of a chance that the analysis reports; smaller ones may be errors. */
export const MIN_REPORTED_LOSS = 0.03;
/** A loss counts only if it exceeds this number of standard errors. */
export const MIN_SIGNIFICANCE = 2;

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The element-wise means of several lists of the same length. */
export function meansOf(lists: readonly (readonly number[])[]): readonly number[] {
  return (lists[0] ?? []).map((_, i) => meanOf(lists.map((list) => list[i] ?? 0)));
}

/** The standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return Math.sqrt(spread / (numbers.length - 1));
}
