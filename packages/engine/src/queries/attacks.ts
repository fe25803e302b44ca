// Attacks available to a player: on planets of the player, paid as usual or with a battlecruiser,
// and on opponents' planets (RULES 3.2, E8.5, E8.6).
import { PLANET_INFLUENCE, PLANET_SHIP } from '../cards/catalog.ts';
import { BATTLECRUISER, FIGHTER } from '../model/names.ts';
import { ANNEX, ANNEX_PRIMARY, ATTACK, PLACES, PRIMARY, TAKE_OVER } from '../model/option.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { attackCost, canAttack, canPayFor } from './costs.ts';
import { anyPlanet, isFaceDown, listPlanets } from './empire-planets.ts';
import { canPayShips, mightPayShips } from './ships.ts';

/** Whether the player can attack any planet now. */
export function canAttackAny(state: GameState, seat: number): boolean {
  const player = playerAt(state, seat);
  if (anyPlanet(player, canAttack)) return true;
  if (!state.rules.fleet) return false;
  return (
    (hasPrimary(player) && anyPlanet(player, isFaceDown)) ||
    (player.abilities.takesOver >= 0 && othersPlanets(state, seat, canTakeOver).length > 0)
  );
}

/**
 * Whether the player could attack according to public information: any card of hand and deck could
 * be in hand (RULES T11).
 */
export function mightAttackAny(state: GameState, seat: number): boolean {
  if (canAttackAny(state, seat)) return true;
  const player = playerAt(state, seat);
  if (!player.abilities.icons) return false;
  return (
    anyPlanet(player, mightAttack) ||
    (player.abilities.takesOver >= 0 && othersPlanets(state, seat, mightTakeOver).length > 0)
  );
}

/** Like `canAttackAny` for one planet of the player, according to public information. */
function mightAttack(player: Player, planet: Planet): boolean {
  if (planet.up) return false;
  const ship = PLANET_SHIP[planet.id] as number;
  return (
    mightPayShips(player, ship, attackCost(player, planet)) ||
    (player.abilities.primaryWeapon && mightPayShips(player, BATTLECRUISER, 1))
  );
}

/** Appends the options of all available attacks. */
export function listAttacks(state: GameState, seat: number, out: number[]): void {
  const player = playerAt(state, seat);
  listPlanets(player, canAttack, ATTACK, out);
  if (!state.rules.fleet) return;
  if (hasPrimary(player)) listPlanets(player, takesPrimary, PRIMARY, out);
  if (player.abilities.takesOver < 0) return;
  for (const place of othersPlanets(state, seat, canTakeOver)) out.push(TAKE_OVER + place);
}

/** Appends the opponents' planets that can be annexed (RULES E8.5). */
export function listAnnexations(state: GameState, seat: number, out: number[]): void {
  const pays = (player: Player, planet: Planet): boolean => !planet.up && canPayFor(player, planet);
  for (const place of othersPlanets(state, seat, pays)) out.push(ANNEX + place);
  if (!hasPrimary(playerAt(state, seat))) return;
  for (const place of othersPlanets(state, seat, takesPrimary)) out.push(ANNEX_PRIMARY + place);
}

/** Whether the player can pay any Warfare cost with a battlecruiser (Improved Fleet). */
function hasPrimary(player: Player): boolean {
  return player.abilities.primaryWeapon && canPayShips(player, BATTLECRUISER, 1);
}

/**
 * Whether a battlecruiser can be paid instead of the planet's cost. If that cost is a
 * battlecruiser, it would be the same attack.
 */
function takesPrimary(_: Player, planet: Planet): boolean {
  return !planet.up && PLANET_SHIP[planet.id] !== BATTLECRUISER;
}

/** Whether the player has a battlecruiser and as many fighters as the planet's influence. */
function canTakeOver(player: Player, planet: Planet): boolean {
  return (
    planet.up &&
    canPayShips(player, BATTLECRUISER, 1) &&
    canPayShips(player, FIGHTER, PLANET_INFLUENCE[planet.id] as number)
  );
}

/** Like `canTakeOver`, according to public information. */
function mightTakeOver(player: Player, planet: Planet): boolean {
  return (
    planet.up &&
    mightPayShips(player, BATTLECRUISER, 1) &&
    mightPayShips(player, FIGHTER, PLANET_INFLUENCE[planet.id] as number)
  );
}

/** Planets of other seats, as `owner * PLACES + place`, that pass a test for this seat's player. */
function othersPlanets(
  state: GameState,
  seat: number,
  test: (player: Player, planet: Planet) => boolean,
): number[] {
  const player = playerAt(state, seat);
  const found: number[] = [];
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat) continue;
    for (const [at, planet] of playerAt(state, owner).planets.entries()) {
      if (test(player, planet)) found.push(owner * PLACES + at);
    }
  }
  return found;
}
