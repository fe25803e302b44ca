// Warmonger: surveys until two planets lie face down, prefers those that are cheap to attack, collects fighters whoever leads Warfare,
// attacks what it can afford with the most influence first, and removes Colonize and Produce/Trade early. In Escalation it builds a fleet.
import type { OptionInfo } from '@eminent/engine';
import { canFlip, faceDown, upCount, improves, isOneOf } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

const THIN = ['colonize', 'politics', 'produce-trade', 'produce', 'trade'];

/** Technologies on its way, besides the improved ones. */
const LIKED = [
  'mobilization',
  'war-path',
  'imperialism',
  'scorched-earth-policy',
  'destroyer-technology',
  'tour-de-force',
  'elite-squadron',
  'warfare-technology',
  'military-campaign',
  'annex',
];

/** Ships are built and the fleet improved before there is need. */
const FLEET: readonly OptionInfo['kind'][] = ['use-fleet', 'build', 'upgrade'];

export const warmonger = heuristicBot('warmonger', {
  prefersWarfare: () => true,
  planetsAhead: 2,
  lead(role, common, player) {
    if (role === 'warfare' && !canFlip(player, role)) {
      return faceDown(player).length > 0 ? common + 1 : common;
    }
    return role === 'colonize' ? Math.min(common, 15) : common;
  },
  startsWith: 'warfare',
  fleet: (option, common) => (FLEET.includes(option.kind) ? common + 3 : common),
  follow: (role, common) => (role === 'warfare' ? Math.max(1, common) : common),
  buy: (card, common) => (improves(card, 'warfare') || isOneOf(card, LIKED) ? common + 4 : common),
  remove: (card, common, player) =>
    THIN.includes(card) && upCount(player) < 3 && common > -2 ? Math.max(common, 0.5) : common,
});
