// Resource slots of an empire: which are filled or free, and what can be produced and traded. Slot
// numbers and layers are explained in model/option.ts.
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
 * The next slot after a slot number, or NONE. The order is: slots of face-up planets that are not
 * blocked, slots of permanents, then the second layer.
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

/** The place of a slot. */
export function placeOfSlot(n: number): number {
  return (n < LAYER ? n : n - LAYER) >> 1;
}

/** The bit of `Planet.filled` that is set if the slot is filled, from 0 to 3. */
export function bitOfSlot(n: number): number {
  return n < LAYER ? n & 1 : 2 + (n & 1);
}

/** The type of a slot. Slots of permanents accept any resource. */
export function typeOfSlot(player: Player, n: number): number {
  const place = placeOfSlot(n);
  if (place >= player.planets.length) return ANY_RESOURCE;
  const { id } = player.planets[place] as Planet;
  return (PLANET_SLOTS[id] as readonly number[])[n & 1] as number;
}

/** The content of all slots of a place, encoded like `Planet.filled`. */
export function filledAt(player: Player, place: number): number {
  return place === SHIP_PLACE ? player.expansion.store : (player.planets[place] as Planet).filled;
}

/** The resource in a slot of a type, or NONE; `filled` is the content of all slots of the place. */
export function heldAt(filled: number, bit: number, type: number): number {
  if (((filled >> bit) & 1) === 0) return NONE;
  return type === ANY_RESOURCE ? (filled >> (4 + 2 * bit)) & 3 : type;
}

/** The resource in a slot, or NONE. */
export function heldOn(player: Player, n: number): number {
  return heldAt(filledAt(player, placeOfSlot(n)), bitOfSlot(n), typeOfSlot(player, n));
}

/** Whether a slot can be filled. In the second layer, the same slot of the first must be full. */
function isOpen(player: Player, n: number): boolean {
  return heldOn(player, n) === NONE && (n < LAYER || heldOn(player, n - LAYER) !== NONE);
}

/** Whether the resource in a slot is offered; of two equal ones in a slot, only the first is. */
function isOffered(player: Player, n: number): boolean {
  const held = heldOn(player, n);
  return held !== NONE && (n < LAYER || heldOn(player, n - LAYER) !== held);
}

// Several answers to one question are played in ascending order of options. `from` marks the first
// option that is still open: a slot, or an argument of TRADE_CARD, plus one of these offsets.

/** Producing: slots of any type come after all others. */
const ANY_FROM = 1000;
/** Trading: hand cards come after the slots of the first layer. */
export const CARDS_FROM = 1000;
/** Trading: slots of the second layer come after hand cards. */
export const SECOND_FROM = 10_000;

/** The number before the first slot of any type that can still be filled. */
function anyBehind(from: number): number {
  return Math.max(NONE, from - ANY_FROM - 1);
}

/** The number before the first slot that can still be emptied. */
function fullBehind(from: number): number {
  if (from < CARDS_FROM) return from - 1;
  return from < SECOND_FROM ? LAYER - 1 : from - SECOND_FROM - 1;
}

/** The `from` after an option of `listFree`. */
export function afterProducing(option: number): number {
  return producedSlot(option) + 1 + (option >= PRODUCE_ANY ? ANY_FROM : 0);
}

/** The `from` after an option of `listFull`. */
export function afterTrading(option: number): number {
  return tradedBy(option) + 1 + (option >= TRADE_SECOND ? SECOND_FROM : 0);
}

/** Appends the options of resources that can be produced, in ascending order. */
export function listFree(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, from - 1); n !== NONE; n = nextSlot(player, n)) {
    if (typeOfSlot(player, n) === ANY_RESOURCE || !isOpen(player, n)) continue;
    out.push(n < LAYER ? PRODUCE_SLOT + n : PRODUCE_SECOND + n - LAYER);
  }
  for (let n = nextSlot(player, anyBehind(from)); n !== NONE; n = nextSlot(player, n)) {
    if (typeOfSlot(player, n) !== ANY_RESOURCE || !isOpen(player, n)) continue;
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      out.push(PRODUCE_ANY + n * RESOURCES.length + resource);
    }
  }
}

/** Appends the options of resources in slots that can be traded. */
export function listFull(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, fullBehind(from)); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) out.push(n < LAYER ? TRADE_SLOT + n : TRADE_SECOND + n - LAYER);
  }
}

/** Appends `base + slot` for the resources that can be discarded, starting at a slot. */
export function listHeld(player: Player, from: number, base: number, out: number[]): void {
  for (let n = nextSlot(player, Math.max(0, from) - 1); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) out.push(base + n);
  }
}

/** Appends options of slots that become open when the same slot of the first layer is filled. */
export function listLaterFree(player: Player, from: number, out: number[]): void {
  for (let n = nextSlot(player, LAYER - 1); n !== NONE; n = nextSlot(player, n)) {
    const below = n - LAYER;
    const takesAny = typeOfSlot(player, n) === ANY_RESOURCE;
    const isReached = takesAny ? below > anyBehind(from) : below >= from;
    if (!isReached || heldOn(player, n) !== NONE || !isOpen(player, below)) continue;
    if (!takesAny) out.push(PRODUCE_SECOND + below);
    else {
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        out.push(PRODUCE_ANY + n * RESOURCES.length + resource);
      }
    }
  }
}

/**
 * Appends options of second resources that are offered when the equal first one has been traded.
 */
export function listLaterFull(player: Player, from: number, out: number[]): void {
  listLaterHeld(player, fullBehind(from) + 1, TRADE_SECOND - LAYER, out);
}

/** Appends `base + slot` for second resources that are offered when the equal first one is gone. */
export function listLaterHeld(player: Player, from: number, base: number, out: number[]): void {
  for (let n = nextSlot(player, LAYER - 1); n !== NONE; n = nextSlot(player, n)) {
    const isEqual = heldOn(player, n) !== NONE && !isOffered(player, n);
    if (isEqual && n - LAYER >= from) out.push(base + n);
  }
}

/** The slot of an option of `listFree`. */
export function producedSlot(option: number): number {
  if (option >= PRODUCE_ANY) return (option - PRODUCE_ANY) >> 2;
  return option >= PRODUCE_SECOND ? LAYER + option - PRODUCE_SECOND : option - PRODUCE_SLOT;
}

/** The resource that an option of `listFree` names, or NONE if the slot determines it. */
export function producedResource(option: number): number {
  return option >= PRODUCE_ANY ? (option - PRODUCE_ANY) & 3 : NONE;
}

/** The slot of an option of `listFull`. */
export function tradedBy(option: number): number {
  return option >= TRADE_SECOND ? LAYER + option - TRADE_SECOND : option - TRADE_SLOT;
}

/** Whether any slot can be filled. */
export function anyFree(player: Player, from = 0): boolean {
  for (let n = nextSlot(player, anyBehind(from)); n !== NONE; n = nextSlot(player, n)) {
    const open = n >= from || typeOfSlot(player, n) === ANY_RESOURCE;
    if (open && isOpen(player, n)) return true;
  }
  return false;
}

/** Whether any slot can be emptied. */
export function anyFull(player: Player, from = 0): boolean {
  for (let n = nextSlot(player, fullBehind(from)); n !== NONE; n = nextSlot(player, n)) {
    if (isOffered(player, n)) return true;
  }
  return false;
}

/**
 * Whether the player can trade anything: a resource, a fighter (Weapon Emporium), or a hand card
 * for its icon.
 */
export function canTrade(player: Player): boolean {
  return tradesFighters(player) || anyFull(player) || tradeableCards(player.hand, player);
}

/**
 * Whether the player could trade according to public information: any card of hand and deck could
 * be in hand (RULES T11).
 */
export function mightTrade(player: Player): boolean {
  if (canTrade(player)) return true;
  return player.hand.length > 0 && tradeableCards(player.deck, player);
}

/** Whether any of these cards can be traded for its icon (RULES P3). */
export function tradeableCards(cards: readonly number[], player: Player): boolean {
  if (!player.abilities.icons) return false;
  for (const kind of cards) if (CARD_RESOURCE[kind] !== NONE) return true;
  return player.abilities.tradesFighters && iconsAmong(cards, FIGHTER) > 0;
}

/** Appends options to trade hand cards for their icons, starting at an argument of TRADE_CARD. */
export function listTradeableCards(player: Player, from: number, out: number[]): void {
  if (!player.abilities.icons) return;
  for (let token = 0; token <= RESOURCES.length; token++) {
    for (const kind of player.hand) {
      const code = token * KINDS + kind;
      if (code >= from && canTradeAs(player, kind, token)) out.push(TRADE_CARD + code);
    }
  }
}

/** Whether a card can be traded as this resource or, with Weapon Emporium, as a fighter (4). */
function canTradeAs(player: Player, kind: number, token: number): boolean {
  if (token === RESOURCES.length) {
    return player.abilities.tradesFighters && shipIcons(kind, FIGHTER) > 0;
  }
  const icon = CARD_RESOURCE[kind];
  return icon === token || icon === ANY_RESOURCE;
}

/** The number of resources in the empire. */
export function resourceCount(player: Player): number {
  let count = bitsOf(player.expansion.store);
  for (const planet of player.planets) count += bitsOf(planet.filled);
  return count;
}

function bitsOf(filled: number): number {
  return (filled & 1) + ((filled >> 1) & 1) + ((filled >> 2) & 1) + ((filled >> 3) & 1);
}

/** Whether the player can trade fighters now (Weapon Emporium, RULES 4.3). */
export function tradesFighters(player: Player): boolean {
  return player.abilities.tradesFighters && fightersOf(player) > 0;
}

/** The number of filled (or empty) slots of unblocked face-up planets and of permanents. */
export function slotCount(player: Player, filled: boolean): number {
  let count = 0;
  for (let n = nextSlot(player, NONE); n !== NONE; n = nextSlot(player, n)) {
    if ((heldOn(player, n) !== NONE) === filled) count++;
  }
  return count;
}
