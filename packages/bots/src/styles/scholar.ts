// Scholar: thins its deck to eight cards, wins two or three planets of one type, then leads
// Research whenever a level 2 or 3 technology is in reach.
import { kindOf, technologyAt } from '@eminent/engine';
import { deckTotal, nearerByFighters, strength, upCount } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

const THIN_DECK = 8;
const ENOUGH_PLANETS = 2;

export const scholar = heuristicBot('scholar', {
  prefersWarfare: nearerByFighters,
  lead(role, common, player, view) {
    if (role !== 'research') return common;
    if (common > 6) return common + 6;
    return upCount(player) >= ENOUGH_PLANETS ? common + strength(view, player, role) * 0.6 : common;
  },
  startsWith: 'research',
  fleet: (option, common) => (option.kind === 'buy-with-ships' ? common + 3 : common),
  follow: (role, common) => (role === 'research' && common > 0 ? common + 3 : common),
  buy: (card, common) => common + (technologyAt(kindOf(card)).level - 1) * 3,
  remove(card, common, player) {
    if (card === 'research') return -1;
    return card === 'survey' && upCount(player) >= 1 && deckTotal(player) > THIN_DECK
      ? Math.max(common, 0.4)
      : common;
  },
});
