// Planets of an empire that pass a test: whether there is one, which they are, and how many lie face down.
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

type Test = (player: Player, planet: Planet) => boolean;

/** Whether any planet of the empire passes. */
export function anyPlanet(player: Player, test: Test): boolean {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) return true;
  }
  return false;
}

/** Appends `base + place` for every planet that passes. */
export function listPlanets(player: Player, test: Test, base: number, out: number[]): void {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) out.push(base + i);
  }
}

export function isFaceDown(_player: Player, planet: Planet): boolean {
  return !planet.up;
}

/** How many planets are face down. */
export function faceDownCount(player: Player): number {
  let count = 0;
  for (const planet of player.planets) if (!planet.up) count++;
  return count;
}

/** The place of the first face-down planet; there is one. */
export function firstFaceDown(player: Player): number {
  return player.planets.findIndex((planet) => !planet.up);
}
