// Finds planets that pass a test, and places (planet indexes, SHIP_PLACE) that take colonies.
import { PLANET_COLONIZE } from '../cards/catalog.ts';
import { NEVER_SETTLED } from '../model/card.ts';
import { SHIP_PLACE } from '../model/option.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

type Test = (player: Player, planet: Planet) => boolean;

/** Returns whether any planet of the empire passes the test. */
export function anyPlanet(player: Player, test: Test): boolean {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) return true;
  }
  return false;
}

/** Appends `base + place` for every planet that passes the test. */
export function listPlanets(player: Player, test: Test, base: number, out: number[]): void {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) out.push(base + i);
  }
}

export function isFaceDown(_player: Player, planet: Planet): boolean {
  return !planet.up;
}

/** Returns whether a planet can take colonies: it is face down and not hostile (RULES PL2). */
export function takesColonies(planet: Planet): boolean {
  return !planet.up && PLANET_COLONIZE[planet.id] !== NEVER_SETTLED;
}

/** Returns how many places can take colonies. SHIP_PLACE counts if `includesShip`. */
export function colonyPlaces(player: Player, includesShip = true): number {
  let count = includesShip && player.abilities.holdsColonies ? 1 : 0;
  for (const planet of player.planets) if (takesColonies(planet)) count++;
  return count;
}

/** Returns the first place that can take colonies. There must be one. */
export function firstColonyPlace(player: Player): number {
  const at = player.planets.findIndex(takesColonies);
  return at < 0 ? SHIP_PLACE : at;
}

/** Appends `base + place` for places that take colonies: planets from `from` on, Colony Ship. */
export function listColonyPlaces(
  player: Player,
  base: number,
  out: number[],
  from = 0,
  includesShip = true,
): void {
  for (let i = from; i < player.planets.length; i++) {
    if (takesColonies(player.planets[i] as Planet)) out.push(base + i);
  }
  if (includesShip && player.abilities.holdsColonies) out.push(base + SHIP_PLACE);
}
