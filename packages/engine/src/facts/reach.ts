// How far symbols reach: what a role gives for so many of them in this position.
import type { GameState } from '../state/state.ts';

/** Planets, or cards of a technology deck, that so many symbols let a seat look at (RULES 3.1): a follower sees fewer. */
export function looks(state: GameState, symbols: number, leading: boolean): number {
  return Math.max(0, leading ? symbols : symbols - state.rules.followersLookLess);
}
