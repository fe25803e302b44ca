// How far symbols reach: what a role gives for so many of them in this position.
import type { GameState } from '../state/state.ts';

/** Planets, or cards of a technology deck, that so many symbols let a seat look at (RULES 3.1): a follower sees fewer. */
export function surveyDepth(state: GameState, symbols: number, leading: boolean): number {
  return Math.max(0, symbols - surveyReduction(state, leading));
}

/** How many fewer than its symbols a seat looks at. */
export function surveyReduction(state: GameState, leading: boolean): number {
  return leading ? 0 : state.rules.followersLookLess;
}
