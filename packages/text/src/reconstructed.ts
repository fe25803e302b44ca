// Marks prototype pieces with reconstructed numbers, and games with corrected card texts.
import { cardAt, findKind, findPlanet, type GameOptions, planetAt } from '@eminent/engine';
import { type Locale, msg } from './language.ts';

/**
 * Returns a sentence for a prototype card or planet with numbers that were never published and are
 * reconstructed (docs/rulesets.md); undefined for others.
 */
export function reconstructedText(locale: Locale, id: string): string | undefined {
  const kind = findKind(id);
  if (kind !== undefined) {
    const card = cardAt(kind);
    const isReconstructed = card.family === 'technology' && card.reconstructed === true;
    return isReconstructed ? msg(locale, 'reconstructed.technology') : undefined;
  }
  const index = findPlanet(id);
  if (index === undefined) return undefined;
  const planet = planetAt(index);
  if (planet.reconstructed !== true) return undefined;
  return msg(locale, planet.start ? 'reconstructed.start' : 'reconstructed.planet');
}

/** Whether the cards of a game have their corrected texts (errata). */
export function hasCorrectedTexts({
  ruleset,
  techErrata,
  escalationErrata,
}: Pick<GameOptions, 'ruleset' | 'techErrata' | 'escalationErrata'>): boolean {
  const hasCardErrata = escalationErrata === 'both' || escalationErrata === 'cards';
  return ruleset === 'escalation' ? hasCardErrata : techErrata;
}
