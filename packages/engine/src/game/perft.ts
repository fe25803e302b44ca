// Perft, as in chess engines: counts the sequences of decisions of a given length. If two rules
// engines get the same count, they very likely have the same rules.
import { legalOptions, newGame, playTrusted } from './game.ts';
import type { GameOptions } from '../rulesets/registry.ts';
import type { GameState } from '../state/state.ts';

/**
 * Counts the sequences of `depth` decisions. A sequence that ends the game earlier counts as one.
 * Shuffles use the random generator of the position.
 */
export function perft(state: GameState, depth: number): number {
  if (depth === 0 || state.over) return 1;
  const options = legalOptions(state);
  if (depth === 1) return options.length;
  let count = 0;
  for (const option of options) {
    const next = state.clone();
    playTrusted(next, option);
    count += perft(next, depth - 1);
  }
  return count;
}

/**
 * Returns a reproducible position after `plies` decisions, or fewer if the game ends. Decision i
 * (from 0) takes option 7i modulo the number of options.
 */
export function perftPosition(
  options: GameOptions,
  seed: string,
  plies: number,
  version?: number,
): GameState {
  const state = newGame(options, seed, version);
  for (let i = 0; i < plies && !state.over; i++) {
    const legal = legalOptions(state);
    playTrusted(state, legal[(i * 7) % legal.length] ?? -1);
  }
  return state;
}
