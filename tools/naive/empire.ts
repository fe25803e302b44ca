// What an empire can do, computed from its cards and planets: symbols, colonies, settling, hand
// limit.
import type { PlanetPosition, PlayerPosition, Role } from '@eminent/engine';
import { type Card, cardOf, planetOf } from './cards.ts';

/** RULES 3.7g, 4a: whether the player has this technology as a permanent. */
export function owns(player: PlayerPosition, permanent: string): boolean {
  return (player.permanents ?? []).includes(permanent);
}

export function isFaceUp(planet: PlanetPosition): boolean {
  return planet.up === true;
}

/** RULES T4b, 3.6a; E7: symbols when boosting. Wealth of Knowledge is only for leaders. */
export function symbolsOn(
  player: PlayerPosition,
  card: Card,
  role: Role,
  leading: boolean,
): number {
  if (card.id === 'research' && owns(player, 'adaptability')) return 1;
  if (card.id === 'survey' && leading && owns(player, 'wealth-of-knowledge')) return 1;
  return card.symbols.filter((symbol) => symbol === role).length;
}

/** RULES T6: returns the symbols on face-up planets and permanents. */
export function symbolsInEmpire(player: PlayerPosition, role: Role): number {
  const onPlanets = player.planets
    .filter(isFaceUp)
    .flatMap(({ planet }) => planetOf(planet).symbols);
  const onPermanents = (player.permanents ?? []).flatMap((id) => cardOf(id).symbols);
  return [...onPlanets, ...onPermanents].filter((symbol) => symbol === role).length;
}

/** RULES 3.3b, R-COL1, R-COL8: one colony per Colonize symbol of a card, at least one. */
export function coloniesOf(cards: readonly string[]): number {
  return cards
    .map((id) => cardOf(id).symbols.filter((symbol) => symbol === 'colonize').length)
    .reduce((sum, symbols) => sum + Math.max(1, symbols), 0);
}

/** RULES 3.3d, R-COL3: after the empire's discount; undefined if none can be held (PL2). */
export function coloniesNeeded(
  player: PlayerPosition,
  { planet }: PlanetPosition,
): number | undefined {
  const { colonizeCost } = planetOf(planet);
  return colonizeCost === undefined
    ? undefined
    : colonizeCost - symbolsInEmpire(player, 'colonize');
}

/** Whether colonies suffice. ESCALATION E8.1: with a Colony Ship, all others may move there. */
function isSettleable(player: PlayerPosition, planet: PlanetPosition): boolean {
  const needed = coloniesNeeded(player, planet);
  if (needed === undefined) return false;
  const others = owns(player, 'colony-ship')
    ? [...player.planets.filter((one) => one !== planet), player.extra ?? {}].flatMap(
        ({ colonies = [] }) => colonies,
      )
    : [];
  return coloniesOf([...(planet.colonies ?? []), ...others]) >= needed;
}

export function placesOf(
  player: PlayerPosition,
  test: (planet: PlanetPosition) => boolean,
): number[] {
  return player.planets.flatMap((planet, place) => (test(planet) ? [place] : []));
}

/** ESCALATION PL2: returns the places of face-down planets that can hold colonies. */
export function planetsForColonies(player: PlayerPosition): number[] {
  return placesOf(
    player,
    (planet) => !isFaceUp(planet) && planetOf(planet.planet).colonizeCost !== undefined,
  );
}

/** Place of the Colony Ship, after all planets. */
export const SHIP_PLACE = 49;

/** ESCALATION E8.1: like `planetsForColonies`, with the Colony Ship if the player has it. */
export function placesForColonies(player: PlayerPosition): number[] {
  return [...planetsForColonies(player), ...(owns(player, 'colony-ship') ? [SHIP_PLACE] : [])];
}

export function settleable(player: PlayerPosition): number[] {
  return placesOf(player, (planet) => !isFaceUp(planet) && isSettleable(player, planet));
}

/** RULES T12; ESCALATION E7, Oversight Committee: returns the hand limit. */
export function handLimitOf(player: PlayerPosition): number {
  const onPlanets = player.planets
    .filter(isFaceUp)
    .reduce((sum, { planet }) => sum + planetOf(planet).handLimit, 0);
  const onPermanents = (player.permanents ?? []).reduce((sum, id) => sum + cardOf(id).handLimit, 0);
  return 5 + onPlanets + onPermanents;
}
