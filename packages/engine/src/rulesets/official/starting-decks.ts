// Setup of the official game: starting decks and the stacks that remain (RULES 1.2,
// docs/rulesets.md).
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
  const small = options.variant === 'learning' && options.learningDeck === 'eight';
  return [...deck, ...produceTradeKinds(options)]
    .filter((kind) => !small || kind !== RESEARCH_CARD)
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
 * From this rules version on, the extended game takes the same cards out of the stacks whatever the
 * starting decks are.
 */
const EXTENDED_BY_CARD = 2;

/**
 * The size of each stack after starting decks are dealt (RULES 1.2). The ten-card deck counts even
 * if the learning game omits cards of it. Reduced two-player stacks are those of four players
 * (RULES R-2P); the extended game takes two more cards out of each stack and one Warfare.
 */
export function stackSizes(options: OfficialOptions, version: number): number[] {
  const extended = options.variant === 'extended';
  const byDecks = extended && version < EXTENDED_BY_CARD;
  const decks = byDecks || options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const dealt = decks * deck.filter((one) => one === kind).length;
    return roleCardCount(kind, options) - dealt - (extended && !byDecks ? extendedLess(kind) : 0);
  });
}

/**
 * Cards that the extended game takes out of a stack (docs/rules.md 1.4, "2 of each, 1 Warfare").
 */
function extendedLess(kind: number): number {
  return kind === WARFARE_CARD ? 1 : 2;
}

/**
 * Role cards of each stack before starting decks are dealt. With scenarios, the stack is what their
 * decks leave (RULES E9).
 */
export function stackTotals(options: OfficialOptions): number[] {
  const twoLess = options.twoPlayerStacks === 'reduced' || options.variant === 'extended';
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const inDeck = deck.filter((one) => one === kind).length;
    const less = options.twoPlayerStacks === 'reduced' ? 2 * inDeck : extendedLess(kind);
    return roleCardCount(kind, options) - (twoLess ? less : 0);
  });
}
