// Computes the answers that are queued when a role is committed: the boosts, and answers to later
// questions of the role that the selection already contains.
import type { Decision, RolePreview, View } from '@eminent/engine';
import type { QueuedAnswer } from '../game/queued-answers.ts';
import { conquests, previewOf } from '@eminent/text';
import { type Selection, pendingAnswerOf, takesBoosts } from '../suggestions/selection.ts';

/** Returns the queued answers to the questions after a role, in order; empty at other questions. */
export function followUpAnswers(
  view: View,
  decision: Decision,
  selection: Selection,
): readonly QueuedAnswer[] {
  const { options, boosts } = pendingAnswerOf(decision, selection);
  const [role] = options;
  const preview = takesBoosts(decision) ? previewOf(view, role) : undefined;
  if (preview === undefined) return [];
  const cards: QueuedAnswer = {
    step: 'boost',
    tokens: selection.picks.slice(1).map(({ token }) => token),
    // Settling or attacking at once needs no more symbols.
    asksRest: selection.target === undefined,
  };
  switch (preview.role) {
    case 'warfare':
    case 'colonize':
      return [cards, ...conquestStep(preview, boosts, selection)];
    case 'produce':
    case 'trade':
      return [cards, { step: preview.role, tokens: 'all' }];
    default:
      return [cards];
  }
}

/** The planet to settle or attack; otherwise collecting fighters, if the selection implies it. */
function conquestStep(
  preview: RolePreview,
  boosts: readonly string[],
  { target, gathers = false }: Selection,
): readonly QueuedAnswer[] {
  const isWarfare = preview.role === 'warfare';
  const step = isWarfare ? 'muster' : 'colonize-or-settle';
  if (target !== undefined) {
    return [{ step, tokens: [`${isWarfare ? 'attack' : 'settle'}:${target + 1}`] }];
  }
  const collects = isWarfare && (gathers || boosts.length > 0) && conquests(preview).length > 0;
  return collects ? [{ step, tokens: ['collect'] }] : [];
}
