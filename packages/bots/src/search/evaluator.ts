// What search asks of a position where it does not look further.
import { type GameState, OPTION_VALUES, type Random } from '@eminent/engine';

/** Seats of the largest game. */
export const MAX_SEATS = Math.max(...OPTION_VALUES.players);

export interface Evaluator {
  /** The chance of a seat to win, quick enough to rate every option of a new node; absent where there is no such estimate. */
  chanceOf?(state: GameState, seat: number): number;
  /**
   * Writes the chance of each seat; they add up to 1. `mover` is the seat that chose last, of which it says what `chanceOf` does, where
   * there is one. May change the position, which is the search's to give.
   */
  chances(state: GameState, mover: number, out: Float64Array, random: Random): void;
}
