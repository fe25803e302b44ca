// After the role and at the end of the turn: Mobilization, discarding, drawing (RULES 2 B7, C, T12-T14).
import { DISCARD, DONE, REMOVE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { handLimit } from '../../facts/hand-limit.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { discardFromHand, draw } from '../../verbs/hand.ts';
import { NONE } from '../../model/names.ts';
import { attackStep } from '../effects/attack.ts';
import { freeAction, listFreeActions } from './free-action.ts';
import { begin, neverAsks, pop, step } from './step.ts';

/** Mobilization's attack, after all followers have answered (RULES MOB). */
export const afterRoleStep = neverAsks('after-role', (state, frame) => {
  const attacks = state.turn.mobilized;
  state.turn.mobilized = 0;
  pop(state);
  if (attacks > 0) begin(state, attackStep, frame.seat, NONE, attacks);
  return true;
});

/** `at` is 0 before and 1 after the discard. */
export const cleanupStep = neverAsks('cleanup', (state, frame) => {
  if (frame.at === 0) {
    discardPlayedCards(state);
    frame.at = 1;
    begin(state, discardStep, frame.seat);
    return true;
  }
  pop(state);
  const player = playerAt(state, frame.seat);
  draw(state, frame.seat, handLimit(state, player) - player.hand.length);
  return true;
});

/** Every player's cards of the Role phase go to the own discard pile (RULES T16). */
function discardPlayedCards(state: GameState): void {
  for (const player of state.players) {
    for (const kind of player.play) player.discard.push(kind);
    player.play.length = 0;
  }
  const { turn } = state;
  if (turn.acted === NONE) return;
  playerAt(state, state.leader).discard.push(turn.acted);
  turn.acted = NONE;
}

/** `at` is the lowest kind that may still be discarded, `card` the lowest that may be trimmed, `count` the cards discarded. */
export const discardStep = step('discard', {
  run(state, frame) {
    const over =
      playerAt(state, frame.seat).hand.length === 0 ||
      (frame.count >= state.rules.discardLimit && excessCards(state, frame) <= 0);
    return over && pop(state);
  },

  options(state, frame, out) {
    const { hand } = playerAt(state, frame.seat);
    const excess = excessCards(state, frame);
    const from = lowestOpen(hand, frame.at, excess);
    if (excess <= 0) out.push(DONE);
    let last = -1;
    for (let i = 0; i < hand.length; i++) {
      const kind = hand[i] as number;
      const leavesEnough = hand.length - i >= excess;
      if (kind >= from && kind !== last && leavesEnough) out.push(DISCARD + kind);
      last = kind;
    }
    if (frame.count === 0) listFreeActions(state, frame.seat, frame.card, out);
  },

  question(state, frame) {
    const { hand } = playerAt(state, frame.seat);
    const excess = Math.max(0, excessCards(state, frame));
    const from = lowestOpen(hand, frame.at, excess);
    const open = hand.filter((kind) => kind >= from).length;
    const allowed = Math.max(excess, state.rules.discardLimit - frame.count);
    return { step: 'discard', several: true, most: Math.min(open, allowed), excess };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
    } else if (option >= REMOVE) {
      frame.card = option - REMOVE;
      freeAction(state, frame.seat, frame.card);
    } else {
      frame.at = option - DISCARD;
      frame.count++;
      discardFromHand(state, frame.seat, frame.at);
    }
  },
});

/**
 * The lowest kind that may still be discarded. Enough cards of that kind or later are there, but in a world that was redealt for
 * another seat: there all cards are open again.
 */
function lowestOpen(hand: readonly number[], at: number, excess: number): number {
  let later = 0;
  for (let i = hand.length - 1; i >= 0 && (hand[i] as number) >= at; i--) later++;
  return later >= excess ? at : 0;
}

/** Cards that must still go to come down to the hand limit. */
function excessCards(state: GameState, frame: Frame): number {
  if (!state.rules.discardsDown) return 0;
  const player = playerAt(state, frame.seat);
  return player.hand.length - handLimit(state, player);
}
