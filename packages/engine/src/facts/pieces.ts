// Questions about an empire and a hand that several steps ask.
import {
  CARD_COST,
  CARD_PLANETS,
  CARD_TYPE,
  kindOf,
  PLANET_COLONIZE,
  PLANET_HAND,
  PLANET_SLOTS,
  PLANET_SYMBOL,
  PLANET_TYPE,
  PLANET_WARFARE,
  printedSymbols,
} from '../cards/catalogue.ts';
import { type Power, POWERS } from '../model/card.ts';
import { COLONIZE } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import type { GameState } from '../state/state.ts';

const RESEARCH_CARD = kindOf('research');

/** Whether a permanent of the player gives this ability. */
export function hasPower(player: Player, power: Power): boolean {
  return (player.powers & POWERS[power]) !== 0;
}

/** Symbols of a role that a hand card of this player is worth (RULES T4b, Adaptability in 4.4). */
export function symbolsOf(player: Player, kind: number, role: number): number {
  const printed = printedSymbols(kind, role);
  if (printed === 0 && kind === RESEARCH_CARD && hasPower(player, 'adaptability')) return 1;
  return printed;
}

/** Symbols of a role in the empire: face-up planets and permanents (RULES T6). */
export function empireSymbols(player: Player, role: number): number {
  let symbols = 0;
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    const planet = planets[i] as Planet;
    if (planet.up && PLANET_SYMBOL[planet.id] === role) symbols++;
  }
  const permanents = player.permanents;
  for (let i = 0; i < permanents.length; i++) {
    symbols += printedSymbols(permanents[i] as number, role);
  }
  return symbols;
}

/** Colonies under a planet; any tucked card counts at least one (RULES R-COL1, R-COL8). */
export function coloniesOn(planet: Planet): number {
  let colonies = 0;
  for (const kind of planet.colonies) colonies += Math.max(1, printedSymbols(kind, COLONIZE));
  return colonies;
}

/** Colonies still missing to settle, after the discount of the empire (RULES R-COL3); 0 or less when it can be settled. */
export function coloniesMissing(player: Player, planet: Planet): number {
  const cost = PLANET_COLONIZE[planet.id] as number;
  return cost - empireSymbols(player, COLONIZE) - coloniesOn(planet);
}

/** Fighters that an attack costs this player (RULES 3.2, SEP). */
export function attackCost(player: Player, planet: Planet): number {
  const cost = PLANET_WARFARE[planet.id] as number;
  return hasPower(player, 'scorched-earth-policy') ? Math.max(0, cost - 2) : cost;
}

export function canAttack(player: Player, planet: Planet): boolean {
  return !planet.up && player.fighters >= attackCost(player, planet);
}

export function canSettle(player: Player, planet: Planet): boolean {
  return !planet.up && coloniesMissing(player, planet) <= 0;
}

type Test = (player: Player, planet: Planet) => boolean;

/** Whether any planet of the empire passes. */
export function anyPlanet(player: Player, test: Test): boolean {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) return true;
  }
  return false;
}

/** Appends `base + place` for every planet that passes. */
export function listPlanets(player: Player, test: Test, base: number, out: number[]): void {
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    if (test(player, planets[i] as Planet)) out.push(base + i);
  }
}

export function isFaceDown(_player: Player, planet: Planet): boolean {
  return !planet.up;
}

/** Cards of the same kind as the first one, which lie together. */
export function cardsAlike(cards: readonly number[]): number {
  const other = cards.findIndex((card) => card !== cards[0]);
  return other < 0 ? cards.length : other;
}

/** How many planets are face down. */
export function faceDownCount(player: Player): number {
  let count = 0;
  for (const planet of player.planets) if (!planet.up) count++;
  return count;
}

/** The place of the first face-down planet; there is one. */
export function firstFaceDown(player: Player): number {
  return player.planets.findIndex((planet) => !planet.up);
}

/** Face-up planets of a type, the prerequisite of technologies (RULES 3.7). */
export function faceUpOfType(player: Player, type: number): number {
  let count = 0;
  for (const planet of player.planets) if (planet.up && PLANET_TYPE[planet.id] === type) count++;
  return count;
}

/** Hand cards that the player may keep at the end of the own turn (RULES T12). */
export function handLimit(state: GameState, player: Player): number {
  let limit = state.rules.handSize;
  for (const planet of player.planets) if (planet.up) limit += PLANET_HAND[planet.id] as number;
  return limit;
}

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

/** Whether the player may trade fighters now (Weapon Emporium). */
export function tradesFighters(player: Player): boolean {
  return player.fighters > 0 && hasPower(player, 'weapon-emporium');
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

/** Whether the player has the planets and symbols for a technology on offer (RULES 3.7). */
export function canBuy(player: Player, kind: number, symbols: number): boolean {
  return (
    symbols >= (CARD_COST[kind] as number) &&
    faceUpOfType(player, CARD_TYPE[kind] as number) >= (CARD_PLANETS[kind] as number)
  );
}

/** Whether anything can be drawn at all. */
export function canDraw(player: Player): boolean {
  return player.deck.length > 0 || player.discard.length > 0;
}

/** Whether influence can still be gained: where the supply is a hard limit, it must not be empty. */
export function mayGainInfluence(state: GameState): boolean {
  return influenceLeft(state) > 0;
}

/** Influence that can still be gained: what is left of the supply, or more than anybody will want where there is no limit. */
export function influenceLeft(state: GameState): number {
  return state.rules.influenceLimited ? state.supply : UNLIMITED;
}

/** Fighters that can still be gained: what is left of the supply, or more than anybody will want where there is no limit. */
export function fightersLeft(state: GameState): number {
  const limit = state.rules.fighterLimit;
  if (limit === undefined) return UNLIMITED;
  let left = limit;
  for (const player of state.players) left -= player.fighters;
  return left;
}

/** A whole number, so that counts stay whole numbers for the engine that runs this. */
const UNLIMITED = 1_000_000;

/** Whether any stack of the game still has cards. */
export function anyStack(state: GameState): boolean {
  return state.rules.stackKinds.some((kind) => (state.stacks[kind] as number) > 0);
}
