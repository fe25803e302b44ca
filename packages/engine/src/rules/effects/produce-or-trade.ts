// The Produce/Trade card as an Action: one resource produced, or one traded (RULES 3.6).
import { PRODUCE_SLOT, TRADE_SLOT } from '../../model/option.ts';
import { anySlot, canTrade, listSlots } from '../../facts/slots.ts';
import { playerAt } from '../../state/state.ts';
import { listFighter, produceAt, tradeAt } from '../market.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const produceOrTradeStep = step('produce-or-trade', {
  run: () => false,

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    listFighter(player, out);
    listSlots(player, false, PRODUCE_SLOT, 0, out);
    listSlots(player, true, TRADE_SLOT, 0, out);
  },

  question: () => ({ step: 'produce-or-trade', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option >= PRODUCE_SLOT && option < TRADE_SLOT) produceAt(state, frame.seat, option);
    else tradeAt(state, frame.seat, option);
  },
});

export const produceOrTrade = effect('produce-or-trade', {
  isPossible(state, seat) {
    const player = playerAt(state, seat);
    return anySlot(player, false) || canTrade(player);
  },
  carryOut: (state, seat, _effect, card) => begin(state, produceOrTradeStep, seat, card),
  lack: () => 'trade',
  steps: [produceOrTradeStep],
});
