// The game's words explained, and the words for variants and rule options.
import type { GameOptions, Variant } from '@eminent/engine';
import { en } from './en.ts';
import { type Tongue, msg, read } from './language.ts';

export type TermId = keyof typeof en.glossary;

/** All terms of the glossary. */
export const TERMS = Object.keys(en.glossary) as TermId[];

export interface Term {
  readonly id: TermId;
  readonly term: string;
  readonly text: string;
}

/** One term, explained. */
export function termOf(lang: Tongue, id: TermId): Term {
  return { id, term: msg(lang, `glossary.${id}.term`), text: msg(lang, `glossary.${id}.text`) };
}

/** The glossary in the order of its language. */
export function glossary(lang: Tongue): readonly Term[] {
  const order = new Intl.Collator(lang);
  return TERMS.map((id) => termOf(lang, id)).sort((a, b) => order.compare(a.term, b.term));
}

/** A choice with a name and a sentence. */
export interface NamedChoice {
  readonly name: string;
  readonly text: string;
}

export function variantText(lang: Tongue, variant: Variant): NamedChoice {
  return {
    name: msg(lang, `variants.${variant}.name`),
    text: msg(lang, `variants.${variant}.text`),
  };
}

/** The rule options that a person can set beside ruleset, players and variant. */
export type SwitchId = Exclude<keyof GameOptions, 'ruleset' | 'players' | 'variant'>;

/** What a rule option is about, and what one of its values means. */
export function switchText(lang: Tongue, id: SwitchId, value: GameOptions[SwitchId]): NamedChoice {
  const side = value === true ? 'on' : value === false ? 'off' : String(value);
  return {
    name: read(lang, `switches.${id}.name`, {}),
    text: read(lang, `switches.${id}.${side}`, {}),
  };
}

/** A whole game to choose: a ruleset, a document that is a set of options, or a mix of one's own. */
export type GameChoice = keyof typeof en.games;

export function gameChoiceText(lang: Tongue, choice: GameChoice): NamedChoice {
  return { name: msg(lang, `games.${choice}.name`), text: msg(lang, `games.${choice}.text`) };
}
