// Slots of an empire: which are filled or free, what can be traded, how many resources there are.
import { PLANET_SLOTS } from '../cards/catalogue.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

/** Appends `base + place * 2 + slot` for slots that are filled (or empty), from a place and slot on. */
export function listSlots(
  player: Player,
  filled: boolean,
  base: number,
  from: number,
  out: number[],
): void {
  const planets = player.planets;
  for (let i = from >> 1; i < planets.length; i++) {
    const planet = planets[i] as Planet;
    if (!planet.up || planet.blocked) continue;
    const slots = (PLANET_SLOTS[planet.id] as readonly number[]).length;
    for (let slot = 0; slot < slots; slot++) {
      const place = i * 2 + slot;
      if (place >= from && ((planet.filled >> slot) & 1) === (filled ? 1 : 0)) {
        out.push(base + place);
      }
    }
  }
}

/** Whether there is a filled (or empty) slot from a place and slot on. */
export function anySlot(player: Player, filled: boolean, from = 0): boolean {
  const planets = player.planets;
  for (let i = from >> 1; i < planets.length; i++) {
    const planet = planets[i] as Planet;
    if (!planet.up || planet.blocked) continue;
    const slots = (PLANET_SLOTS[planet.id] as readonly number[]).length;
    const wanted = (filled ? planet.filled : ~planet.filled) & ((1 << slots) - 1);
    const later = from > i * 2 ? wanted >> (from - i * 2) : wanted;
    if (later !== 0) return true;
  }
  return false;
}

/** Whether the player has something to trade: a resource, or a fighter with Weapon Emporium. */
export function canTrade(player: Player): boolean {
  return tradesFighters(player) || anySlot(player, true);
}

/** Resources on the planets of the empire. */
export function resourceCount(player: Player): number {
  let count = 0;
  for (const planet of player.planets) count += (planet.filled & 1) + ((planet.filled >> 1) & 1);
  return count;
}

/** Whether the player may trade fighters now (Weapon Emporium, RULES 4.3). */
export function tradesFighters(player: Player): boolean {
  return player.fighters > 0 && player.abilities.tradesFighters;
}

/** How many slots of face-up planets are filled (or empty); blocked planets do not count. */
export function slotCount(player: Player, filled: boolean): number {
  let count = 0;
  for (const planet of player.planets) {
    if (!planet.up || planet.blocked) continue;
    const full = (planet.filled & 1) + ((planet.filled >> 1) & 1);
    count += filled ? full : (PLANET_SLOTS[planet.id] as readonly number[]).length - full;
  }
  return count;
}
