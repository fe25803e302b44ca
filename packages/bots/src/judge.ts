// Judge interface for analyzing finished games: the chances of each seat, and the cost of each
// choice.
import type { GameState } from '@eminent/engine';
import type { Valuation } from './luck.ts';

/** A choice compared with the best alternative found; nothing is lost if none is better. */
export interface Verdict {
  /** The token of the better option, or of the choice itself. */
  readonly best: string;
  /** Chance lost by the choice, from 0 to `chance`. */
  readonly lost: number;
  /** The chance with the best option, as far as the deciding seat can know. */
  readonly chance: number;
}

export interface Judge {
  /** The chance of each seat. */
  readonly valuation: Valuation;
  /** The cost of a choice for the deciding seat. Uses only what this seat may know. */
  verdict(state: GameState, option: number): Verdict;
}

/** Smaller losses are within the margin of error. */
export const MIN_REPORTED_LOSS = 0.03;
/** Minimum significance of a loss in standard errors. */
export const MIN_SIGNIFICANCE = 2;

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return Math.sqrt(spread / (numbers.length - 1));
}
