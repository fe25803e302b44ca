// How many planets or cards a seat looks at in a role.
import type { GameState } from '../state/state.ts';

/**
 * The number of planets, or cards of a technology deck, a seat looks at with this many symbols
 * (RULES 3.1). Followers see fewer.
 */
export function surveyDepth(state: GameState, symbols: number, leading: boolean): number {
  return Math.max(0, symbols - surveyReduction(state, leading));
}

/** How many fewer than its symbols a seat looks at. */
export function surveyReduction(state: GameState, leading: boolean): number {
  return leading ? 0 : state.rules.followersLookLess;
}
