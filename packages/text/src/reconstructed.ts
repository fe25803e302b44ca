// Notes on reconstructed numbers of prototype cards, and whether games use errata.
import { cardAt, findKind, findPlanet, type GameOptions, planetAt } from '@eminent/engine';
import { type Locale, msg } from './language.ts';

/** Returns a note if numbers of a prototype piece were never published (docs/rulesets.md). */
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

/** Returns whether the cards of a game have their corrected texts (errata). */
export function hasCorrectedTexts({
  ruleset,
  techErrata,
  escalationErrata,
}: Pick<GameOptions, 'ruleset' | 'techErrata' | 'escalationErrata'>): boolean {
  const hasCardErrata = escalationErrata === 'both' || escalationErrata === 'cards';
  return ruleset === 'escalation' ? hasCardErrata : techErrata;
}
