// Queries on a view for heuristics and reasons: ships, costs, symbols and influence of a player.
import {
  cardAt,
  kindOf,
  type PlanetView,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  SHIP_IN_FIGHTERS,
  type Ship,
  technologyAt,
  type View,
} from '@eminent/engine';

/** Returns the player of the viewing seat. Throws for the view of a spectator. */
export function viewingPlayer(view: View): PlayerView {
  const player = view.players[view.seat ?? -1];
  if (player === undefined) throw new Error('a spectator owns nothing');
  return player;
}

/** Returns whether a player has more points than every other player. */
export function isAhead(player: PlayerView, view: View): boolean {
  return view.players.every(
    (other) => other.seat === player.seat || player.score.total > other.score.total,
  );
}

/** Returns the planets that a player has not yet attacked or settled. */
export function faceDown(player: PlayerView): readonly PlanetView[] {
  return player.planets.filter((planet) => !planet.up);
}

/** Returns the number of symbols of a role printed on a card. */
export function printedSymbols(card: string, role: Role): number {
  return cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
}

/** Returns the number of symbols of a role in a player's hand and empire. */
export function strength(view: View, player: PlayerView, role: Role): number {
  const hand = (player.hand ?? []).reduce(
    (sum, card) => sum + symbolsInHand(player, card, role),
    0,
  );
  return hand + empireStrength(view, player, role);
}

/** Returns the number of symbols that an empire adds to a role; 0 if empires add none to it. */
export function empireStrength(view: View, player: PlayerView, role: Role): number {
  return view.empireCounts[role] ? player.symbols[role] : 0;
}

/** Returns the number of symbols that a card of the player's hand gives in a role. */
export function symbolsInHand(player: PlayerView, card: string, role: Role): number {
  return player.handSymbols?.[card]?.[role] ?? 0;
}

/** Returns whether a technology is in a list of ids and shared names such as `improved-trade`. */
export function isOneOf(card: string, names: readonly string[]): boolean {
  const { id, sharedName } = technologyAt(kindOf(card));
  return names.includes(sharedName ?? id);
}

/** Returns whether a technology has a shared name (Improved Warfare) and a symbol of the role. */
export function improves(card: string, role: Role): boolean {
  const { sharedName, symbols } = technologyAt(kindOf(card));
  return sharedName !== undefined && symbols.includes(role);
}

const HIDDEN_INFLUENCE = 3;

/** Returns the influence of a planet; an estimate if its front is hidden (undefined or `?`). */
export function influenceOf(planet: string | undefined): number {
  return planet === undefined || planet === '?'
    ? HIDDEN_INFLUENCE
    : planetAt(planetOf(planet)).influence;
}

/** Returns the value of `n` ships of a size (fighters by default), in fighters. */
export function shipsWorth(ship: Ship | undefined, n: number): number {
  return SHIP_IN_FIGHTERS[ship ?? 'fighter'] * n;
}

function missingToWin(planet: PlanetView): number {
  return Math.min(shipsMissing(planet), planet.settle?.missing ?? 0);
}

function shipsMissing({ attack, warfareShip }: PlanetView): number {
  return shipsWorth(warfareShip, attack?.missing ?? 0);
}

/** Returns whether a face-down planet can be attacked (role `warfare`) or settled now. */
export function canFlip(player: PlayerView, role: Role): boolean {
  return faceDown(player).some((planet) => {
    const cost = role === 'warfare' ? planet.attack : planet.settle;
    return cost?.missing === 0;
  });
}

/**
 * Returns whether the planet that is closest to being won needs no more fighters (larger ships are
 * converted) than colonies.
 */
export function nearerByFighters(player: PlayerView): boolean {
  const [nearest] = faceDown(player).toSorted((a, b) => missingToWin(a) - missingToWin(b));
  if (nearest?.attack === undefined) return false;
  const { need, have } = nearest.attack;
  const lacks = shipsWorth(nearest.warfareShip, need - have);
  return lacks <= (nearest.settle?.missing ?? 0);
}

/** Returns the number of cards in hand, deck and discard pile. */
export function deckTotal(player: PlayerView): number {
  return player.handSize + player.deckSize + player.discard.length;
}

/** Returns the number of face-up planets. */
export function upCount(player: PlayerView): number {
  return player.planets.filter((planet) => planet.up).length;
}
