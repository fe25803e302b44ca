// Takes role cards from their stacks and triggers the end of the game (RULES 5).
import { cardId } from '../cards/catalog.ts';
import { ENDS_BY_INFLUENCE, ENDS_BY_STACKS, NOT_ENDING } from '../model/end-cause.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { gainToHand } from './hand.ts';

/**
 * Takes the top card of a non-empty stack. Triggers the end when enough stacks are empty (RULES 5).
 */
function takeOffStack(state: GameState, kind: number): void {
  const left = (state.stacks[kind] as number) - 1;
  state.stacks[kind] = left;
  if (left > 0) return;
  state.log?.push({ type: 'stack-empty', card: cardId(kind) });
  let empty = 0;
  for (const stack of state.rules.stackKinds) if (state.stacks[stack] === 0) empty++;
  if (empty >= state.rules.stacksToEnd) triggerEnd(state, ENDS_BY_STACKS);
}

/** The leader takes the card of the role (RULES T2). */
export function takeRoleCard(state: GameState, seat: number, kind: number): void {
  playerAt(state, seat).play.push(kind);
  takeOffStack(state, kind);
}

/** Takes a role card from its stack into the hand. */
export function takeIntoHand(state: GameState, seat: number, kind: number): void {
  gainToHand(playerAt(state, seat), kind);
  state.log?.push({ type: 'take', seat, card: cardId(kind) });
  takeOffStack(state, kind);
}

/** Records the first cause of the end. It is never revoked (RULES 5). */
export function triggerEnd(state: GameState, cause: number): void {
  if (state.ending !== NOT_ENDING) return;
  state.ending = cause;
  state.log?.push({
    type: 'end-triggered',
    cause: cause === ENDS_BY_INFLUENCE ? 'influence' : 'stacks',
  });
}
