// Judge interface for analyzing finished games: the chances of each seat, and the cost of each
// choice.
import type { GameState } from '@eminent/engine';

/** A choice compared with the best alternative found; nothing is lost if none is better. */
export interface Verdict {
  /** The token of the better option, or of the choice itself. */
  readonly best: string;
  /** Chance lost by the choice, from 0 to 1. */
  readonly lost: number;
}

export interface Judge {
  /** The chance of each seat; the sum is 1. `mover` is the seat that chose last. */
  chances(state: GameState, mover: number): readonly number[];
  /** The cost of a choice for the deciding seat. */
  verdict(state: GameState, option: number): Verdict;
}

/** Smaller losses are within the margin of error. */
export const MIN_REPORTED_LOSS = 0.03;
