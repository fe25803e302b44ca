// Trader: wins planets the cheaper way until three slots are open, then produces and trades in turn and follows both always.
import { nearerByFighters, isOneOf } from '../empire.ts';
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
  buy: (card, common) => (isOneOf(card, LIKED) ? common + 4 : common),
  remove: (card, common) => (card === 'produce-trade' ? -1 : common),
});
