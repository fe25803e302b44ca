// How many planets (in prototype Research: technologies) a seat looks at.
import type { GameState } from '../state/state.ts';

/** Returns the number of cards a seat looks at with this many symbols (RULES 3.1). */
export function surveyDepth(state: GameState, symbols: number, leading: boolean): number {
  return Math.max(0, symbols - surveyReduction(state, leading));
}

/** Returns the difference between a seat's symbols and the cards it looks at. 0 for the leader. */
export function surveyReduction(state: GameState, leading: boolean): number {
  return leading ? 0 : state.rules.followersLookLess;
}
