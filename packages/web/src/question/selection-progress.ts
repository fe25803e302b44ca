// Texts and numbers that show the progress of a selection at a multi-select question.
import type { Decision, OptionInfo } from '@eminent/engine';
import { symbolsOf } from './symbol-sum.ts';
import { type Locale, msg, roleName } from '@eminent/text';

/** The question with its numbers as they are after the picks. */
export function afterPicks(decision: Decision, picked: readonly OptionInfo[]): Decision {
  switch (decision.step) {
    case 'boost':
      return { ...decision, symbols: decision.symbols + symbolsOf(picked) };
    case 'produce':
      return { ...decision, resourcesLeft: decision.resourcesLeft - picked.length };
    case 'trade':
      return { ...decision, tradesLeft: decision.tradesLeft - picked.length };
    case 'remove':
      if (decision.removalsLeft === undefined) return decision;
      return { ...decision, removalsLeft: decision.removalsLeft - picked.length };
    default:
      return decision;
  }
}

/** The sum of symbols, or the number of missing cards; undefined if no such text is needed. */
export function selectionProgressText(
  lang: Locale,
  decision: Decision,
  picked: readonly OptionInfo[],
): string | undefined {
  switch (decision.step) {
    case 'boost': {
      const n = decision.symbols + symbolsOf(picked);
      return msg(lang, 'ui.tallySymbols', { n, role: roleName(lang, decision.role) });
    }
    case 'discard': {
      const n = decision.excess - picked.length;
      return n > 0 ? msg(lang, 'ui.tallyDiscard', { n }) : undefined;
    }
    case 'tuck': {
      const n = decision.cardsAlike - picked.length;
      return n > 0 ? msg(lang, 'ui.tallyTuck', { n }) : undefined;
    }
    default:
      return undefined;
  }
}
