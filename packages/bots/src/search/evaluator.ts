// Evaluator interface: estimates the chances at the leaves of a search.
import { type GameState, OPTION_VALUES, type Random } from '@eminent/engine';

/** Maximum number of seats of a game. */
export const MAX_SEATS = Math.max(...OPTION_VALUES.players);

export interface Evaluator {
  /** Estimates one seat's chance quickly; absent for evaluators that play games to their end. */
  chanceOf?(state: GameState, seat: number): number;
  /**
   * Writes the chance of each seat to `out`; the sum is 1. May modify the state. `known` is the
   * result of `chanceOf` for `seat`, if the caller has already computed it.
   */
  chances(state: GameState, out: Float64Array, random: Random, seat?: number, known?: number): void;
}
