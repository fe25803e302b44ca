// Suggests the hand cards to add to a role: those that improve the outcome, and no others.
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

/** Improving the fleet counts like a technology of the second level. */
const UPGRADE_WORTH = 4;

/** A technology paid for with ships counts half: hand cards come back, ships do not. */
const FOR_SHIPS = 0.5;

/**
 * The outcome of a role as a number: more is better. A technology counts by its cost, and only the
 * most expensive one counts, because one is taken.
 */
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
        ...(outcome.forShips ?? []).map((card) => FOR_SHIPS * costOf(card)),
        upgradeWorth(outcome.upgrade),
      );
  }
}

/** The value of improving the fleet for a number of symbols: 0 symbols if fighters pay. */
function upgradeWorth(symbols: number | undefined): number {
  if (symbols === undefined) return 0;
  return symbols === 0 ? FOR_SHIPS * UPGRADE_WORTH : UPGRADE_WORTH;
}

function costOf(card: string): number {
  return technologyAt(kindOf(card)).cost;
}

/** The hand cards that help a role, those with the most symbols first. */
export function helpersOf(view: View, role: RolePreview['role']): readonly string[] {
  const me = meIn(view);
  const worth = (card: string): number => me?.handSymbols?.[card]?.[role] ?? 0;
  return (me?.hand ?? []).filter((card) => worth(card) > 0).sort((a, b) => worth(b) - worth(a));
}

/** The number of colonies that the player's planets still need. More would be wasted. */
function coloniesWanted(view: View): number {
  const planets = meIn(view)?.planets ?? [];
  return planets.reduce((sum, { settle }) => sum + (settle?.missing ?? 0), 0);
}

/** The value of a role's outcome with some hand cards added. */
function valueWith(view: View, preview: RolePreview, cards: readonly string[]): number {
  const amount = amountOf(outcomeWith(view, preview, symbolsWith(view, preview, cards)));
  return preview.role === 'colonize' ? Math.min(amount, coloniesWanted(view)) : amount;
}

/** The hand cards that give a role its best outcome, without cards that add nothing. */
export function usefulBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const bestValue = valueWith(view, preview, helpers);
  // Removes the weakest cards first, as long as the value stays the same.
  return helpers.toReversed().reduce<readonly string[]>((kept, card) => {
    const at = kept.lastIndexOf(card);
    const without = kept.filter((_, i) => i !== at);
    // Following requires a minimum of symbols.
    const suffices = symbolsWith(view, preview, without) >= preview.symbols.least;
    return suffices && valueWith(view, preview, without) === bestValue ? without : kept;
  }, helpers);
}

/** Whether the symbols win a planet or technology that could not be won without them. */
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

/** The obvious boosts: the fewest cards that win something; all cards if following needs all. */
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
