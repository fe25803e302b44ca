// Produces up to n resources (RULES 3.4), as an Action and as a role.
import { DONE } from '../../model/option.ts';
import {
  afterProducing,
  anyFree,
  listFree,
  listLaterFree,
  producedSlot,
} from '../../queries/resource-slots.ts';
import { playerAt } from '../../state/state.ts';
import { produceAt } from '../produce-and-trade.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` is the number of resources left to produce, `at` the `from` of resource-slots.ts. */
export const produceStep = step('produce', {
  run(state, frame) {
    const over = frame.count === 0 || !anyFree(playerAt(state, frame.seat), frame.at);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listFree(playerAt(state, frame.seat), frame.at, out);
  },

  later(state, frame, out) {
    listLaterFree(playerAt(state, frame.seat), frame.at, out);
  },

  question(state, frame) {
    const player = playerAt(state, frame.seat);
    const open: number[] = [];
    listFree(player, frame.at, open);
    listLaterFree(player, frame.at, open);
    const slots = new Set(open.map(producedSlot)).size;
    const most = Math.min(slots, frame.count);
    return { step: 'produce', several: true, most, resourcesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    frame.at = afterProducing(option);
    produceAt(state, frame.seat, option);
  },
});

export const produce = effect('produce', {
  isPossible: (state, seat) => anyFree(playerAt(state, seat)),
  carryOut: (state, seat, { n }, card) => begin(state, produceStep, seat, card, n),
  missing: () => 'produce',
  steps: [produceStep],
});
