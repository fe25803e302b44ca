// Produce up to a number of resources, slot by slot in ascending order (RULES 3.4): the Action and the role.
import { DONE, PRODUCE_SLOT } from '../../model/option.ts';
import { anySlot, listSlots } from '../../facts/slots.ts';
import { playerAt } from '../../state/state.ts';
import { produceAt } from '../market.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` resources may still be produced, `at` is the first slot that may still be filled. */
export const produceStep = step('produce', {
  run(state, frame) {
    const over = frame.count === 0 || !anySlot(playerAt(state, frame.seat), false, frame.at);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listSlots(playerAt(state, frame.seat), false, PRODUCE_SLOT, frame.at, out);
  },

  question(state, frame) {
    const open: number[] = [];
    listSlots(playerAt(state, frame.seat), false, PRODUCE_SLOT, frame.at, open);
    const most = Math.min(open.length, frame.count);
    return { step: 'produce', several: true, most, resourcesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    frame.at = option - PRODUCE_SLOT + 1;
    produceAt(state, frame.seat, option);
  },
});

export const produce = effect('produce', {
  isPossible: (state, seat) => anySlot(playerAt(state, seat), false),
  carryOut: (state, seat, { n }, card) => begin(state, produceStep, seat, card, n),
  lack: () => 'produce',
  steps: [produceStep],
});
