// Free actions: in the own turn, while nothing is resolving (Streamlining and Hyperefficiency, RULES 4.3, 4.4).
import { listKinds } from '../../facts/hand.ts';
import { ANY_NUMBER } from '../../model/effect.ts';
import { REMOVE } from '../../model/option.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { removeFromHand } from '../../verbs/hand.ts';

/** Appends a removal for each kind in hand from a kind on, if the leader may remove one now. */
export function listFreeActions(state: GameState, seat: number, from: number, out: number[]): void {
  const player = playerAt(state, seat);
  const { freeRemovals } = player.abilities;
  if (freeRemovals > state.turn.removedFreely) listKinds(player.hand, from, REMOVE, out);
}

/** Carries out a removal. Any number goes first, so that a limited one stays available. */
export function freeAction(state: GameState, seat: number, kind: number): void {
  if (playerAt(state, seat).abilities.freeRemovals < ANY_NUMBER) state.turn.removedFreely++;
  removeFromHand(state, seat, kind);
}
