// What of a piece of the prototype is reconstructed, and which games have the later texts of cards.
import { cardAt, findKind, findPlanet, type GameOptions, planetAt } from '@eminent/engine';
import { type Locale, msg } from './language.ts';

/**
 * Which numbers of a card or planet of the prototype were never published and are reconstructed (docs/rulesets.md); undefined for
 * pieces that are documented.
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

/** Whether cards have their later texts. */
export function laterTexts({
  ruleset,
  techErrata,
  escalationErrata,
}: Pick<GameOptions, 'ruleset' | 'techErrata' | 'escalationErrata'>): boolean {
  const isLater = escalationErrata === 'both' || escalationErrata === 'cards';
  return ruleset === 'escalation' ? isLater : techErrata;
}
