// Answers to questions about cards: which ones to buy, remove, take or discard (RULES 3.7, 3.8, 4,
// C2).
import { removalsOf } from './action.ts';
import { cardOf, kindsOf } from './cards.ts';
import { handLimitOf } from './empire.ts';
import { freeActions } from './free-actions.ts';
import { purchases, shipPurchases } from './purchases.ts';
import { atOf, countOf, type Question } from './question.ts';
import { openDecks, openStacks } from './supply.ts';
import { streamlinedRemovals } from './streamlining.ts';

/** RULES 3.7b-3.7e, 3.7i, ESCALATION F1, P1: buys for symbols or for ships, or nothing. */
export function buyTechnology(question: Question): string[] {
  return ['done', ...purchases(question), ...shipPurchases(question)];
}

/** PROTOTYPE 2.4: a deck whose planet type the player has face up. */
export function chooseDeck(question: Question): string[] {
  return openDecks(question).map((type) => `deck:${type}`);
}

/** PROTOTYPE 2.4: one of the cards looked at. */
export function pickTechnology({ position }: Question): string[] {
  return kindsOf(position.lookingCards ?? []).map(({ id }) => `buy:${id}`);
}

/** RULES 3.7a, 7.14: removes cards in ascending order until `done`. */
export function removeCards(question: Question): string[] {
  const open = kindsOf(question.player.hand).filter(({ number }) => number >= atOf(question));
  return [
    'done',
    ...(mayRemoveItself(question) ? ['remove-this'] : []),
    ...open.map(({ id }) => `remove:${id}`),
  ];
}

/** RULES 4.1-self: Research and Improved Research may remove themselves before any other card. */
function mayRemoveItself(question: Question): boolean {
  const card = question.position.turn.resolving;
  const mayGo = card === 'research' || card?.startsWith('improved-research') === true;
  return mayGo && !question.prototype && countOf(question) === removalsOf(question);
}

/** Option `researchAction`: removes one card from hand or discard pile, or none. */
export function removeAnywhere({ player }: Question): string[] {
  return [
    'done',
    ...kindsOf(player.hand).map(({ id }) => `remove:${id}`),
    ...kindsOf(player.discard).map(({ id }) => `remove-discarded:${id}`),
  ];
}

/** RULES 3.8a: takes role cards in ascending order, so this and later stacks must have enough. */
export function takeCards(question: Question): string[] {
  const { stacks } = question.position;
  const open = kindsOf(openStacks(question)).filter(({ number }) => number >= atOf(question));
  const left = (from: number): number =>
    open.filter(({ number }) => number >= from).reduce((sum, { id }) => sum + (stacks[id] ?? 0), 0);
  const wanted = Math.min(countOf(question), left(0));
  return open.filter(({ number }) => left(number) >= wanted).map(({ id }) => `take:${id}`);
}

/**
 * RULES C2, T12, T13: discards cards in ascending order, at least down to the hand limit. The
 * prototype enforces the limit only with `prototypeDiscardDown` (PROTOTYPE 2.3, 2.9).
 */
export function discardCards(question: Question): string[] {
  const { player, prototype, options } = question;
  const mustComeDown = !prototype || options.prototypeDiscardDown;
  const excess = mustComeDown ? player.hand.length - handLimitOf(player) : 0;
  const open = player.hand.filter((id) => cardOf(id).number >= atOf(question));
  const from = (number: number): number => open.filter((id) => cardOf(id).number >= number).length;
  return [
    ...(excess <= 0 ? ['done'] : []),
    ...kindsOf(open)
      .filter(({ number }) => from(number) >= excess)
      .map(({ id }) => `discard:${id}`),
    ...(countOf(question) === 0
      ? [...streamlinedRemovals(question), ...freeActions(question)]
      : []),
  ];
}
