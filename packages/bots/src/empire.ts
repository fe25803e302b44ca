// What a rule of thumb wants to know about its own empire.
import {
  cardAt,
  kindOf,
  type PlanetView,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  type View,
} from '@eminent/engine';

/** The player whose seat views. */
export function own(view: View): PlayerView {
  const player = view.players[view.seat ?? -1];
  if (player === undefined) throw new Error('a spectator owns nothing');
  return player;
}

export function faceDown(player: PlayerView): readonly PlanetView[] {
  return player.planets.filter((planet) => !planet.up);
}

/** Printed symbols of a role on a card. */
export function symbolsOn(card: string, role: Role): number {
  return cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
}

/** Symbols of a role in a hand, plus those of the empire where they count. */
export function strength(player: PlayerView, role: Role): number {
  const hand = (player.hand ?? []).reduce((sum, card) => sum + symbolsOn(card, role), 0);
  return hand + (role === 'colonize' ? 0 : player.symbols[role]);
}

export function freeSlots(player: PlayerView): number {
  return slots(player, false);
}

export function resources(player: PlayerView): number {
  return slots(player, true);
}

function slots(player: PlayerView, filled: boolean): number {
  return player.planets
    .filter((planet) => planet.up && !planet.blocked)
    .flatMap((planet) => planet.slots ?? [])
    .filter((slot) => slot.filled === filled).length;
}

/** Influence of a planet whose front is known; a fair guess otherwise. */
export function influenceOf(planet: PlanetView): number {
  return planet.planet === undefined ? 3 : planetAt(planetOf(planet.planet)).influence;
}

/** What is still to be paid for the cheapest way to turn a planet up. */
export function stepsToFlip(player: PlayerView, planet: PlanetView): number {
  const fighters = Math.max(0, (planet.attackCost ?? 0) - player.fighters);
  return Math.min(fighters, planet.coloniesMissing ?? 0);
}

/** Whether some planet can be turned up at once. */
export function canFlip(player: PlayerView, role: Role): boolean {
  return faceDown(player).some((planet) =>
    role === 'warfare'
      ? player.fighters >= (planet.attackCost ?? 99)
      : (planet.coloniesMissing ?? 99) === 0,
  );
}

/** Whether the nearest planet is nearer by fighters than by colonies. */
export function nearerByFighters(player: PlayerView): boolean {
  const [nearest] = [...faceDown(player)].sort(
    (a, b) => stepsToFlip(player, a) - stepsToFlip(player, b),
  );
  if (nearest === undefined) return false;
  return (nearest.attackCost ?? 0) - player.fighters <= (nearest.coloniesMissing ?? 0);
}

/** Cards in hand, deck and discard pile together. */
export function deckTotal(player: PlayerView): number {
  return player.handSize + player.deckSize + player.discard.length;
}

export function upCount(player: PlayerView): number {
  return player.planets.filter((planet) => planet.up).length;
}
