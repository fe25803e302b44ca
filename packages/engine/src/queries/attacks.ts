// Attacks available to a player: on face-down planets of the empire, and on opponents' planets
// (RULES 3.2, E8.5, E8.6).
import { PLANET_INFLUENCE, PLANET_SHIP } from '../cards/catalog.ts';
import { BATTLECRUISER, FIGHTER } from '../model/names.ts';
import { ANNEX, ANNEX_PRIMARY, ATTACK, PLACES, PRIMARY, TAKE_OVER } from '../model/option.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { attackCost, canAttack, canPayFor } from './costs.ts';
import { anyPlanet, isFaceDown, listPlanets } from './empire-planets.ts';
import { canPayShips, mightPayShips } from './ships.ts';

/** Returns whether the player can attack any planet now, without annexations. */
export function canAttackAny(state: GameState, seat: number): boolean {
  const player = playerAt(state, seat);
  if (anyPlanet(player, canAttack)) return true;
  if (!state.rules.fleet) return false;
  return (
    (canPayWithBattlecruiser(player) && anyPlanet(player, isFaceDown)) ||
    (player.abilities.takesOver >= 0 && opponentsPlanets(state, seat, canTakeOver).length > 0)
  );
}

/**
 * Like `canAttackAny`, as if the deck were in hand, too: opponents cannot rule it out (RULES T11).
 */
export function mightAttackAny(state: GameState, seat: number): boolean {
  if (canAttackAny(state, seat)) return true;
  const player = playerAt(state, seat);
  if (!player.abilities.icons) return false;
  return (
    anyPlanet(player, mightAttack) ||
    (player.abilities.takesOver >= 0 && opponentsPlanets(state, seat, mightTakeOver).length > 0)
  );
}

/** Whether the player could attack this planet if the deck were in hand, too. */
function mightAttack(player: Player, planet: Planet): boolean {
  if (planet.up) return false;
  const ship = PLANET_SHIP[planet.id] as number;
  return (
    mightPayShips(player, ship, attackCost(player, planet)) ||
    (player.abilities.primaryWeapon && mightPayShips(player, BATTLECRUISER, 1))
  );
}

/** Appends the options of all attacks that `canAttackAny` counts, in ascending order. */
export function listAttacks(state: GameState, seat: number, out: number[]): void {
  const player = playerAt(state, seat);
  listPlanets(player, canAttack, ATTACK, out);
  if (!state.rules.fleet) return;
  if (canPayWithBattlecruiser(player))
    listPlanets(player, canBePaidWithBattlecruiser, PRIMARY, out);
  if (player.abilities.takesOver < 0) return;
  for (const place of opponentsPlanets(state, seat, canTakeOver)) out.push(TAKE_OVER + place);
}

/** Appends the options to annex opponents' face-down planets (RULES E8.5). */
export function listAnnexations(state: GameState, seat: number, out: number[]): void {
  const pays = (player: Player, planet: Planet): boolean => !planet.up && canPayFor(player, planet);
  for (const place of opponentsPlanets(state, seat, pays)) out.push(ANNEX + place);
  if (!canPayWithBattlecruiser(playerAt(state, seat))) return;
  for (const place of opponentsPlanets(state, seat, canBePaidWithBattlecruiser))
    out.push(ANNEX_PRIMARY + place);
}

function canPayWithBattlecruiser(player: Player): boolean {
  return player.abilities.primaryWeapon && canPayShips(player, BATTLECRUISER, 1);
}

/** If the planet costs a battlecruiser anyway, paying with one is the normal attack. */
function canBePaidWithBattlecruiser(_: Player, planet: Planet): boolean {
  return !planet.up && PLANET_SHIP[planet.id] !== BATTLECRUISER;
}

/** The price is a battlecruiser and as many fighters as the planet's influence. */
function canTakeOver(player: Player, planet: Planet): boolean {
  return (
    planet.up &&
    canPayShips(player, BATTLECRUISER, 1) &&
    canPayShips(player, FIGHTER, PLANET_INFLUENCE[planet.id] as number)
  );
}

/** Like `canTakeOver`, as if the deck were in hand, too. */
function mightTakeOver(player: Player, planet: Planet): boolean {
  return (
    planet.up &&
    mightPayShips(player, BATTLECRUISER, 1) &&
    mightPayShips(player, FIGHTER, PLANET_INFLUENCE[planet.id] as number)
  );
}

/** Opponents' planets that pass a test for the player of `seat`, as `owner * PLACES + place`. */
function opponentsPlanets(
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
