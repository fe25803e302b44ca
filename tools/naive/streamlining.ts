// Removals between other effects of the own turn (RULES streamlining-a).
import { cardOf, kindsOf } from './cards.ts';
import { owns } from './empire.ts';
import { atOf, type Question } from './question.ts';

/**
 * Cards that can be removed now. Several removals in a row are a set in ascending order: after a
 * card, no card with a lower number.
 */
export function streamlinedRemovals(question: Question): string[] {
  const { player, leading, position } = question;
  const once = owns(player, 'streamlining') && position.turn.streamlined !== true;
  const often = owns(player, 'hyperefficiency');
  if (!leading || (!once && !often)) return [];
  return kindsOf(player.hand)
    .filter(({ number }) => number >= lastRemoved(question))
    .map(({ id }) => `remove:${id}`);
}

/** The number of the card removed last in this set. */
function lastRemoved(question: Question): number {
  const { step, card } = question.frame;
  if (step === 'discard') return card === undefined ? 0 : cardOf(card).number;
  return atOf(question);
}
