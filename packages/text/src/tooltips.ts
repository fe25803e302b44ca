// Finds the tooltip of a glossary term or icon: a name and an explanation.
import { RESOURCES, type Resource, ROLES, type Role, SCENARIOS } from '@eminent/engine';
import { TERMS, type TermId, termOf } from './glossary.ts';
import { type Locale, msg, dynamicMessage } from './language.ts';
import { tips } from './locales/en/tips.ts';
import { resourceName, roleName, roleText, scenarioName, scenarioText } from './card-texts.ts';

type Sign = Exclude<keyof typeof tips, 'symbolOf' | 'emptySlot' | 'filledSlot'>;

/** `slot` is an empty resource slot, `filled` a filled one. */
export type TipId = TermId | Sign | `symbol:${Role}` | `slot:${Resource}` | `filled:${Resource}`;

export interface Tip {
  readonly term: string;
  readonly text: string;
}

/** Keys below `tips` that are templates, not ids. */
const TEMPLATE_KEYS = ['symbolOf', 'emptySlot', 'filledSlot'];

function isOneOf<T extends string>(all: readonly T[], text: string | undefined): text is T {
  return text !== undefined && (all as readonly string[]).includes(text);
}

/** Returns the tooltip of a `TipId` or of `scenario:ID`; undefined for another id. */
export function tipText(locale: Locale, id: string): Tip | undefined {
  if (isOneOf(TERMS, id)) return termOf(locale, id);
  if (isSign(id)) {
    return { term: msg(locale, `tips.${id}.term`), text: msg(locale, `tips.${id}.text`) };
  }
  const [kind, what] = id.split(':');
  if (kind === 'scenario' && SCENARIOS.some((one) => one.id === what)) {
    const scenario = what ?? '';
    return { term: scenarioName(locale, scenario), text: scenarioText(locale, scenario) };
  }
  if (kind === 'symbol' && isOneOf(ROLES, what)) {
    const term = msg(locale, 'tips.symbolOf.term', { role: roleName(locale, what) });
    return { term, text: roleText(locale, what).role };
  }
  if ((kind === 'slot' || kind === 'filled') && isOneOf(RESOURCES, what)) {
    return slotTip(locale, kind === 'filled' ? 'filledSlot' : 'emptySlot', what);
  }
  return undefined;
}

function isSign(id: string): id is Sign {
  return Object.hasOwn(tips, id) && !TEMPLATE_KEYS.includes(id);
}

function slotTip(locale: Locale, sign: 'emptySlot' | 'filledSlot', what: Resource): Tip {
  const resource = resourceName(locale, what);
  return {
    term: msg(locale, `tips.${sign}.term`, { resource }),
    text: dynamicMessage(locale, `tips.${sign}.text`, { resource }),
  };
}
