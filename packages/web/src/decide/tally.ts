// The running result of a choice of several pieces.
import { cardAt, type Decision, kindOf, type OptionInfo, type View } from '@eminent/engine';
import { type Locale, msg, roleName } from '@eminent/text';

/** Symbols of the role in progress on a card of this player. */
function symbolsOn(view: View, card: string): number {
  const { role } = view;
  const printed = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  const permanents = view.players[view.seat ?? -1]?.permanents ?? [];
  return printed === 0 && card === 'research' && permanents.includes('adaptability') ? 1 : printed;
}

/** What the picked options come to, in a few words; undefined where there is nothing to add up. */
export function tallyText(
  lang: Locale,
  view: View,
  decision: Decision,
  picked: readonly OptionInfo[],
): string | undefined {
  if (decision.step === 'boost' && decision.role !== undefined) {
    const added = picked.reduce(
      (sum, option) => sum + (option.kind === 'boost' ? symbolsOn(view, option.card) : 0),
      0,
    );
    const n = (decision.count ?? 0) + added;
    return msg(lang, 'ui.tallySymbols', { n, role: roleName(lang, decision.role) });
  }
  if (decision.step === 'discard' && (decision.excess ?? 0) > 0) {
    const left = Math.max(0, (decision.excess ?? 0) - picked.length);
    return msg(lang, 'ui.tallyDiscard', { n: left });
  }
  if (decision.step === 'tuck') {
    return msg(lang, 'ui.tallyTuck', { n: (decision.count ?? 0) - picked.length });
  }
  if (decision.step === 'trade') return msg(lang, 'ui.tallyInfluence', { n: picked.length });
  if (decision.step === 'produce') return msg(lang, 'ui.tallyResources', { n: picked.length });
  return undefined;
}
