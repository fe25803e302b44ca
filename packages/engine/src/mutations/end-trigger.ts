// Triggers the end of the game (RULES 5). rules/steps/turn.ts then decides when it ends.
import { ENDS_BY_INFLUENCE, NOT_ENDING } from '../model/end-cause.ts';
import type { GameState } from '../state/state.ts';

/** Records why the game ends. Only the first cause counts, and it is never revoked. */
export function triggerEnd(state: GameState, cause: number): void {
  if (state.ending !== NOT_ENDING) return;
  state.ending = cause;
  state.log?.push({
    type: 'end-triggered',
    cause: cause === ENDS_BY_INFLUENCE ? 'influence' : 'stacks',
  });
}
