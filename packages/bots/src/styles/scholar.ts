// The style Scholar: removes Survey cards from a large deck and keeps its Research cards in hand
// until they pay for a technology. The first technology may be any. Afterwards it prefers to lead
// Research if a technology with influence is affordable.
import { cardAt, kindOf, type PlayerView, technologyAt } from '@eminent/engine';
import { deckTotal, nearerByFighters, printedSymbols, upCount } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

/** Number of cards in hand, deck and discard pile above which Survey cards are removed. */
const THIN_DECK = 8;
/** Leading Research has at least this common worth if a technology is affordable. */
const BRINGS_ANY = 3;
/** The same for a technology with influence. */
const BRINGS_INFLUENCE = 5.5;

function isResearch(card: string): boolean {
  return printedSymbols(card, 'research') > 0;
}

function hasTechnology({ hand = [], discard, unseen, permanents }: PlayerView): boolean {
  return [...hand, ...discard, ...unseen, ...permanents].some(
    (card) => cardAt(kindOf(card)).family === 'technology',
  );
}

export const scholar = heuristicBot('scholar', {
  prefersWarfare: nearerByFighters,
  lead(role, common, player) {
    if (role !== 'research') return common;
    if (common >= BRINGS_INFLUENCE) return common + 7;
    return common >= BRINGS_ANY && !hasTechnology(player) ? common + 5 : common;
  },
  startsWith: 'research',
  expansion: (option, common) => (option.kind === 'buy-with-ships' ? common + 3 : common),
  follow: (role, common) => (role === 'research' && common > 0 ? common + 3 : common),
  play: (card, common, { hand = [] }) =>
    card === 'research' ? common - hand.filter(isResearch).length * 2 : common,
  buy: (card, common) => common + (technologyAt(kindOf(card)).level - 1) * 3,
  discard: (card, common) => (isResearch(card) ? Math.min(common, 0.3) : common),
  remove(card, common, player) {
    if (card === 'research') return -1;
    return card === 'survey' && upCount(player) >= 1 && deckTotal(player) > THIN_DECK
      ? Math.max(common, 0.4)
      : common;
  },
});
