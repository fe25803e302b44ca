// The style Warmonger: wins planets with fighters. Surveys until it has two face-down planets,
// keeps planets that are cheap to attack, always follows Warfare, and removes Colonize and
// Produce/Trade early. In Escalation it prefers to build a fleet.
import type { OptionInfo } from '@eminent/engine';
import { canFlip, faceDown, upCount, improves, isOneOf } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

/** Cards to remove from the game while fewer than three planets are attacked or settled. */
const REMOVED = ['colonize', 'politics', 'produce-trade', 'produce', 'trade'];

/**
 * Preferred technologies. `improves` adds shared-name cards with a Warfare symbol, such as Improved
 * Warfare.
 */
const PREFERRED = [
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

const FLEET_OPTIONS: readonly OptionInfo['kind'][] = ['use-fleet', 'build', 'upgrade'];

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
  expansion: (option, common) => (FLEET_OPTIONS.includes(option.kind) ? common + 3 : common),
  follow: (role, common) => (role === 'warfare' ? Math.max(1, common) : common),
  buy: (card, common) =>
    improves(card, 'warfare') || isOneOf(card, PREFERRED) ? common + 4 : common,
  remove: (card, common, player) =>
    REMOVED.includes(card) && upCount(player) < 3 && common > -2 ? Math.max(common, 0.5) : common,
});
