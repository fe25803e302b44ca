// Trade up to a number of resources, one influence for each (RULES 3.5): the Action and the role.
import { DONE, TRADE_FIGHTER, TRADE_SLOT } from '../../model/option.ts';
import { anySlot, canTrade, listSlots, tradesFighters } from '../../facts/slots.ts';
import { influenceLeft, mayGainInfluence } from '../../facts/supply.ts';
import { playerAt } from '../../state/state.ts';
import { listFighter, tradeAt } from '../market.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `count` trades are left, `at` is the first slot that may still be emptied; fighters come before resources. */
export const tradeStep = step('trade', {
  run(state, frame) {
    if (frame.count === 0) return pop(state);
    if (!mayGainInfluence(state)) return pop(state);
    const player = playerAt(state, frame.seat);
    const more = frame.at === 0 ? canTrade(player) : anySlot(player, true, frame.at);
    return !more && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    if (frame.at === 0) listFighter(player, out);
    listSlots(player, true, TRADE_SLOT, frame.at, out);
  },

  question(state, frame) {
    const player = playerAt(state, frame.seat);
    const full: number[] = [];
    listSlots(player, true, TRADE_SLOT, frame.at, full);
    const fighters = frame.at === 0 && tradesFighters(player) ? player.fighters : 0;
    const most = Math.min(full.length + fighters, frame.count, influenceLeft(state));
    return { step: 'trade', several: true, most, tradesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    if (option !== TRADE_FIGHTER) frame.at = option - TRADE_SLOT + 1;
    tradeAt(state, frame.seat, option);
  },
});

export const trade = effect('trade', {
  isPossible: (state, seat) => canTrade(playerAt(state, seat)) && mayGainInfluence(state),
  carryOut: (state, seat, { n }, card) => begin(state, tradeStep, seat, card, n),
  lack: (state, seat) => (canTrade(playerAt(state, seat)) ? 'supply' : 'resources'),
  steps: [tradeStep],
});
