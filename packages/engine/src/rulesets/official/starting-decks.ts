// Starting decks of the official game, and the stacks that remain (RULES 1.2, docs/rulesets.md).
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

/** The starting setup of each seat. */
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

/** Kinds that form stacks, ascending. */
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
 * The first rules version in which the extended game removes the same cards from the stacks
 * whatever the starting decks are. Before, it removed an unused starting deck.
 */
const EXTENDED_BY_CARD = 2;

/**
 * The size of each stack after starting decks are dealt (RULES 1.2). Decks count as ten cards, also
 * in a learning game with decks of eight. Reduced two-player stacks are those of four players
 * (RULES R-2P).
 */
export function stackSizes(options: OfficialOptions, version: number): number[] {
  const extended = options.variant === 'extended';
  const byDecks = extended && version < EXTENDED_BY_CARD;
  const decks = byDecks || options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const dealt = decks * deck.filter((one) => one === kind).length;
    return (
      roleCardCount(kind, options) - dealt - (extended && !byDecks ? removedInExtended(kind) : 0)
    );
  });
}

/** Number of cards that the extended game removes from a stack (RULES 1.2). */
function removedInExtended(kind: number): number {
  return kind === WARFARE_CARD ? 1 : 2;
}

/** The size of each stack before starting decks are dealt, for games with scenarios (RULES E9). */
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
