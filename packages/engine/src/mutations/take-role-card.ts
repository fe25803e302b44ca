// Takes role cards from their stacks.
import { cardId } from '../cards/catalog.ts';
import { ENDS_BY_STACKS } from '../model/end-cause.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { triggerEnd } from './end-trigger.ts';
import { gainToHand } from './hand.ts';

/** Removes a card. Triggers the end when enough stacks are empty (RULES 5). */
function takeOffStack(state: GameState, kind: number): void {
  const left = (state.stacks[kind] as number) - 1;
  state.stacks[kind] = left;
  if (left > 0) return;
  state.log?.push({ type: 'stack-empty', card: cardId(kind) });
  let empty = 0;
  for (const stack of state.rules.stackKinds) if (state.stacks[stack] === 0) empty++;
  if (empty >= state.rules.stacksToEnd) triggerEnd(state, ENDS_BY_STACKS);
}

/** Moves a role card from its stack to the cards played by the leader (RULES T2). */
export function takeRoleCard(state: GameState, seat: number, kind: number): void {
  playerAt(state, seat).play.push(kind);
  takeOffStack(state, kind);
}

/** Moves a role card from its stack into the hand. All players see it. */
export function takeIntoHand(state: GameState, seat: number, kind: number): void {
  gainToHand(playerAt(state, seat), kind);
  state.log?.push({ type: 'take', seat, card: cardId(kind) });
  takeOffStack(state, kind);
}
