// Purchases of a Research role: technologies paid with symbols or ships, and the improved side of
// the fleet tile (RULES P1, F1).
import { CARD_SHIP, CARD_SHIPS } from '../cards/catalog.ts';
import { BASIC_FLEET, UPGRADE_COST } from '../cards/escalation/fleet.ts';
import { FIGHTER, NONE, SHIPS } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { canBuy } from './costs.ts';
import { planetsSuffice, planetTypes } from './prerequisites.ts';
import { payableShips, possibleShips } from './ships.ts';

/**
 * The number of ships of a size that a player can pay: `payableShips`, or `possibleShips` according
 * to public information.
 */
type Pays = (player: Player, ship: number) => number;

/**
 * Whether anything can be taken with this many symbols or with ships. `beside` is a technology
 * taken earlier in the same role, or NONE.
 */
export function canPurchase(
  state: GameState,
  seat: number,
  symbols: number,
  beside = NONE,
): boolean {
  const player = playerAt(state, seat);
  const types = planetTypes(player);
  for (const kind of state.technologies) if (canBuy(types, kind, symbols, beside)) return true;
  if (!state.rules.icons) return false;
  if (mayUpgrade(player) && symbols >= UPGRADE_COST) return true;
  return canPurchaseWithShips(state, seat, beside);
}

/** Whether anything can be taken for ships. */
export function canPurchaseWithShips(state: GameState, seat: number, beside = NONE): boolean {
  return purchasesWith(state, seat, beside, payableShips);
}

/** Whether anything could be taken for ships according to public information (RULES T11). */
export function mightPurchaseWithShips(state: GameState, seat: number, beside = NONE): boolean {
  return purchasesWith(state, seat, beside, possibleShips);
}

function purchasesWith(state: GameState, seat: number, beside: number, pays: Pays): boolean {
  const player = playerAt(state, seat);
  if (!state.rules.icons) return false;
  const purse = packShips(player, pays);
  if (mayUpgrade(player) && shipsIn(purse, FIGHTER) >= UPGRADE_COST) return true;
  const types = planetTypes(player);
  for (const kind of state.technologies) if (buysWith(purse, types, kind, beside)) return true;
  return false;
}

/** Appends `base + kind` for every technology the player can take for ships (RULES P1). */
export function listPurchasesWithShips(
  state: GameState,
  seat: number,
  beside: number,
  base: number,
  out: number[],
): void {
  const player = playerAt(state, seat);
  const purse = packShips(player, payableShips);
  const types = planetTypes(player);
  for (const kind of state.technologies) {
    if (buysWith(purse, types, kind, beside)) out.push(base + kind);
  }
}

/** The number of bits for the count of each ship size. */
const WIDTH = 8;
const MAX_COUNT = (1 << WIDTH) - 1;

/**
 * The numbers of ships of each size, packed into one number, which is quick to test against every
 * technology on offer.
 */
function packShips(player: Player, pays: Pays): number {
  let purse = 0;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    purse |= Math.min(MAX_COUNT, pays(player, ship)) << (ship * WIDTH);
  }
  return purse;
}

function shipsIn(purse: number, ship: number): number {
  return (purse >> (ship * WIDTH)) & MAX_COUNT;
}

/** Whether ships and planets suffice for a technology. */
function buysWith(purse: number, types: number, kind: number, beside: number): boolean {
  const ship = CARD_SHIP[kind] as number;
  return (
    ship !== NONE &&
    shipsIn(purse, ship) >= (CARD_SHIPS[kind] as number) &&
    planetsSuffice(types, kind, beside)
  );
}

/** Whether the fleet can be improved (RULES F1, E8.3). */
export function mayUpgrade(player: Player): boolean {
  return player.expansion.fleet === BASIC_FLEET;
}
