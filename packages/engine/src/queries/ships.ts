// Ships of a player by size: tokens, those in replenishing slots, and hand cards that may be discarded as ships (RULES P3, P4).
import { CARD_SHIP_ICONS } from '../cards/catalog.ts';
import { BATTLECRUISER, DESTROYER, FIGHTER, SHIPS } from '../model/names.ts';
import type { Player } from '../state/player.ts';

/** Fighters of the player, those in slots included. */
export function fightersOf(player: Player): number {
  return player.fighters + player.expansion.docked;
}

/** Ships of a size, those in slots included. */
export function shipsOf(player: Player, ship: number): number {
  if (ship === FIGHTER) return fightersOf(player);
  const { destroyers, dockedDestroyers, battlecruisers } = player.expansion;
  return ship === DESTROYER ? destroyers + dockedDestroyers : battlecruisers;
}

/** Ships of a size that a card may be discarded as. */
export function shipIcons(kind: number, ship: number): number {
  return CARD_SHIP_ICONS[kind * SHIPS.length + ship] as number;
}

/** Ships of a size that cards from a kind on may be discarded as. */
export function iconsAmong(cards: readonly number[], ship: number, from = 0): number {
  let icons = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as number;
    if (kind >= from) icons += shipIcons(kind, ship);
  }
  return icons;
}

/** Ships of a size that the player can pay, with hand cards where these may be discarded. */
export function payableShips(player: Player, ship: number): number {
  const own = shipsOf(player, ship);
  return player.abilities.icons ? own + iconsAmong(player.hand, ship) : own;
}

/** Ships of a size that others must think the player able to pay: cards of the deck might be in hand (RULES T11). */
export function possibleShips(player: Player, ship: number): number {
  const payable = payableShips(player, ship);
  if (!player.abilities.icons || player.hand.length === 0) return payable;
  return payable + iconsAmong(player.deck, ship);
}

/** Whether the player can pay so many ships of a size. */
export function canPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || payableShips(player, ship) >= n;
}

/** Whether others must think it possible that the player can pay. */
export function mightPayShips(player: Player, ship: number, n: number): boolean {
  return shipsOf(player, ship) >= n || possibleShips(player, ship) >= n;
}

/** Whether others must think it possible that the hand holds a card that may be discarded as such a ship. */
export function mightHoldShip(player: Player, ship: number): boolean {
  if (!player.abilities.icons || player.hand.length === 0) return false;
  return iconsAmong(player.hand, ship) + iconsAmong(player.deck, ship) > 0;
}

/** Whether the player may get another battlecruiser: one is the most (RULES F3). */
export function mayGainBattlecruiser(player: Player): boolean {
  return shipsOf(player, BATTLECRUISER) === 0;
}
