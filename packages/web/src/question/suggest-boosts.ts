// Which hand cards to add to a role: every one that raises what it gives, none that would be lost on it.
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

/** The improved fleet, as if it were a technology of the second level. */
const UPGRADE_WORTH = 4;

/** What ships pay for counts half: they are kept where cards of the hand, which come back, pay for as much. */
const FOR_SHIPS = 0.5;

/** What a role gives, in one number: more is better. A technology counts by its cost, since one is taken. */
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

/** What improving the fleet is worth, by the symbols that it takes: none where fighters pay. */
function upgradeWorth(symbols: number | undefined): number {
  if (symbols === undefined) return 0;
  return symbols === 0 ? FOR_SHIPS * UPGRADE_WORTH : UPGRADE_WORTH;
}

export function costOf(card: string): number {
  const def = cardAt(kindOf(card));
  return def.family === 'technology' ? def.cost : 0;
}

/** The cards of the hand that help a role, those with most symbols first. */
export function helpersOf(view: View, role: RolePreview['role']): readonly string[] {
  const me = meIn(view);
  const worth = (card: string): number => me?.handSymbols?.[card]?.[role] ?? 0;
  return (me?.hand ?? []).filter((card) => worth(card) > 0).sort((a, b) => worth(b) - worth(a));
}

/** Colonies beyond this would lie under planets that have enough. */
function coloniesWanted(view: View): number {
  const planets = meIn(view)?.planets ?? [];
  return planets.reduce((sum, { settle }) => sum + (settle?.missing ?? 0), 0);
}

/** What counts of a role's outcome. */
function useOf(view: View, preview: RolePreview, cards: readonly string[]): number {
  const amount = amountOf(outcomeWith(view, preview, symbolsWith(view, preview, cards)));
  return preview.role === 'colonize' ? Math.min(amount, coloniesWanted(view)) : amount;
}

/** The cards that most people would add to a role: all that raise what it gives. */
export function usefulBoosts(view: View, preview: RolePreview): readonly string[] {
  const helpers = helpersOf(view, preview.role);
  const most = useOf(view, preview, helpers);
  // Taken out one by one, the weakest first, as long as nothing is lost.
  return helpers.toReversed().reduce<readonly string[]>((kept, card) => {
    const at = kept.lastIndexOf(card);
    const without = kept.filter((_, i) => i !== at);
    // A follower brings what following takes.
    const suffices = symbolsWith(view, preview, without) >= preview.symbols.least;
    return suffices && useOf(view, preview, without) === most ? without : kept;
  }, helpers);
}

/** Whether a role takes a planet or a technology within reach. Planets that could be won at once are no question of symbols. */
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

/** The cards that nobody would leave out: the fewest that reach a planet or a technology, and all where following takes all. */
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
