// Changes ships of all sizes and the fleet tile: pays, replenishes and improves (RULES E2.1, P4,
// F1).
import { PLANET_REPLENISHING } from '../cards/catalog.ts';
import { DESTROYER, FIGHTER, nameAt, SHIPS } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { refreshAbilities } from './technologies.ts';

/** Pays ships of a size, first those in replenishing slots, because they come back (RULES E15). */
export function payShips(state: GameState, seat: number, ship: number, n: number): void {
  if (n === 0) return;
  const player = playerAt(state, seat);
  if (ship === FIGHTER) payFighters(player, n);
  else if (ship === DESTROYER) {
    const { destroyers, dockedDestroyers } = player.expansion;
    const docked = Math.min(n, dockedDestroyers);
    player.expansion = {
      ...player.expansion,
      destroyers: destroyers - (n - docked),
      dockedDestroyers: dockedDestroyers - docked,
    };
  } else {
    player.expansion = { ...player.expansion, battlecruisers: player.expansion.battlecruisers - n };
  }
  state.log?.push({ type: 'pay-ships', seat, ship: nameAt(SHIPS, ship), count: n });
}

/** Takes fighters from slots of planets, then of permanents, then from tokens. Writes no event. */
export function payFighters(player: Player, n: number): void {
  let left = n;
  for (const planet of player.planets) {
    if (left === 0 || player.expansion.docked === 0) break;
    const docked = Math.min(left, planet.ships);
    if (docked === 0) continue;
    planet.ships -= docked;
    player.expansion = { ...player.expansion, docked: player.expansion.docked - docked };
    left -= docked;
  }
  const { cardFighters, docked } = player.expansion;
  const ofCards = Math.min(left, cardFighters);
  if (ofCards > 0) {
    player.expansion = {
      ...player.expansion,
      docked: docked - ofCards,
      cardFighters: cardFighters - ofCards,
    };
    left -= ofCards;
  }
  player.fighters -= left;
}

/** Fills the empty replenishing slots of a seat (RULES E2.1). */
export function replenish(state: GameState, seat: number): void {
  const player = playerAt(state, seat);
  const { fighterSlots, destroyerSlots } = player.abilities;
  let fighters = 0;
  for (const planet of player.planets) if (planet.up) fighters += replenishPlanet(planet);
  const cardFighters = Math.max(0, fighterSlots - player.expansion.cardFighters);
  const destroyers = Math.max(0, destroyerSlots - player.expansion.dockedDestroyers);
  fighters += cardFighters;
  if (fighters + destroyers === 0) return;
  const { expansion } = player;
  player.expansion = {
    ...expansion,
    docked: expansion.docked + fighters,
    cardFighters: expansion.cardFighters + cardFighters,
    dockedDestroyers: expansion.dockedDestroyers + destroyers,
  };
  state.log?.push({ type: 'replenish', seat, fighters, destroyers });
}

/** Fills the slots of a planet. The caller adds the returned number to `expansion.docked`. */
export function replenishPlanet(planet: Planet): number {
  const slots = PLANET_REPLENISHING[planet.id] as number;
  const added = slots - planet.ships;
  planet.ships = slots;
  return added;
}

/** Sets the fleet state (cards/escalation/fleet.ts). `improved` is for the event. */
export function turnFleet(state: GameState, seat: number, fleet: number, improved: boolean): void {
  const player = playerAt(state, seat);
  player.expansion = { ...player.expansion, fleet };
  refreshAbilities(state, seat);
  state.log?.push({ type: 'fleet', seat, improved });
}
