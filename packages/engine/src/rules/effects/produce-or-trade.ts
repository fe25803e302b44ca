// The Action of the Produce/Trade card: produces or trades one resource (RULES 3.6).
import { DONE } from '../../model/option.ts';
import {
  anyFree,
  canTrade,
  listFree,
  listFull,
  listTradeableCards,
} from '../../queries/resource-slots.ts';
import { sortAscending } from '../../state/random.ts';
import { playerAt } from '../../state/state.ts';
import { listFighter, produceAt, isProduceOption, tradeAt } from '../produce-and-trade.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const produceOrTradeStep = step('produce-or-trade', {
  run: () => false,

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    listFighter(player, out);
    listFree(player, 0, out);
    listFull(player, 0, out);
    listTradeableCards(player, 0, out);
    const { icons, doubleSlots } = player.abilities;
    if (icons || doubleSlots) sortAscending(out);
    // In a determinized state, the hand was dealt again and may have no card to trade.
    if (out.length === 0) out.push(DONE);
  },

  question: () => ({ step: 'produce-or-trade', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    if (isProduceOption(option)) produceAt(state, frame.seat, option);
    else tradeAt(state, frame.seat, option);
  },
});

export const produceOrTrade = effect('produce-or-trade', {
  isPossible(state, seat) {
    const player = playerAt(state, seat);
    return anyFree(player) || canTrade(player);
  },
  carryOut: (state, seat, _effect, card) => begin(state, produceOrTradeStep, seat, card),
  missing: () => 'trade',
  steps: [produceOrTradeStep],
});
