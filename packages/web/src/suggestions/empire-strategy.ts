// Estimates what the player's empire needs: the role, the hand cards, the number of fighters. Cheap
// rules for suggestions, not a search.
import {
  cardAt,
  kindOf,
  type PlanetView,
  type Role,
  SHIP_IN_FIGHTERS,
  type View,
} from '@eminent/engine';
import { meIn } from './selection.ts';

/** The face-down planets of the viewing player's empire. */
export function faceDownIn(view: View): readonly PlanetView[] {
  return (meIn(view)?.planets ?? []).filter(({ up }) => !up);
}

/** Fighters missing to attack a planet. Larger ships count as the fighters they are built from. */
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

/** Fighters beyond those that the most expensive face-down planet needs; may be negative. */
export function fightersToSpare(view: View): number {
  const needed = faceDownIn(view).map(({ attack, warfareShip = 'fighter' }) =>
    warfareShip === 'fighter' ? (attack?.need ?? 0) : 0,
  );
  return (meIn(view)?.fighters ?? 0) - Math.max(0, ...needed);
}

/** Whether the planet closest to being won needs no more fighters than colonies. */
export function isWarlike(view: View): boolean {
  const missing = (planet: PlanetView): number =>
    Math.min(fightersLacking(view, planet), planet.settle?.missing ?? 0);
  const [nearest] = faceDownIn(view).toSorted((a, b) => missing(a) - missing(b));
  if (nearest?.attack === undefined) return false;
  return fightersLacking(view, nearest) <= (nearest.settle?.missing ?? 0);
}

/** The role the empire needs most: Survey, Warfare or Colonize. */
export function neededRole(view: View): Role {
  if (faceDownIn(view).length === 0) return 'survey';
  return isWarlike(view) ? 'warfare' : 'colonize';
}

/** Whether a hand card helps in the next turns: a technology, the needed role, or useful Trade. */
export function isNeeded(view: View, card: string): boolean {
  const me = meIn(view);
  const { family, symbols } = cardAt(kindOf(card));
  if (family === 'technology' || symbols.includes(neededRole(view))) return true;
  return symbols.includes('trade') && (me?.slotsFilled ?? 0) + (me?.slotsFree ?? 0) > 0;
}

const SMALL_DECK = 8;

/** Rates the removal of a card from the game, from 0 (keep the card) to 2. */
export function removalWorth(view: View, card: string): number {
  const me = meIn(view);
  const owned = (me?.handSize ?? 0) + (me?.deckSize ?? 0) + (me?.discard.length ?? 0);
  const { family, symbols } = cardAt(kindOf(card));
  // A small deck needs all its cards.
  if (family === 'technology' || owned < SMALL_DECK) return 0;
  if (symbols.length === 0) return 1;
  const otherRole = isWarlike(view) ? 'colonize' : 'warfare';
  // The Colony Ship takes a Colonize card as a colony each turn, even in an empire that attacks.
  if (symbols.includes('colonize') && me?.shipColonies !== undefined) return 0;
  return symbols.includes(otherRole) ? (otherRole === 'colonize' ? 2 : 1) : 0;
}
