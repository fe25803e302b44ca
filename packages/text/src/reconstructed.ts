// Which numbers of prototype cards and planets are reconstructed, and which games use errata.
import { cardAt, findKind, findPlanet, type GameOptions, planetAt } from '@eminent/engine';
import { type Locale, msg } from './language.ts';

/**
 * A sentence about the numbers of a prototype card or planet that were never published and are
 * reconstructed (docs/rulesets.md); undefined if there are none.
 */
export function reconstructedText(locale: Locale, id: string): string | undefined {
  const kind = findKind(id);
  if (kind !== undefined) {
    const card = cardAt(kind);
    const guessed = card.family === 'technology' && card.reconstructed === true;
    return guessed ? msg(locale, 'reconstructed.technology') : undefined;
  }
  const index = findPlanet(id);
  if (index === undefined) return undefined;
  const planet = planetAt(index);
  if (planet.reconstructed !== true) return undefined;
  return msg(locale, planet.start ? 'reconstructed.start' : 'reconstructed.planet');
}

/** Whether the cards of a game have their corrected texts (errata). */
export function laterTexts({
  ruleset,
  techErrata,
  escalationErrata,
}: Pick<GameOptions, 'ruleset' | 'techErrata' | 'escalationErrata'>): boolean {
  const isLater = escalationErrata === 'both' || escalationErrata === 'cards';
  return ruleset === 'escalation' ? isLater : techErrata;
}
