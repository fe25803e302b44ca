// The Action of a card in progress: its effects one after the other, then the card goes to the discard pile (RULES 2 A3).
import { NONE } from '../../model/names.ts';
import { playerAt } from '../../state/state.ts';
import { carryOut } from '../effects/effect.ts';
import { neverAsks, pop } from './step.ts';

/** `card` is the card played, `at` counts its effects begun. */
export const effectsStep = neverAsks('effects', (state, frame) => {
  const effect = state.rules.actions[frame.card]?.[frame.at];
  frame.at++;
  const { turn } = state;
  if (effect !== undefined) {
    carryOut(state, frame.seat, effect, turn.resolving, NONE);
    return true;
  }
  if (state.rules.actionCardStays) turn.acted = turn.resolving;
  else if (turn.resolving !== NONE) playerAt(state, frame.seat).discard.push(turn.resolving);
  turn.resolving = NONE;
  return pop(state);
});
