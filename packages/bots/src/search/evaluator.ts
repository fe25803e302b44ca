// Evaluator interface: estimates the chances at the leaves of a search.
import { type GameState, OPTION_VALUES, type Random } from '@eminent/engine';

export const MAX_SEATS = Math.max(...OPTION_VALUES.players);

export interface Evaluator {
  /** Estimates one seat's chance quickly. Absent if the evaluator plays games to their end. */
  chanceOf?(state: GameState, seat: number): number;
  /**
   * Writes each seat's chance to `out`; the sum is 1. May modify the state. `known` is the chance
   * of `seat`, if the caller already has it from `chanceOf`.
   */
  chances(state: GameState, out: Float64Array, random: Random, seat?: number, known?: number): void;
}
