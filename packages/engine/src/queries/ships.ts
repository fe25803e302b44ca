// Ships of a player: tokens, ships in replenishing slots, and icons of hand cards (RULES P3, P4).
import { CARD_SHIP_ICONS } from '../cards/catalog.ts';
import { BATTLECRUISER, DESTROYER, FIGHTER, SHIPS } from '../model/names.ts';
import type { Player } from '../state/player.ts';

/** Returns the number of fighters, including those in replenishing slots. */
export function fightersOf(player: Player): number {
  return player.fighters + player.expansion.docked;
}

/** Returns the number of ships of a size, including those in replenishing slots. */
export function shipsOf(player: Player, ship: number): number {
  if (ship === FIGHTER) return fightersOf(player);
  const { destroyers, dockedDestroyers, battlecruisers } = player.expansion;
  return ship === DESTROYER ? destroyers + dockedDestroyers : battlecruisers;
}

/** Returns the number of ships of a size that a card can be discarded as. */
export function shipIcons(kind: number, ship: number): number {
  return CARD_SHIP_ICONS[kind * SHIPS.length + ship] as number;
}

/** Returns the ships of a size that cards can be discarded as. Ignores kinds below `from`. */
export function iconsAmong(cards: readonly number[], ship: number, from = 0): number {
  let icons = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as number;
    if (kind >= from) icons += shipIcons(kind, ship);
  }
  return icons;
}

/** Returns the number of ships of a size that the player can pay with tokens and hand cards. */
export function payableShips(player: Player, ship: number): number {
  const tokens = shipsOf(player, ship);
  return player.abilities.icons ? tokens + iconsAmong(player.hand, ship) : tokens;
}

/**
 * Like `payableShips`, as if the deck were in hand, too: opponents cannot rule it out (RULES T11).
 * Not if the hand is empty.
 */
export function possibleShips(player: Player, ship: number): number {
  const payable = payableShips(player, ship);
  if (!player.abilities.icons || player.hand.length === 0) return payable;
  return payable + iconsAmong(player.deck, ship);
}

/** Returns whether the player can pay n ships of a size. */
export function canPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || payableShips(player, ship) >= n;
}

/** Like `canPayShips`, as if the deck were in hand, too. */
export function mightPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || possibleShips(player, ship) >= n;
}

/** Returns whether opponents must assume that the hand has a card to discard as this ship. */
export function mightHoldShip(player: Player, ship: number): boolean {
  if (!player.abilities.icons || player.hand.length === 0) return false;
  return iconsAmong(player.hand, ship) + iconsAmong(player.deck, ship) > 0;
}

/** Returns whether the player can gain a battlecruiser. Each player can have one (RULES F3). */
export function mayGainBattlecruiser(player: Player): boolean {
  return shipsOf(player, BATTLECRUISER) === 0;
}
