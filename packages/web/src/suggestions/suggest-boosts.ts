// Which hand cards to add to a role: all that raise its outcome, none that would be wasted.
import {
  cardAt,
  kindOf,
  outcomeWith,
  type RoleOutcome,
  type RolePreview,
  type View,
} from '@eminent/engine';
import { symbolsWith } from '@eminent/text';
import { meIn } from './selection.ts';

/** The improved fleet counts like a technology of the second level. */
const UPGRADE_WORTH = 4;

/** Payment with ships counts half: ships are kept where hand cards, which come back, can pay as much. */
const FOR_SHIPS = 0.5;

/** The outcome of a role as a number: more is better. A technology counts by its cost, because only one is taken. */
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

/** The value of improving the fleet by its symbols: 0 if fighters pay. */
function upgradeWorth(symbols: number | undefined): number {
  if (symbols === undefined) return 0;
  return symbols === 0 ? FOR_SHIPS * UPGRADE_WORTH : UPGRADE_WORTH;
}

export function costOf(card: string): number {
  const def = cardAt(kindOf(card));
  return def.family === 'technology' ? def.cost : 0;
}

/** The hand cards that help a role, those with the most symbols first. */
export function helpersOf(view: View, role: RolePreview['role']): readonly string[] {
  const me = meIn(view);
  const worth = (card: string): number => me?.handSymbols?.[card]?.[role] ?? 0;
  return (me?.hand ?? []).filter((card) => worth(card) > 0).sort((a, b) => worth(b) - worth(a));
}

/** More colonies than this would go to planets that have enough. */
function coloniesWanted(view: View): number {
  const planets = meIn(view)?.planets ?? [];
  return planets.reduce((sum, { settle }) => sum + (settle?.missing ?? 0), 0);
}

/** The value of a role's outcome. */
function useOf(view: View, preview: RolePreview, cards: readonly string[]): number {
  const amount = amountOf(outcomeWith(view, preview, symbolsWith(view, preview, cards)));
  return preview.role === 'colonize' ? Math.min(amount, coloniesWanted(view)) : amount;
}

/** The cards most players would add to a role: all that raise its outcome. */
export function usefulBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const most = useOf(view, preview, helpers);
  // Removes the weakest cards first, as long as the value stays the same.
  return helpers.toReversed().reduce<readonly string[]>((kept, card) => {
    const at = kept.lastIndexOf(card);
    const without = kept.filter((_, i) => i !== at);
    // A follower must provide the symbols following takes.
    const suffices = symbolsWith(view, preview, without) >= preview.symbols.least;
    return suffices && useOf(view, preview, without) === most ? without : kept;
  }, helpers);
}

/** Whether a role wins a planet or takes a technology. Planets that could be won at once do not depend on symbols. */
function reaches(outcome: RoleOutcome): boolean {
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

/** The obvious boosts: the fewest cards that win a planet or take a technology, and all cards where following needs all. */
export function obviousBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const suffices = (cards: readonly string[]): boolean =>
    symbolsWith(view, preview, cards) >= preview.symbols.least;
  const found = Array.from({ length: helpers.length + 1 }, (_, n) => helpers.slice(0, n)).find(
    (cards) =>
      suffices(cards) && reaches(outcomeWith(view, preview, symbolsWith(view, preview, cards))),
  );
  if (found !== undefined) return found;
  return suffices(helpers.slice(0, -1)) ? [] : helpers;
}
