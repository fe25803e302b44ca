// What heuristics and reasons compute from a view: ships, costs, symbols and influence of a player.
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

/** The player of the viewing seat. Throws for the view of a spectator. */
export function viewingPlayer(view: View): PlayerView {
  const player = view.players[view.seat ?? -1];
  if (player === undefined) throw new Error('a spectator owns nothing');
  return player;
}

/** Whether a player has more points than every other one. */
export function isAhead(player: PlayerView, view: View): boolean {
  return view.players.every(
    (other) => other.seat === player.seat || player.score.total > other.score.total,
  );
}

/** The planets that a player has not yet attacked or settled. */
export function faceDown(player: PlayerView): readonly PlanetView[] {
  return player.planets.filter((planet) => !planet.up);
}

/** Symbols of a role printed on a card. */
export function printedSymbols(card: string, role: Role): number {
  return cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
}

/** Symbols of a role in a player's hand, plus those of the empire if they add to the role. */
export function strength(view: View, player: PlayerView, role: Role): number {
  const hand = (player.hand ?? []).reduce(
    (sum, card) => sum + symbolsInHand(player, card, role),
    0,
  );
  return hand + empireStrength(view, player, role);
}

/** Symbols of a role in an empire, if they add to it. */
export function empireStrength(view: View, player: PlayerView, role: Role): number {
  return view.empireCounts[role] ? player.symbols[role] : 0;
}

/** Symbols that a card of the player's hand gives in a role. */
export function symbolsInHand(player: PlayerView, card: string, role: Role): number {
  return player.handSymbols?.[card]?.[role] ?? 0;
}

/**
 * Whether a technology is in a list of names. Cards that differ only in a symbol share a name, such
 * as `improved-trade`; the others are listed by their id.
 */
export function isOneOf(card: string, names: readonly string[]): boolean {
  const { id, sharedName } = technologyAt(kindOf(card));
  return names.includes(sharedName ?? id);
}

/**
 * Whether a technology with a shared name, such as Improved Warfare, shows the symbol of a role.
 */
export function improves(card: string, role: Role): boolean {
  const { sharedName, symbols } = technologyAt(kindOf(card));
  return sharedName !== undefined && symbols.includes(role);
}

/** Estimated influence of a planet whose front is hidden. */
const HIDDEN_INFLUENCE = 3;

/** Influence of a planet; an estimate if its front is hidden (undefined or `?`). */
export function influenceOf(planet: string | undefined): number {
  return planet === undefined || planet === '?'
    ? HIDDEN_INFLUENCE
    : planetAt(planetOf(planet)).influence;
}

/** The value of `n` ships of a size (fighters by default), in fighters. */
export function shipsWorth(ship: Ship | undefined, n: number): number {
  return SHIP_IN_FIGHTERS[ship ?? 'fighter'] * n;
}

/** Remaining cost of the cheapest way to turn a planet up. */
function stepsToFlip(planet: PlanetView): number {
  return Math.min(shipsMissing(planet), planet.settle?.missing ?? 0);
}

/** Ships missing for an attack, with larger ships converted to fighters. */
function shipsMissing({ attack, warfareShip }: PlanetView): number {
  return shipsWorth(warfareShip, attack?.missing ?? 0);
}

/** Whether a planet can be attacked (role `warfare`) or settled (any other role) now. */
export function canFlip(player: PlayerView, role: Role): boolean {
  return faceDown(player).some((planet) => {
    const cost = role === 'warfare' ? planet.attack : planet.settle;
    return cost?.missing === 0;
  });
}

/**
 * Whether the planet that is cheapest to turn up needs no more ships, in fighters, than colonies.
 * The `prefersWarfare` of styles without a preference.
 */
export function nearerByFighters(player: PlayerView): boolean {
  const [nearest] = faceDown(player).toSorted((a, b) => stepsToFlip(a) - stepsToFlip(b));
  if (nearest?.attack === undefined) return false;
  const { need, have } = nearest.attack;
  const lacks = shipsWorth(nearest.warfareShip, need - have);
  return lacks <= (nearest.settle?.missing ?? 0);
}

/** Number of cards in hand, deck and discard pile. */
export function deckTotal(player: PlayerView): number {
  return player.handSize + player.deckSize + player.discard.length;
}

export function upCount(player: PlayerView): number {
  return player.planets.filter((planet) => planet.up).length;
}
