// Trades up to n resources for one influence each (RULES 3.5), as an Action and as a role.
import { RESOURCES } from '../../model/names.ts';
import { DONE, KINDS, TRADE_CARD, TRADE_FIGHTER } from '../../model/option.ts';
import { fightersOf } from '../../queries/ships.ts';
import {
  afterTrading,
  anyFull,
  CARDS_FROM,
  canTrade,
  listFull,
  listLaterFull,
  listTradeableCards,
  mightTrade,
  SECOND_FROM,
  tradeableCards,
  tradesFighters,
} from '../../queries/resource-slots.ts';
import { influenceLeft, mayGainInfluence } from '../../queries/supply.ts';
import type { Player } from '../../state/player.ts';
import { sortAscending } from '../../state/random.ts';
import { playerAt } from '../../state/state.ts';
import { listFighter, tradeAt } from '../produce-and-trade.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/**
 * `count` is the number of trades left, `at` the `from` of queries/resource-slots.ts. Options are
 * ordered: fighters, first layer, hand cards, second layer.
 */
export const tradeStep = step('trade', {
  run(state, frame) {
    if (frame.count === 0 || !mayGainInfluence(state)) return pop(state);
    const player = playerAt(state, frame.seat);
    const more = frame.at === 0 ? mightTrade(player) : tradesFrom(player, frame.at);
    return !more && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    if (frame.at === 0) listFighter(player, out);
    listFull(player, frame.at, out);
    if (frame.at < SECOND_FROM) {
      listTradeableCards(player, Math.max(0, frame.at - CARDS_FROM), out);
    }
    if (player.abilities.icons) sortAscending(out);
  },

  later(state, frame, out) {
    listLaterFull(playerAt(state, frame.seat), frame.at, out);
  },

  question(state, frame) {
    const player = playerAt(state, frame.seat);
    const full: number[] = [];
    listFull(player, frame.at, full);
    listLaterFull(player, frame.at, full);
    const fighters = frame.at === 0 && tradesFighters(player) ? fightersOf(player) : 0;
    const cards = player.hand.filter((kind) => tradeableCards([kind], player)).length;
    const goods = full.length + fighters + cards;
    const most = Math.min(goods, frame.count, influenceLeft(state));
    return { step: 'trade', several: true, most, tradesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    if (isCard(option)) frame.at = CARDS_FROM + option - TRADE_CARD;
    else if (option !== TRADE_FIGHTER) frame.at = afterTrading(option);
    tradeAt(state, frame.seat, option);
  },
});

function isCard(option: number): boolean {
  return option >= TRADE_CARD && option < TRADE_CARD + (RESOURCES.length + 1) * KINDS;
}

/** Whether something could be traded from `at` on if hand and deck were in hand. */
function tradesFrom(player: Player, at: number): boolean {
  if (anyFull(player, at)) return true;
  if (at >= SECOND_FROM) return false;
  if (!player.abilities.icons || player.hand.length === 0) return false;
  return tradeableCards(player.hand, player) || tradeableCards(player.deck, player);
}

export const trade = effect('trade', {
  isPossible: (state, seat) => canTrade(playerAt(state, seat)) && mayGainInfluence(state),
  carryOut: (state, seat, { n }, card) => begin(state, tradeStep, seat, card, n),
  missing: (state, seat) => (canTrade(playerAt(state, seat)) ? 'supply' : 'resources'),
  steps: [tradeStep],
});
