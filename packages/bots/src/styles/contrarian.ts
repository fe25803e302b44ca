// The style Contrarian: leads roles that opponents cannot follow well. Half of the opponents' mean
// gain from following a role is subtracted from the worth of leading it, unless the role wins a
// planet at once.
import type { PlayerView, Role, View } from '@eminent/engine';
import { empireStrength, faceDown, nearerByFighters, printedSymbols } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

/** Expects the symbols of the empire and, by the size of the hand, a share of the unseen ones. */
function expectedSymbols(view: View, other: PlayerView, role: Role): number {
  const unseen = other.unseen.reduce((sum, card) => sum + printedSymbols(card, role), 0);
  const share = other.handSize / Math.max(1, other.handSize + other.deckSize);
  return empireStrength(view, other, role) + unseen * share;
}

function followGain(view: View, other: PlayerView, role: Role): number {
  const symbols = expectedSymbols(view, other, role);
  switch (role) {
    case 'survey':
      return Math.max(0, symbols - 1) * 0.7;
    case 'warfare':
    case 'colonize':
      return faceDown(other).length > 0 ? symbols : symbols * 0.3;
    case 'produce':
      return Math.min(symbols, other.slotsFree) * 1.5;
    case 'trade':
      return Math.min(symbols, other.slotsFilled) * 3;
    case 'research':
      return symbols >= 3 ? symbols : 0;
  }
}

function meanFollowGain(role: Role, player: PlayerView, view: View): number {
  const others = view.players.filter((other) => other.seat !== player.seat);
  return others.reduce((sum, other) => sum + followGain(view, other, role), 0) / others.length;
}

export const contrarian = heuristicBot('contrarian', {
  prefersWarfare: nearerByFighters,
  lead: (role, common, player, view) =>
    common >= 20 ? common : common - meanFollowGain(role, player, view) * 0.5,
});
