// Ships of a player by size: tokens, ships in replenishing slots, and hand cards that can be
// discarded as ships (RULES P3, P4).
import { CARD_SHIP_ICONS } from '../cards/catalog.ts';
import { BATTLECRUISER, DESTROYER, FIGHTER, SHIPS } from '../model/names.ts';
import type { Player } from '../state/player.ts';

/** The number of fighters, including those in replenishing slots. */
export function fightersOf(player: Player): number {
  return player.fighters + player.expansion.docked;
}

/** The number of ships of a size, including those in replenishing slots. */
export function shipsOf(player: Player, ship: number): number {
  if (ship === FIGHTER) return fightersOf(player);
  const { destroyers, dockedDestroyers, battlecruisers } = player.expansion;
  return ship === DESTROYER ? destroyers + dockedDestroyers : battlecruisers;
}

/** The number of ships of a size that a card can be discarded as. */
export function shipIcons(kind: number, ship: number): number {
  return CARD_SHIP_ICONS[kind * SHIPS.length + ship] as number;
}

/** The number of ships of a size that cards can be discarded as. Ignores kinds below `from`. */
export function iconsAmong(cards: readonly number[], ship: number, from = 0): number {
  let icons = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as number;
    if (kind >= from) icons += shipIcons(kind, ship);
  }
  return icons;
}

/** The number of ships of a size that the player can pay, with the icons of hand cards. */
export function payableShips(player: Player, ship: number): number {
  const tokens = shipsOf(player, ship);
  return player.abilities.icons ? tokens + iconsAmong(player.hand, ship) : tokens;
}

/**
 * The number of ships of a size that the player could pay according to public information: any card
 * of hand and deck could be in hand (RULES T11).
 */
export function possibleShips(player: Player, ship: number): number {
  const payable = payableShips(player, ship);
  if (!player.abilities.icons || player.hand.length === 0) return payable;
  return payable + iconsAmong(player.deck, ship);
}

/** Whether the player can pay n ships of a size. */
export function canPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || payableShips(player, ship) >= n;
}

/** Whether the player could pay n ships of a size according to public information. */
export function mightPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || possibleShips(player, ship) >= n;
}

/**
 * Whether the hand could hold a card that can be discarded as this ship, according to public
 * information.
 */
export function mightHoldShip(player: Player, ship: number): boolean {
  if (!player.abilities.icons || player.hand.length === 0) return false;
  return iconsAmong(player.hand, ship) + iconsAmong(player.deck, ship) > 0;
}

/** Whether the player can gain a battlecruiser. The limit is one (RULES F3). */
export function mayGainBattlecruiser(player: Player): boolean {
  return shipsOf(player, BATTLECRUISER) === 0;
}
