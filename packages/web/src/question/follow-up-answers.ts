// Answers that one press gives in advance: the boosts of a role, and the role's further questions
// as far as the selection answers them.
import type { Decision, RolePreview, View } from '@eminent/engine';
import type { QueuedAnswer } from '../game/queued-answers.ts';
import { conquests, previewOf } from '@eminent/text';
import { type Selection, pendingAnswerOf, takesBoosts } from '../suggestions/selection.ts';

/** The answers to the questions after a role, from the selection of the role. */
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
    // Settling or attacking at once needs no symbols.
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

/** The planet to settle or attack; or collecting fighters, if boosts were selected for that. */
function conquestStep(
  preview: RolePreview,
  boosts: readonly string[],
  { target, gathers = false }: Selection,
): readonly QueuedAnswer[] {
  const fights = preview.role === 'warfare';
  const step = fights ? 'muster' : 'colonize-or-settle';
  if (target !== undefined) {
    return [{ step, tokens: [`${fights ? 'attack' : 'settle'}:${target + 1}`] }];
  }
  const collects = fights && (gathers || boosts.length > 0) && conquests(preview).length > 0;
  return collects ? [{ step, tokens: ['collect'] }] : [];
}
