// Starting decks and stacks of the official game (RULES 1.2, docs/rulesets.md).
import type { SeatSetup } from '../../model/rules.ts';
import {
  roleCardCount,
  COLONIZE_CARD,
  produceTradeKinds,
  POLITICS_CARD,
  RESEARCH_CARD,
  SURVEY_CARD,
  WARFARE_CARD,
} from './cards.ts';
import type { OfficialOptions } from './options.ts';

export const HAND_SIZE = 5;

/** Returns the starting setup of each seat in a game without scenarios. */
export function seats(options: OfficialOptions): SeatSetup[] {
  const deck = startDeck(options);
  return Array.from({ length: options.players }, () => ({
    deck,
    firstHand: HAND_SIZE,
    permanents: [],
  }));
}

function startDeck(options: OfficialOptions): number[] {
  const deck =
    options.startDeck === 'one-of-each'
      ? [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, RESEARCH_CARD, POLITICS_CARD, POLITICS_CARD]
      : [
          SURVEY_CARD,
          SURVEY_CARD,
          WARFARE_CARD,
          COLONIZE_CARD,
          COLONIZE_CARD,
          RESEARCH_CARD,
          RESEARCH_CARD,
          POLITICS_CARD,
        ];
  const withoutResearch = options.variant === 'learning' && options.learningDeck === 'eight';
  return [...deck, ...produceTradeKinds(options)]
    .filter((kind) => !withoutResearch || kind !== RESEARCH_CARD)
    .sort((a, b) => a - b);
}

/** Returns the card kinds that form stacks, ascending. */
export function stackKinds(options: OfficialOptions): number[] {
  const research = options.variant === 'learning' ? [] : [RESEARCH_CARD];
  const kinds = [
    SURVEY_CARD,
    WARFARE_CARD,
    COLONIZE_CARD,
    ...produceTradeKinds(options),
    ...research,
  ];
  return [...new Set(kinds)].sort((a, b) => a - b);
}

/**
 * Version since which the extended game removes fixed numbers of cards from the stacks. Before, it
 * removed one starting deck.
 */
const EXTENDED_REMOVES_FIXED_CARDS = 2;

/**
 * Returns the stack sizes after starting decks of ten cards are dealt (RULES 1.2), even if decks
 * have eight. Reduced stacks for two players are those for four (RULES R-2P).
 */
export function stackSizes(options: OfficialOptions, version: number): number[] {
  const extended = options.variant === 'extended';
  const byDecks = extended && version < EXTENDED_REMOVES_FIXED_CARDS;
  const decks = byDecks || options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const dealt = decks * deck.filter((one) => one === kind).length;
    return (
      roleCardCount(kind, options) - dealt - (extended && !byDecks ? removedInExtended(kind) : 0)
    );
  });
}

function removedInExtended(kind: number): number {
  return kind === WARFARE_CARD ? 1 : 2;
}

/**
 * Returns the stack sizes before the starting decks of scenarios are dealt (RULES E9). Cards that a
 * variant or reduced stacks remove are already missing.
 */
export function stackTotals(options: OfficialOptions): number[] {
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const total = roleCardCount(kind, options);
    if (options.twoPlayerStacks === 'reduced') {
      return total - 2 * deck.filter((one) => one === kind).length;
    }
    return options.variant === 'extended' ? total - removedInExtended(kind) : total;
  });
}
