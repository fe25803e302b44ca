// Shows the progress of a selection at a multi-select question, in texts and numbers.
import type { Decision, OptionInfo } from '@eminent/engine';
import { symbolsOf } from './symbol-sum.ts';
import { type Locale, msg, roleName } from '@eminent/text';

/** Returns the question with its numbers as if the picks were committed. */
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

/** Returns the sum of symbols, or the number of cards still to select; undefined for neither. */
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
