// The style Trader: wins planets in the cheaper way until it has three slots, then prefers to lead
// Produce and Trade. Follows both whenever it can use a slot. In Escalation it also prefers to
// trade cards and ships for influence.
import type { OptionInfo } from '@eminent/engine';
import { nearerByFighters, isOneOf } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

const MIN_SLOTS = 3;

const PREFERRED_TECHNOLOGIES = [
  'improved-production',
  'improved-trade',
  'diverse-markets',
  'specialization',
  'genetic-engineering',
  'weapon-emporium',
  'abundance',
  'freedom-of-trade',
  'defense-contract',
  'specialized-production',
  'biosphere',
  'black-market',
  'spoils-of-war',
];

const SALES: readonly OptionInfo['kind'][] = [
  'trade-card',
  'sell-resource',
  'sell-card',
  'sell-fighter',
];

export const trader = heuristicBot('trader', {
  prefersWarfare: nearerByFighters,
  lead(role, common, player) {
    const slots = player.slotsFree + player.slotsFilled;
    if (role === 'produce' || role === 'trade') return slots >= MIN_SLOTS ? common + 2 : common;
    return slots >= MIN_SLOTS && role === 'survey' ? common - 3 : common;
  },
  follow(role, common, player) {
    if (role === 'produce' && player.slotsFree > 0) return Math.max(common, 1);
    if (role === 'trade' && player.slotsFilled > 0) return Math.max(common, 1);
    return common;
  },
  startsWith: 'trade',
  expansion: (option, common) => (SALES.includes(option.kind) ? common + 1.5 : common),
  buy: (card, common) => (isOneOf(card, PREFERRED_TECHNOLOGIES) ? common + 4 : common),
  remove: (card, common) => (card === 'produce-trade' ? -1 : common),
});
