// Purchases in Research: technologies for symbols or ships, and the improved fleet (RULES P1, F1).
import { CARD_COST, CARD_SHIP, CARD_SHIPS } from '../cards/catalog.ts';
import { BASIC_FLEET, UPGRADE_COST } from '../cards/escalation/fleet.ts';
import { FIGHTER, NONE, SHIPS } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { planetsSuffice, planetTypes } from './planet-prerequisites.ts';
import { payableShips, possibleShips } from './ships.ts';

/**
 * Returns whether planets and symbols suffice for a technology (RULES 3.7). `types` and `beside`
 * are those of `planetsSuffice`.
 */
export function canBuy(types: number, kind: number, symbols: number, beside = NONE): boolean {
  return symbols >= (CARD_COST[kind] as number) && planetsSuffice(types, kind, beside);
}

/** `payableShips` or `possibleShips`. */
type Pays = (player: Player, ship: number) => number;

/**
 * Returns whether the player can take anything with symbols or ships. For `beside` see `canBuy`.
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

/** Returns whether the player can take anything for ships. */
export function canPurchaseWithShips(state: GameState, seat: number, beside = NONE): boolean {
  return purchasesWith(state, seat, beside, payableShips);
}

/** Like `canPurchaseWithShips`, as if the deck were in hand, too (RULES T11). */
export function mightPurchaseWithShips(state: GameState, seat: number, beside = NONE): boolean {
  return purchasesWith(state, seat, beside, possibleShips);
}

function purchasesWith(state: GameState, seat: number, beside: number, pays: Pays): boolean {
  const player = playerAt(state, seat);
  if (!state.rules.icons) return false;
  const packedShips = packShips(player, pays);
  if (mayUpgrade(player) && shipsIn(packedShips, FIGHTER) >= UPGRADE_COST) return true;
  const types = planetTypes(player);
  for (const kind of state.technologies)
    if (buysWith(packedShips, types, kind, beside)) return true;
  return false;
}

/** Appends `base + kind` for every technology that the player can take for ships (RULES P1). */
export function listPurchasesWithShips(
  state: GameState,
  seat: number,
  beside: number,
  base: number,
  out: number[],
): void {
  const player = playerAt(state, seat);
  const packedShips = packShips(player, payableShips);
  const types = planetTypes(player);
  for (const kind of state.technologies) {
    if (buysWith(packedShips, types, kind, beside)) out.push(base + kind);
  }
}

/** Bits for the count of each ship size in the packed number. */
const WIDTH = 8;
const MAX_COUNT = (1 << WIDTH) - 1;

/** Packs the counts of ships by size into one number, to test many technologies quickly. */
function packShips(player: Player, pays: Pays): number {
  let packedShips = 0;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    packedShips |= Math.min(MAX_COUNT, pays(player, ship)) << (ship * WIDTH);
  }
  return packedShips;
}

function shipsIn(packedShips: number, ship: number): number {
  return (packedShips >> (ship * WIDTH)) & MAX_COUNT;
}

function buysWith(packedShips: number, types: number, kind: number, beside: number): boolean {
  const ship = CARD_SHIP[kind] as number;
  return (
    ship !== NONE &&
    shipsIn(packedShips, ship) >= (CARD_SHIPS[kind] as number) &&
    planetsSuffice(types, kind, beside)
  );
}

/** Returns whether the fleet can be improved. One turned back may not be (RULES F1, E8.3). */
export function mayUpgrade(player: Player): boolean {
  return player.expansion.fleet === BASIC_FLEET;
}
