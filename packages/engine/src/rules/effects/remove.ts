// Removes hand cards from the game, if `self` also the resolving card (RULES 3.7).
import { ANY_NUMBER } from '../../model/effect.ts';
import { NONE } from '../../model/names.ts';
import { DONE, REMOVE, REMOVE_SELF } from '../../model/option.ts';
import { listKinds } from '../../queries/hand-kinds.ts';
import { playerAt } from '../../state/state.ts';
import { removeFromHand, removeResolving } from '../../mutations/hand.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/**
 * `count` is the number of removals left, `at` the lowest kind that can still be removed. `card` is
 * the resolving card if it can still be removed. It must be removed before hand cards, so that
 * there is only one order for each selection.
 */
const removeStep = step('remove', {
  run(state, frame) {
    const over =
      frame.count === 0 || (playerAt(state, frame.seat).hand.length === 0 && frame.card === NONE);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    if (frame.card !== NONE) out.push(REMOVE_SELF);
    listKinds(playerAt(state, frame.seat).hand, frame.at, REMOVE, out);
  },

  question(state, frame) {
    const { hand } = playerAt(state, frame.seat);
    const open = hand.filter((kind) => kind >= frame.at).length + (frame.card === NONE ? 0 : 1);
    return {
      step: 'remove',
      several: true,
      most: Math.min(open, frame.count),
      // Above half of ANY_NUMBER, the number is unlimited, and the question shows no limit.
      ...(frame.count > ANY_NUMBER / 2 ? {} : { removalsLeft: frame.count }),
    };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    frame.card = NONE;
    if (option === REMOVE_SELF) {
      removeResolving(state, frame.seat);
    } else {
      frame.at = option - REMOVE;
      removeFromHand(state, frame.seat, frame.at);
    }
  },
});

export const remove = effect('remove', {
  isPossible: (state, seat, { self }) => self || playerAt(state, seat).hand.length > 1,
  carryOut: (state, seat, { n, self }, card) =>
    begin(state, removeStep, seat, self ? card : NONE, n),
  missing: () => 'remove',
  steps: [removeStep],
});
