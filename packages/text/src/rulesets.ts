// What of a piece of the prototype is reconstructed.
import { findPlanet, planetAt } from '@eminent/engine';
import { type Locale, msg } from './language.ts';

/**
 * Which numbers of a card or planet of the prototype were never published and are reconstructed (docs/rulesets.md); undefined for
 * pieces that are documented.
 */
export function reconstructedText(locale: Locale, id: string): string | undefined {
  if (/^t[afm]-/.test(id)) return msg(locale, 'reconstructed.technology');
  const planet = findPlanet(id);
  if (planet === undefined || !/^[afmh]\d$/.test(id)) return undefined;
  return msg(locale, planetAt(planet).start ? 'reconstructed.start' : 'reconstructed.planet');
}
