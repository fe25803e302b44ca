// The game's words explained, and the words for variants and rule options.
import type { GameOptions, Variant } from '@eminent/engine';
import { en } from './en.ts';
import { type Lang, msg } from './language.ts';

export type TermId = keyof typeof en.glossary;

/** All terms of the glossary. */
export const TERMS = Object.keys(en.glossary) as TermId[];

export interface Term {
  readonly id: TermId;
  readonly term: string;
  readonly text: string;
}

/** One term, explained. */
export function termOf(lang: Lang, id: TermId): Term {
  return { id, term: msg(lang, `glossary.${id}.term`), text: msg(lang, `glossary.${id}.text`) };
}

/** The glossary in the order of its language. */
export function glossary(lang: Lang): readonly Term[] {
  const order = new Intl.Collator(lang);
  return TERMS.map((id) => termOf(lang, id)).sort((a, b) => order.compare(a.term, b.term));
}

/** A choice with a name and a sentence. */
export interface NamedChoice {
  readonly name: string;
  readonly text: string;
}

export function variantText(lang: Lang, variant: Variant): NamedChoice {
  return {
    name: msg(lang, `variants.${variant}.name`),
    text: msg(lang, `variants.${variant}.text`),
  };
}

/** The rule options that have two sides. */
export type SwitchId = keyof typeof en.switches;

/** What a rule option is about, and what the side means that is chosen. */
export function switchText<Id extends SwitchId>(
  lang: Lang,
  id: Id,
  side: GameOptions[Id],
): NamedChoice {
  const which: SwitchId = id;
  return { name: msg(lang, `switches.${which}.name`), text: sideText(lang, id, side) };
}

function sideText(lang: Lang, id: SwitchId, side: GameOptions[SwitchId]): string {
  switch (id) {
    case 'techErrata':
    case 'displayErrata':
    case 'extraRound':
      return msg(lang, `switches.${id}.${side === true ? 'on' : 'off'}`);
    case 'twoPlayerStacks':
      return msg(lang, `switches.${id}.${side === 'reduced' ? 'reduced' : 'full'}`);
    case 'learningDeck':
      return msg(lang, `switches.${id}.${side === 'eight' ? 'eight' : 'ten'}`);
  }
}
