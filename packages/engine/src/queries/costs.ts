// Costs of attacks and settling, and whether a player can pay them.
import {
  PLANET_COLONIZE,
  PLANET_SHIP,
  PLANET_TYPE,
  PLANET_WARFARE,
  printedSymbols,
} from '../cards/catalog.ts';
import { NEVER_SETTLED } from '../model/card.ts';
import { COLONIZE, FIGHTER, NONE } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { canPayShips } from './ships.ts';
import { empireSymbols } from './symbols.ts';

/** Returns the colonies that a tucked card counts as, at least one (RULES R-COL1, R-COL8). */
export function coloniesOf(kind: number): number {
  return Math.max(1, printedSymbols(kind, COLONIZE));
}

/** Returns the number of colonies under a planet. */
export function coloniesOn(planet: Planet): number {
  let colonies = 0;
  for (const kind of planet.colonies) colonies += coloniesOf(kind);
  return colonies;
}

/**
 * Returns the colonies missing to settle, after the empire's discount (RULES R-COL3). 0 or less if
 * there are enough.
 */
export function coloniesMissing(player: Player, planet: Planet): number {
  const cost = PLANET_COLONIZE[planet.id] as number;
  return cost - empireSymbols(player, COLONIZE) - coloniesOn(planet);
}

export function canSettle(player: Player, planet: Planet): boolean {
  if (planet.up) return false;
  const missing = coloniesMissing(player, planet);
  return missing <= 0 || (player.abilities.holdsColonies && missing <= movable(player, planet));
}

/** Returns the colonies that could move to a planet (RULES E8.1); NONE if it is never settled. */
export function movable(player: Player, to: Planet): number {
  if (PLANET_COLONIZE[to.id] === NEVER_SETTLED) return NONE;
  let colonies = 0;
  for (const kind of player.expansion.colonies) colonies += coloniesOf(kind);
  for (const planet of player.planets) if (planet !== to) colonies += coloniesOn(planet);
  return colonies;
}

/**
 * Returns the cost of an attack in ships of the planet's size. Discounts reduce only costs in
 * fighters (RULES 3.2, SEP, F4).
 */
export function attackCost(player: Player, planet: Planet): number {
  const cost = PLANET_WARFARE[planet.id] as number;
  const { attackDiscount, cruiserDiscount } = player.abilities;
  let discount = attackDiscount;
  if (cruiserDiscount > 0 && player.expansion.battlecruisers > 0) discount += cruiserDiscount;
  if (discount === 0 || PLANET_SHIP[planet.id] !== FIGHTER) return cost;
  return Math.max(0, cost - discount);
}

export function canAttack(player: Player, planet: Planet): boolean {
  return !planet.up && canPayFor(player, planet);
}

/** Returns whether the player can pay to attack a planet. Ignores whether it is face up. */
export function canPayFor(player: Player, planet: Planet): boolean {
  const cost = attackCost(player, planet);
  const ship = PLANET_SHIP[planet.id] as number;
  if (ship === FIGHTER && player.fighters >= cost) return true;
  return canPayShips(player, ship, cost);
}

/** Returns the number of a player's face-up planets of a type. */
export function faceUpOfType(player: Player, type: number): number {
  let count = 0;
  for (const planet of player.planets) if (planet.up && PLANET_TYPE[planet.id] === type) count++;
  return count;
}
