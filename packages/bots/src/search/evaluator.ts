// Evaluator interface: estimates the chances at the leaves of a search.
import { type GameState, OPTION_VALUES, type Random } from '@eminent/engine';

/** Number of seats in the largest game. */
export const MAX_SEATS = Math.max(...OPTION_VALUES.players);

export interface Evaluator {
  /**
   * A quick estimate of one seat's chance, used to rate every option of a new node; absent if there
   * is none.
   */
  chanceOf?(state: GameState, seat: number): number;
  /**
   * Writes the chance of each seat; the sum is 1. Depends on the position only, not on who chose
   * last. May modify the state, which belongs to the search. `known` is the result of `chanceOf`
   * for `seat`, which is not computed again.
   */
  chances(state: GameState, out: Float64Array, random: Random, seat?: number, known?: number): void;
}
