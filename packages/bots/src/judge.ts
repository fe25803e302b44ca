// What judges a finished game: who had which chance when, and what a choice cost.
import type { GameState } from '@eminent/engine';

/** A choice beside the best one found; nothing is lost where none is better. */
export interface Verdict {
  /** The token of the better one, or of the choice itself. */
  readonly best: string;
  /** Chance lost by the choice, from 0 to 1. */
  readonly lost: number;
}

export interface Judge {
  /** The chance of each seat; they add up to 1. `mover` is the seat that chose last. */
  chances(state: GameState, mover: number): readonly number[];
  /** What a choice cost the seat that has to choose. */
  verdict(state: GameState, option: number): Verdict;
}

/** Less than this is within what can be told. */
export const MIN_REPORTED_LOSS = 0.03;
