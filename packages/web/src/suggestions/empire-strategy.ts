// Estimates the needs of the player's empire: which role, which hand cards, how many fighters.
import {
  cardAt,
  kindOf,
  type PlanetView,
  type Role,
  SHIP_IN_FIGHTERS,
  type View,
} from '@eminent/engine';
import { meIn } from './selection.ts';

/** The player's planets that are not settled yet. */
export function faceDownIn(view: View): readonly PlanetView[] {
  return (meIn(view)?.planets ?? []).filter(({ up }) => !up);
}

/**
 * How many fighters the player still needs to attack a face-down planet. A larger ship counts as
 * the fighters that it is built from, and the player's smaller ships count toward it.
 */
export function fightersLacking(view: View, { attack, warfareShip = 'fighter' }: PlanetView) {
  const me = meIn(view);
  if (attack === undefined || me?.ships === undefined) return attack?.missing ?? 0;
  const { fighter, destroyer } = me.ships;
  const smaller = {
    fighter: 0,
    destroyer: fighter,
    battlecruiser: fighter + destroyer * SHIP_IN_FIGHTERS.destroyer,
  };
  return Math.max(0, attack.missing * SHIP_IN_FIGHTERS[warfareShip] - smaller[warfareShip]);
}

/** How many fighters the player has beyond those that the most expensive face-down planet needs. */
export function fightersToSpare(view: View): number {
  const needed = faceDownIn(view).map(({ attack, warfareShip = 'fighter' }) =>
    warfareShip === 'fighter' ? (attack?.need ?? 0) : 0,
  );
  return (meIn(view)?.fighters ?? 0) - Math.max(0, ...needed);
}

/** Whether the planet closest to being won is closer by fighters than by colonies. */
export function isWarlike(view: View): boolean {
  const missing = (planet: PlanetView): number =>
    Math.min(fightersLacking(view, planet), planet.settle?.missing ?? 0);
  const [nearest] = faceDownIn(view).toSorted((a, b) => missing(a) - missing(b));
  if (nearest?.attack === undefined) return false;
  return fightersLacking(view, nearest) <= (nearest.settle?.missing ?? 0);
}

/** The role the empire needs most. */
export function neededRole(view: View): Role {
  if (faceDownIn(view).length === 0) return 'survey';
  return isWarlike(view) ? 'warfare' : 'colonize';
}

/**
 * Whether a hand card helps in the next turns: a technology, a card of the needed role, or a Trade
 * card if the empire has resource slots.
 */
export function isNeeded(view: View, card: string): boolean {
  const me = meIn(view);
  const { family, symbols } = cardAt(kindOf(card));
  if (family === 'technology' || symbols.includes(neededRole(view))) return true;
  return symbols.includes('trade') && (me?.slotsFilled ?? 0) + (me?.slotsFree ?? 0) > 0;
}

const SMALL_DECK = 8;

/** The value of removing a card from the game; 0 if the player should keep it. */
export function removalWorth(view: View, card: string): number {
  const me = meIn(view);
  const owned = (me?.handSize ?? 0) + (me?.deckSize ?? 0) + (me?.discard.length ?? 0);
  const { family, symbols } = cardAt(kindOf(card));
  // A small deck needs all its cards.
  if (family === 'technology' || owned < SMALL_DECK) return 0;
  if (symbols.length === 0) return 1;
  const otherRole = isWarlike(view) ? 'colonize' : 'warfare';
  // The Colony Ship takes a colony in each turn, even in an empire that attacks.
  if (symbols.includes('colonize') && me?.shipColonies !== undefined) return 0;
  return symbols.includes(otherRole) ? (otherRole === 'colonize' ? 2 : 1) : 0;
}
