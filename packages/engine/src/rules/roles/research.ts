// RULES 3.7: take at most one technology that the symbols pay for and the planets allow.
import { CARD_PERMANENT } from '../../cards/catalogue.ts';
import { canBuy } from '../../facts/costs.ts';
import { NONE } from '../../model/names.ts';
import { BUY, DONE } from '../../model/option.ts';
import { playerAt } from '../../state/state.ts';
import { buy } from '../../verbs/technologies.ts';
import { begin, pop, step } from '../steps/step.ts';
import { entersPlay } from '../triggers.ts';
import { behaviour } from './behaviour.ts';

/** `count` is the number of Research symbols. */
const buyStep = step('buy-technology', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    for (const kind of state.technologies) if (canBuy(player, kind, frame.count)) return false;
    return pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    for (const kind of state.technologies) {
      if (canBuy(player, kind, frame.count)) out.push(BUY + kind);
    }
  },

  question: (_state, frame) => ({
    step: 'buy-technology',
    several: false,
    symbols: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    const kind = option - BUY;
    buy(state, frame.seat, kind);
    if (CARD_PERMANENT[kind] === true) entersPlay(state, frame.seat, kind);
  },
});

export const research = behaviour('buy', {
  resolve: (state, seat, symbols) => begin(state, buyStep, seat, NONE, symbols),
  steps: [buyStep],
});
