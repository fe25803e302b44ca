// Trader: wins planets the cheaper way until three slots are open, then alternates Produce and
// Trade and always follows both. In Escalation it also trades cards and ships for influence.
import type { OptionInfo } from '@eminent/engine';
import { nearerByFighters, isOneOf } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

const SLOTS = 3;

const LIKED = [
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

/** Options that give something away for influence, as in a Trade. */
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
    if (role === 'produce' || role === 'trade') return slots >= SLOTS ? common + 2 : common;
    return slots >= SLOTS && role === 'survey' ? common - 3 : common;
  },
  follow(role, common, player) {
    if (role === 'produce' && player.slotsFree > 0) return Math.max(common, 1);
    if (role === 'trade' && player.slotsFilled > 0) return Math.max(common, 1);
    return common;
  },
  startsWith: 'trade',
  expansion: (option, common) => (SALES.includes(option.kind) ? common + 1.5 : common),
  buy: (card, common) => (isOneOf(card, LIKED) ? common + 4 : common),
  remove: (card, common) => (card === 'produce-trade' ? -1 : common),
});
