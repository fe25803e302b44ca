// Streamlining and Hyperefficiency: removing hand cards in the own turn while nothing is being carried out (RULES streamlining-a).
import { cardOf, kindsOf } from './cards.ts';
import { owns } from './empire.ts';
import { atOf, type Question } from './question.ts';

/**
 * Cards that may be removed at this moment. Removing several at one moment is a set, made in ascending order: after a card, no
 * card with a lower number.
 */
export function trims(question: Question): string[] {
  const { player, leading, position } = question;
  const once = owns(player, 'streamlining') && position.turn.streamlined !== true;
  const often = owns(player, 'hyperefficiency');
  if (!leading || (!once && !often)) return [];
  return kindsOf(player.hand)
    .filter(({ number }) => number >= lastTrimmed(question))
    .map(({ id }) => `remove:${id}`);
}

/** The number of the card removed last at this moment. */
function lastTrimmed(question: Question): number {
  const { step, card } = question.frame;
  if (step === 'discard') return card === undefined ? 0 : cardOf(card).number;
  return atOf(question);
}
