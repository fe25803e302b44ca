// The Action of a card in progress: its effects one after the other, then the card goes to the discard pile (RULES 2 A3).
import { CARDS } from '../cards/catalogue.ts';
import { carryOut } from '../effects/effects.ts';
import { NONE } from '../names.ts';
import { playerAt } from '../state/state.ts';
import { neverAsks, pop } from './step.ts';

/** `card` is the card played, `at` counts its effects begun. */
export const effectsStep = neverAsks((state, frame) => {
  const effect = CARDS[frame.card]?.action[frame.at];
  frame.at++;
  if (effect !== undefined) {
    carryOut(state, frame.seat, effect);
    return true;
  }
  const { turn } = state;
  if (turn.resolving !== NONE) playerAt(state, frame.seat).discard.push(turn.resolving);
  turn.resolving = NONE;
  return pop(state);
});
