// What search asks of a position where it does not look further.
import type { GameState, Random } from '@eminent/engine';

export interface Evaluator {
  /** The chance of a seat to win, quick enough to rate every option of a new node; absent where there is no such estimate. */
  chanceOf?(state: GameState, seat: number): number;
  /**
   * Writes the chance of each seat; they add up to 1. `mover` is the seat that chose last. May change the position, which is the
   * search's to give.
   */
  chances(state: GameState, mover: number, out: Float64Array, random: Random): void;
}
