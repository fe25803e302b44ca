// What an empire can do: symbols, costs, slots, hand limit, each worked out from the cards that lie there.
import type { PlanetPosition, PlanetType, PlayerPosition, Resource, Role } from '@eminent/engine';
import { type Card, cardOf, planetOf } from './cards.ts';

/** RULES 3.7g, 4a: a permanent face in the empire. */
export function owns(player: PlayerPosition, permanent: string): boolean {
  return (player.permanents ?? []).includes(permanent);
}

export function isFaceUp(planet: PlanetPosition): boolean {
  return planet.up === true;
}

/** RULES T4b, 3.6a, adaptability: what a card is worth when its owner boosts a role with it. */
export function symbolsOn(player: PlayerPosition, card: Card, role: Role): number {
  if (card.id === 'research' && owns(player, 'adaptability')) return 1;
  return card.symbols.filter((symbol) => symbol === role).length;
}

/** RULES T6: the symbols of face-up planets and of permanents. */
export function symbolsInEmpire(player: PlayerPosition, role: Role): number {
  const onPlanets = player.planets
    .filter(isFaceUp)
    .filter(({ planet }) => planetOf(planet).symbol === role);
  const onPermanents = (player.permanents ?? [])
    .flatMap((id) => cardOf(id).symbols)
    .filter((symbol) => symbol === role);
  return onPlanets.length + onPermanents.length;
}

/** RULES 3.2d, SEP: fighters that an attack costs. */
function attackCost(player: PlayerPosition, { planet }: PlanetPosition): number {
  const discount = owns(player, 'scorched-earth-policy') ? 2 : 0;
  return Math.max(0, planetOf(planet).warfareCost - discount);
}

/** RULES 3.3b, R-COL1, R-COL8: a tucked card is as many colonies as it has Colonize symbols, and never none. */
function coloniesUnder({ colonies = [] }: PlanetPosition): number {
  return colonies
    .map((id) => cardOf(id).symbols.filter((symbol) => symbol === 'colonize').length)
    .reduce((sum, symbols) => sum + Math.max(1, symbols), 0);
}

/** RULES 3.3d, R-COL3: enough colonies, the discount of the empire's Colonize symbols included. */
function isSettleable(player: PlayerPosition, planet: PlanetPosition): boolean {
  const discount = symbolsInEmpire(player, 'colonize');
  return coloniesUnder(planet) + discount >= planetOf(planet.planet).colonizeCost;
}

/** Places (from 0) of the planets that pass. */
function placesOf(player: PlayerPosition, test: (planet: PlanetPosition) => boolean): number[] {
  return player.planets.flatMap((planet, place) => (test(planet) ? [place] : []));
}

export function faceDownPlaces(player: PlayerPosition): number[] {
  return placesOf(player, (planet) => !isFaceUp(planet));
}

/** RULES 3.2d: face-down planets of one's own that one can pay for now. */
export function attackable(player: PlayerPosition): number[] {
  return placesOf(
    player,
    (planet) => !isFaceUp(planet) && attackCost(player, planet) <= player.fighters,
  );
}

export function settleable(player: PlayerPosition): number[] {
  return placesOf(player, (planet) => !isFaceUp(planet) && isSettleable(player, planet));
}

/** One printed slot: the planet's place, the slot's place on it, and its resource. */
export interface Slot {
  readonly place: number;
  readonly slot: number;
  readonly resource: Resource;
  readonly filled: boolean;
}

/** RULES 3.4b, 3.4c, SEP: the slots of face-up planets that no Scorched Earth fighter blocks. */
function slotsOf(player: PlayerPosition): Slot[] {
  return player.planets.flatMap((planet, place) => {
    if (!isFaceUp(planet) || planet.blocked === true) return [];
    const { slots } = planetOf(planet.planet);
    return slots.map((resource, slot) => ({
      place,
      slot,
      resource,
      filled: (planet.resources ?? []).includes(resource),
    }));
  });
}

export function emptySlots(player: PlayerPosition): Slot[] {
  return slotsOf(player).filter(({ filled }) => !filled);
}

export function filledSlots(player: PlayerPosition): Slot[] {
  return slotsOf(player).filter(({ filled }) => filled);
}

/** RULES 3.7b, 3.7c: planets that a technology of the type may count. */
export function faceUpOf(player: PlayerPosition, type: PlanetType): number {
  return player.planets.filter(isFaceUp).filter(({ planet }) => planetOf(planet).type === type)
    .length;
}

/** RULES T12. */
export function handLimitOf(player: PlayerPosition): number {
  const signs = player.planets
    .filter(isFaceUp)
    .reduce((sum, { planet }) => sum + planetOf(planet).handLimit, 0);
  return 5 + signs;
}
