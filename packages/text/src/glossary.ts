// The glossary for players, and texts of rulesets, presets, variants and rule options.
import type { GameOptions, Preset, Ruleset, Variant } from '@eminent/engine';
import { collator, type Locale, msg, dynamicMessage } from './language.ts';
import { glossary as terms } from './locales/en/glossary.ts';

export type TermId = keyof typeof terms;

export const TERMS = Object.keys(terms) as TermId[];

export interface Term {
  readonly id: TermId;
  readonly term: string;
  readonly text: string;
}

/** Returns a glossary term with its explanation. */
export function termOf(locale: Locale, id: TermId): Term {
  return { id, term: msg(locale, `glossary.${id}.term`), text: msg(locale, `glossary.${id}.text`) };
}

/** Returns all glossary terms in the alphabetical order of the language. */
export function glossary(locale: Locale): readonly Term[] {
  const order = collator(locale);
  return TERMS.map((id) => termOf(locale, id)).sort((a, b) => order.compare(a.term, b.term));
}

export interface NamedChoice {
  readonly name: string;
  readonly text: string;
}

export function variantText(locale: Locale, variant: Variant): NamedChoice {
  return {
    name: msg(locale, `variants.${variant}.name`),
    text: msg(locale, `variants.${variant}.text`),
  };
}

export type SwitchId = Exclude<keyof GameOptions, 'ruleset' | 'players' | 'variant'>;

/** Returns the name of a rule option and the meaning of one of its values. */
export function switchText(
  locale: Locale,
  id: SwitchId,
  value: GameOptions[SwitchId],
): NamedChoice {
  const setting = value === true ? 'on' : value === false ? 'off' : String(value);
  return {
    name: dynamicMessage(locale, `switches.${id}.name`, {}),
    text: dynamicMessage(locale, `switches.${id}.${setting}`, {}),
  };
}

/** What a player chooses for a new game: a ruleset, a preset, or custom options. */
export type GameChoice = Ruleset | Preset | 'custom';

export function gameChoiceText(locale: Locale, choice: GameChoice): NamedChoice {
  return { name: msg(locale, `games.${choice}.name`), text: msg(locale, `games.${choice}.text`) };
}
