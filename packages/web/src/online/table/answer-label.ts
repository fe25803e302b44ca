// Labels of sent and prepared answers, as on their buttons.
import type { Decision, NextQuestion, View } from '@eminent/engine';
import { type Locale, outcomeText } from '@eminent/text';
import type { Prepared } from '@eminent/protocol/online';
import { pendingAnswerOf, withCopyNumbers } from '../../suggestions/selection.ts';
import type { Pending } from '../../game/game-store.ts';

const BOOST = 'boost:';

/** Returns the label of a sent answer; undefined if its options are unknown, as after a reload. */
export function pendingText(
  lang: Locale,
  { view, decision, tokens, rest }: Pending,
  names: readonly string[],
): string | undefined {
  const boosts = rest.find(({ step }) => step === 'boost')?.tokens ?? [];
  const all = [...tokens, ...(boosts === 'all' ? [] : boosts)];
  if (all.length === 0 && !decision.several) return undefined;
  return textOf(lang, view, decision, all, names);
}

/** Returns the label of a prepared answer; undefined if its question is not known. */
export function preparedText(
  lang: Locale,
  view: View,
  upcoming: NextQuestion | undefined,
  prepared: Prepared,
  names: readonly string[],
): string | undefined {
  if (upcoming === undefined) return undefined;
  const [first, ...rest] = prepared;
  const boosts = rest.flatMap(({ tokens }) => tokens.filter((token) => token.startsWith(BOOST)));
  return textOf(
    lang,
    { ...view, ...upcoming },
    upcoming.decision,
    [...(first?.tokens ?? []), ...boosts],
    names,
  );
}

function textOf(
  lang: Locale,
  view: View,
  decision: Decision,
  tokens: readonly string[],
  names: readonly string[],
): string {
  const intended = pendingAnswerOf(decision, { picks: withCopyNumbers(tokens) });
  return outcomeText(lang, { decision, view, names }, intended);
}
