// The style Settler: wins planets with colonies. Keeps planets that need few of them, always
// follows Colonize if it has a face-down planet, removes Warfare cards, and prefers Colonize
// technologies.
import { faceDown, improves, isOneOf } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

/**
 * Preferred technologies. `improves` adds shared-name cards with a Colonize symbol, such as
 * Improved Colonize.
 */
const PREFERRED = [
  'artificial-intelligence',
  'terraforming',
  'fertile-ground',
  'colony-ship',
  'peace-treaty',
  'well-oiled-machine',
];

export const settler = heuristicBot('settler', {
  prefersWarfare: () => false,
  startsWith: 'colonize',
  expansion: (option, common) => (option.kind === 'add-colony' ? common + 2 : common),
  follow(role, common, player) {
    if (role === 'colonize' && faceDown(player).length > 0) return Math.max(common, 1);
    return role === 'warfare' ? common - 1 : common;
  },
  lead: (role, common, player) =>
    role === 'colonize' && faceDown(player).length > 0 ? common + 0.5 : common,
  buy: (card, common) =>
    improves(card, 'colonize') || isOneOf(card, PREFERRED) ? common + 4 : common,
  remove: (card, common) => (card === 'warfare' ? Math.max(common, 1.5) : common),
});
