// The hand limit of a player.
import { PLANET_HAND } from '../cards/catalog.ts';
import type { Player } from '../state/player.ts';
import type { GameState } from '../state/state.ts';

/** Returns the number of hand cards a player can keep in cleanup (RULES T12). */
export function handLimit(state: GameState, player: Player): number {
  let limit = state.rules.handSize + player.abilities.handLimit;
  for (const planet of player.planets) if (planet.up) limit += PLANET_HAND[planet.id] as number;
  return limit;
}
