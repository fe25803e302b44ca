// Words that depend on the ruleset: the prototype's own terms, and what of it is reconstructed.
import { findPlanet, type GameOptions, planetAt } from '@eminent/engine';
import { type Lang, msg, type Tongue } from './language.ts';

/** The options of a game that change its words. */
export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/** The language with the words of the rules that are played: the prototype says Harvest where the later game says Produce. */
export function tongueOf(lang: Lang, options: WordingOptions): Tongue {
  if (options.ruleset === 'prototype-2010') {
    return options.prototypeRoleActions ? `${lang}-drafted` : `${lang}-harvest`;
  }
  return options.researchAction === 'one-anywhere' ? `${lang}-summary` : lang;
}

/**
 * Which numbers of a card or planet of the prototype were never published and are reconstructed (docs/rulesets.md); undefined for
 * pieces that are documented.
 */
export function reconstructedText(lang: Tongue, id: string): string | undefined {
  if (/^t[afm]-/.test(id)) return msg(lang, 'reconstructed.technology');
  const planet = findPlanet(id);
  if (planet === undefined || !/^[afmh]\d$/.test(id)) return undefined;
  return msg(lang, planetAt(planet).start ? 'reconstructed.start' : 'reconstructed.planet');
}
