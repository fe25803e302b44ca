// How many planets a seat looks at in Survey and, in the prototype, technologies in Research.
import type { GameState } from '../state/state.ts';

/** The number of planets or technologies a seat looks at with this many symbols (RULES 3.1). */
export function surveyDepth(state: GameState, symbols: number, leading: boolean): number {
  return Math.max(0, symbols - surveyReduction(state, leading));
}

/** How many fewer planets or technologies a seat looks at than it has symbols. */
export function surveyReduction(state: GameState, leading: boolean): number {
  return leading ? 0 : state.rules.followersLookLess;
}
