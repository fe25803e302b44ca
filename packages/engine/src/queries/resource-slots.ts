// Resource slots of an empire: which are filled or empty, and what can be produced and traded.
// model/option.ts explains slot numbers and layers.
import { CARD_RESOURCE, PLANET_SLOTS } from '../cards/catalog.ts';
import { ANY_RESOURCE, FIGHTER, NONE, RESOURCES } from '../model/names.ts';
import {
  KINDS,
  LAYER,
  PRODUCE_ANY,
  PRODUCE_SECOND,
  PRODUCE_SLOT,
  SHIP_PLACE,
  TRADE_CARD,
  TRADE_SECOND,
  TRADE_SLOT,
} from '../model/option.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { fightersOf, iconsAmong, shipIcons } from './ships.ts';

/**
 * Returns the next slot number, or NONE. Order: slots of face-up unblocked planets, slots of
 * permanents, second layer. `after` can be NONE.
 */
function nextSlot(player: Player, after: number): number {
  const { planets, abilities } = player;
  let n = after + 1;
  for (;;) {
    if (n >= LAYER && !abilities.doubleSlots) return NONE;
    const place = placeOfSlot(n);
    if (place < planets.length) {
      if ((n & 1) < slotsOn(planets[place] as Planet)) return n;
      n = (n | 1) + 1;
    } else if (n >= LAYER) return NONE;
    else {
      n = Math.max(n, SHIP_PLACE * 2);
      if (n - SHIP_PLACE * 2 < abilities.slots) return n;
      n = LAYER;
    }
  }
}

function slotsOn(planet: Planet): number {
  if (!planet.up || planet.blocked) return 0;
  return (PLANET_SLOTS[planet.id] as readonly number[]).length;
}

/** Returns the place of a slot: a planet index, or SHIP_PLACE for a permanent. */
export function placeOfSlot(n: number): number {
  return (n < LAYER ? n : n - LAYER) >> 1;
}

/** Returns the bit of `Planet.filled`, 0 to 3, which is set if the slot is filled. */
export function bitOfSlot(n: number): number {
  return n < LAYER ? n & 1 : 2 + (n & 1);
}

/** Returns the resource type of a slot; ANY_RESOURCE for slots of permanents. */
export function typeOfSlot(player: Player, n: number): number {
  const place = placeOfSlot(n);
  if (place >= player.planets.length) return ANY_RESOURCE;
  const { id } = player.planets[place] as Planet;
  return (PLANET_SLOTS[id] as readonly number[])[n & 1] as number;
}

/** Returns the content of all slots of a place, encoded like `Planet.filled`. */
export function filledAt(player: Player, place: number): number {
  return place === SHIP_PLACE ? player.expansion.store : (player.planets[place] as Planet).filled;
}

/**
 * Returns the resource in a slot, or NONE. `bit` and `filled` come from `bitOfSlot` and `filledAt`.
 */
export function heldAt(filled: number, bit: number, type: number): number {
  if (((filled >> bit) & 1) === 0) return NONE;
  return type === ANY_RESOURCE ? (filled >> (4 + 2 * bit)) & 3 : type;
}

/** Returns the resource in a slot, or NONE. */
export function heldOn(player: Player, n: number): number {
  return heldAt(filledAt(player, placeOfSlot(n)), bitOfSlot(n), typeOfSlot(player, n));
}

/** A slot of the second layer can be filled only after the same slot of the first. */
function isOpen(player: Player, n: number): boolean {
  return heldOn(player, n) === NONE && (n < LAYER || heldOn(player, n - LAYER) !== NONE);
}

/** Of two equal resources in one slot, only the first is offered. */
function isOffered(player: Player, n: number): boolean {
  const held = heldOn(player, n);
  return held !== NONE && (n < LAYER || heldOn(player, n - LAYER) !== held);
}

// A question with several answers takes them in ascending order of options. `from` says where the
// options not yet passed begin: a slot, or an argument of TRADE_CARD, plus one of these offsets.

/** When producing, slots of any type come after all others. */
const ANY_FROM = 1000;
/** When trading, hand cards come after the slots of the first layer. */
export const CARDS_FROM = 1000;
/** When trading, slots of the second layer come after hand cards. */
export const SECOND_FROM = 10_000;

function beforeFirstAnySlot(from: number): number {
  return Math.max(NONE, from - ANY_FROM - 1);
}

function beforeFirstFullSlot(from: number): number {
  if (from < CARDS_FROM) return from - 1;
  return from < SECOND_FROM ? LAYER - 1 : from - SECOND_FROM - 1;
}

/** Returns the `from` after an option of `listFree` is chosen. */
export function afterProducing(option: number): number {
  return producedSlot(option) + 1 + (option >= PRODUCE_ANY ? ANY_FROM : 0);
}

/** Returns the `from` after an option of `listFull` is chosen. */
export function afterTrading(option: number): number {
  return tradedSlot(option) + 1 + (option >= TRADE_SECOND ? SECOND_FROM : 0);
}

/** Appends the options to produce a resource on an empty slot, in ascending order. */
export function listFree(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, from - 1); n !== NONE; n = nextSlot(player, n)) {
    if (typeOfSlot(player, n) === ANY_RESOURCE || !isOpen(player, n)) continue;
    out.push(n < LAYER ? PRODUCE_SLOT + n : PRODUCE_SECOND + n - LAYER);
  }
  for (let n = nextSlot(player, beforeFirstAnySlot(from)); n !== NONE; n = nextSlot(player, n)) {
    if (typeOfSlot(player, n) !== ANY_RESOURCE || !isOpen(player, n)) continue;
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      out.push(PRODUCE_ANY + n * RESOURCES.length + resource);
    }
  }
}

/** Appends the options to trade a resource in a slot. */
export function listFull(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, beforeFirstFullSlot(from)); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) out.push(n < LAYER ? TRADE_SLOT + n : TRADE_SECOND + n - LAYER);
  }
}

/** Appends `base + slot` for every resource that can be discarded. Skips slots before `from`. */
export function listHeld(player: Player, from: number, base: number, out: number[]): void {
  for (let n = nextSlot(player, Math.max(0, from) - 1); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) out.push(base + n);
  }
}

/** Appends options to fill slots of the second layer that become open by filling the first. */
export function listLaterFree(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, LAYER - 1); n !== NONE; n = nextSlot(player, n)) {
    const below = n - LAYER;
    const takesAny = typeOfSlot(player, n) === ANY_RESOURCE;
    const isReached = takesAny ? below > beforeFirstAnySlot(from) : below >= from;
    if (!isReached || heldOn(player, n) !== NONE || !isOpen(player, below)) continue;
    if (!takesAny) out.push(PRODUCE_SECOND + below);
    else {
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        out.push(PRODUCE_ANY + n * RESOURCES.length + resource);
      }
    }
  }
}

/** Appends options to trade a second resource once the equal first one is traded. */
export function listLaterFull(player: Player, from: number, out: number[]): void {
  listLaterHeld(player, beforeFirstFullSlot(from) + 1, TRADE_SECOND - LAYER, out);
}

/** Appends `base + slot` for second resources that can be discarded after the equal first one. */
export function listLaterHeld(player: Player, from: number, base: number, out: number[]): void {
  for (let n = nextSlot(player, LAYER - 1); n !== NONE; n = nextSlot(player, n)) {
    const isEqual = heldOn(player, n) !== NONE && !isOffered(player, n);
    if (isEqual && n - LAYER >= from) out.push(base + n);
  }
}

/** Returns the slot of an option of `listFree`. */
export function producedSlot(option: number): number {
  if (option >= PRODUCE_ANY) return (option - PRODUCE_ANY) >> 2;
  return option >= PRODUCE_SECOND ? LAYER + option - PRODUCE_SECOND : option - PRODUCE_SLOT;
}

/** Returns the resource that an option of `listFree` names, or NONE if the slot has a type. */
export function producedResource(option: number): number {
  return option >= PRODUCE_ANY ? (option - PRODUCE_ANY) & 3 : NONE;
}

/** Returns the slot of an option of `listFull`. */
export function tradedSlot(option: number): number {
  return option >= TRADE_SECOND ? LAYER + option - TRADE_SECOND : option - TRADE_SLOT;
}

/** Returns whether any slot from `from` on can be filled. */
export function anyFree(player: Player, from = 0): boolean {
  for (let n = nextSlot(player, beforeFirstAnySlot(from)); n !== NONE; n = nextSlot(player, n)) {
    const open = n >= from || typeOfSlot(player, n) === ANY_RESOURCE;
    if (open && isOpen(player, n)) return true;
  }
  return false;
}

/** Returns whether any resource from `from` on can be traded. */
export function anyFull(player: Player, from = 0): boolean {
  for (let n = nextSlot(player, beforeFirstFullSlot(from)); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) return true;
  }
  return false;
}

/** Returns whether the player can trade a resource, a fighter or a hand card. */
export function canTrade(player: Player): boolean {
  return tradesFighters(player) || anyFull(player) || tradeableCards(player.hand, player);
}

/** Like `canTrade`, as if the deck were in hand, too, unless the hand is empty (RULES T11). */
export function mightTrade(player: Player): boolean {
  if (canTrade(player)) return true;
  return player.hand.length > 0 && tradeableCards(player.deck, player);
}

/** Returns whether any of these cards can be traded for its icon (RULES P3). */
export function tradeableCards(cards: readonly number[], player: Player): boolean {
  if (!player.abilities.icons) return false;
  for (const kind of cards) if (CARD_RESOURCE[kind] !== NONE) return true;
  return player.abilities.tradesFighters && iconsAmong(cards, FIGHTER) > 0;
}

/** Appends options to trade hand cards for icons. `from` is the lowest argument of TRADE_CARD. */
export function listTradeableCards(player: Player, from: number, out: number[]): void {
  if (!player.abilities.icons) return;
  for (let token = 0; token <= RESOURCES.length; token++) {
    for (const kind of player.hand) {
      const code = token * KINDS + kind;
      if (code >= from && canTradeAs(player, kind, token)) out.push(TRADE_CARD + code);
    }
  }
}

/** `token` is a resource type, or RESOURCES.length for a fighter (Weapon Emporium). */
function canTradeAs(player: Player, kind: number, token: number): boolean {
  if (token === RESOURCES.length) {
    return player.abilities.tradesFighters && shipIcons(kind, FIGHTER) > 0;
  }
  const icon = CARD_RESOURCE[kind];
  return icon === token || icon === ANY_RESOURCE;
}

/** Returns the number of resources on planets and permanents. */
export function resourceCount(player: Player): number {
  let count = bitsOf(player.expansion.store);
  for (const planet of player.planets) count += bitsOf(planet.filled);
  return count;
}

function bitsOf(filled: number): number {
  return (filled & 1) + ((filled >> 1) & 1) + ((filled >> 2) & 1) + ((filled >> 3) & 1);
}

/** Returns whether the player has Weapon Emporium and a fighter to trade (RULES 4.3). */
export function tradesFighters(player: Player): boolean {
  return player.abilities.tradesFighters && fightersOf(player) > 0;
}

/** Returns the number of filled or empty slots, without face-down and blocked planets. */
export function slotCount(player: Player, filled: boolean): number {
  let count = 0;
  for (let n = nextSlot(player, NONE); n !== NONE; n = nextSlot(player, n)) {
    if ((heldOn(player, n) !== NONE) === filled) count++;
  }
  return count;
}
