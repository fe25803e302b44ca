// Suggests the hand cards to add to a role: those that improve its outcome, and no others.
import {
  kindOf,
  outcomeWith,
  type RoleOutcome,
  type RolePreview,
  technologyAt,
  type View,
} from '@eminent/engine';
import { symbolsWith } from '@eminent/text';
import { meIn } from './selection.ts';

/** The value of improving the fleet. A technology has its cost as its value. */
const UPGRADE_WORTH = 4;

/** Factor for what is paid with ships, because hand cards come back and ships do not. */
const SHIP_PAYMENT_FACTOR = 0.5;

/** Rates the outcome of a role; comparable only between outcomes of the same kind. */
export function amountOf(outcome: RoleOutcome): number {
  switch (outcome.does) {
    case 'look-at-planets':
      return outcome.planets;
    case 'collect-fighters':
      return outcome.fighters;
    case 'add-colonies':
      return outcome.colonies;
    case 'produce':
      return outcome.resources;
    case 'trade':
      return outcome.trades;
    case 'look-at-technologies':
      return outcome.cards;
    case 'take-technology':
      return Math.max(
        0,
        ...outcome.technologies.map(costOf),
        ...(outcome.forShips ?? []).map((card) => SHIP_PAYMENT_FACTOR * costOf(card)),
        upgradeWorth(outcome.upgrade),
      );
  }
}

/** `symbols` is 0 if fighters pay, undefined if improving the fleet is impossible. */
function upgradeWorth(symbols: number | undefined): number {
  if (symbols === undefined) return 0;
  return symbols === 0 ? SHIP_PAYMENT_FACTOR * UPGRADE_WORTH : UPGRADE_WORTH;
}

function costOf(card: string): number {
  return technologyAt(kindOf(card)).cost;
}

/** Returns the hand cards with symbols for a role, those with the most symbols first. */
export function helpersOf(view: View, role: RolePreview['role']): readonly string[] {
  const me = meIn(view);
  const worth = (card: string): number => me?.handSymbols?.[card]?.[role] ?? 0;
  return (me?.hand ?? []).filter((card) => worth(card) > 0).sort((a, b) => worth(b) - worth(a));
}

function coloniesWanted(view: View): number {
  const planets = meIn(view)?.planets ?? [];
  return planets.reduce((sum, { settle }) => sum + (settle?.missing ?? 0), 0);
}

/** Rates a role with some hand cards added. Colonies that no planet needs do not count. */
function valueWith(view: View, preview: RolePreview, cards: readonly string[]): number {
  const amount = amountOf(outcomeWith(view, preview, symbolsWith(view, preview, cards)));
  return preview.role === 'colonize' ? Math.min(amount, coloniesWanted(view)) : amount;
}

/** Returns the hand cards that give a role its best outcome, without cards that add nothing. */
export function usefulBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const bestValue = valueWith(view, preview, helpers);
  // Removes the weakest cards first, as long as the value stays the same.
  return helpers.toReversed().reduce<readonly string[]>((kept, card) => {
    const at = kept.lastIndexOf(card);
    const without = kept.filter((_, i) => i !== at);
    // Following requires at least `least` symbols.
    const suffices = symbolsWith(view, preview, without) >= preview.symbols.least;
    return suffices && valueWith(view, preview, without) === bestValue ? without : kept;
  }, helpers);
}

function winsWithSymbols(outcome: RoleOutcome): boolean {
  switch (outcome.does) {
    case 'collect-fighters':
      return outcome.attackThen.length > 0;
    case 'add-colonies':
      return outcome.settleThen.length > 0;
    case 'take-technology':
      return outcome.technologies.length > 0;
    default:
      return false;
  }
}

/** The fewest cards with which the role wins something; all cards if following needs all. */
export function obviousBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const suffices = (cards: readonly string[]): boolean =>
    symbolsWith(view, preview, cards) >= preview.symbols.least;
  const found = Array.from({ length: helpers.length + 1 }, (_, n) => helpers.slice(0, n)).find(
    (cards) =>
      suffices(cards) &&
      winsWithSymbols(outcomeWith(view, preview, symbolsWith(view, preview, cards))),
  );
  if (found !== undefined) return found;
  return suffices(helpers.slice(0, -1)) ? [] : helpers;
}
