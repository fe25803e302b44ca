// Costs: fighters for an attack, colonies for settling, symbols and planets for a technology, and whether a player can pay them.
import {
  CARD_COST,
  CARD_PLANETS,
  CARD_TYPE,
  PLANET_COLONIZE,
  PLANET_TYPE,
  PLANET_WARFARE,
  printedSymbols,
} from '../cards/catalogue.ts';
import { COLONIZE } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { empireSymbols } from './symbols.ts';

/** Colonies that a tucked card is worth: at least one (RULES R-COL1, R-COL8). */
export function coloniesOf(kind: number): number {
  return Math.max(1, printedSymbols(kind, COLONIZE));
}

/** Colonies under a planet. */
export function coloniesOn(planet: Planet): number {
  let colonies = 0;
  for (const kind of planet.colonies) colonies += coloniesOf(kind);
  return colonies;
}

/** Colonies still missing to settle, after the discount of the empire (RULES R-COL3); 0 or less when it can be settled. */
export function coloniesMissing(player: Player, planet: Planet): number {
  const cost = PLANET_COLONIZE[planet.id] as number;
  return cost - empireSymbols(player, COLONIZE) - coloniesOn(planet);
}

export function canSettle(player: Player, planet: Planet): boolean {
  return !planet.up && coloniesMissing(player, planet) <= 0;
}

/** Fighters that an attack costs this player (RULES 3.2, SEP). */
export function attackCost(player: Player, planet: Planet): number {
  const cost = PLANET_WARFARE[planet.id] as number;
  const discount = player.abilities.attackDiscount;
  return discount === 0 ? cost : Math.max(0, cost - discount);
}

export function canAttack(player: Player, planet: Planet): boolean {
  return !planet.up && player.fighters >= attackCost(player, planet);
}

/** Face-up planets of a type, the prerequisite of technologies (RULES 3.7). */
export function faceUpOfType(player: Player, type: number): number {
  let count = 0;
  for (const planet of player.planets) if (planet.up && PLANET_TYPE[planet.id] === type) count++;
  return count;
}

/** Whether the player has the planets and symbols for a technology on offer (RULES 3.7). */
export function canBuy(player: Player, kind: number, symbols: number): boolean {
  return (
    symbols >= (CARD_COST[kind] as number) &&
    faceUpOfType(player, CARD_TYPE[kind] as number) >= (CARD_PLANETS[kind] as number)
  );
}
