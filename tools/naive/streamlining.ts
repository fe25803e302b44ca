// Removals by Streamlining and Hyperefficiency during the player's own turn (RULES streamlining-a).
import { cardOf, kindsOf } from './cards.ts';
import { owns } from './empire.ts';
import { atOf, type Question } from './question.ts';

/** Lists the cards that can be removed now. Several in a row must be in ascending order. */
export function streamlinedRemovals(question: Question): string[] {
  const { player, leading, position } = question;
  const once = owns(player, 'streamlining') && position.turn.streamlined !== true;
  const often = owns(player, 'hyperefficiency');
  if (!leading || (!once && !often)) return [];
  return kindsOf(player.hand)
    .filter(({ number }) => number >= lastRemoved(question))
    .map(({ id }) => `remove:${id}`);
}

/** Number of the card that was removed last in this row; 0 before the first. */
function lastRemoved(question: Question): number {
  const { step, card } = question.frame;
  if (step === 'discard') return card === undefined ? 0 : cardOf(card).number;
  return atOf(question);
}
