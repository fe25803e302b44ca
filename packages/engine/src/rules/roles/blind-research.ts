// Research in the prototype: looks at the top cards of a face-down technology deck and takes one.
import { cardId } from '../../cards/catalog.ts';
import { surveyDepth } from '../../queries/survey-depth.ts';
import { openDecks } from '../../queries/supply.ts';
import { nameAt, NONE, PLANET_TYPES } from '../../model/names.ts';
import { BUY, DECK } from '../../model/option.ts';
import { sortAscending } from '../../state/random.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { begin, pop, step } from '../steps/step.ts';
import { behavior } from './behavior.ts';

/** `count` is the number of cards to look at. */
const chooseDeckStep = step('choose-deck', {
  run(state, frame) {
    const open = openDecks(state, frame.seat);
    if (open.length > 1 && frame.count > 0) return false;
    pop(state);
    const only = open[0];
    if (only !== undefined && frame.count > 0) look(state, frame.seat, only, frame.count);
    return true;
  },

  options(state, frame, out) {
    for (const type of openDecks(state, frame.seat)) out.push(DECK + type);
  },

  question: (_state, frame) => ({
    step: 'choose-deck',
    several: false,
    cardsLookedAt: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    look(state, frame.seat, option - DECK, frame.count);
  },
});

/** Looks at up to n cards from the top of a deck. A single card is taken without asking. */
function look(state: GameState, seat: number, type: number, n: number): void {
  const deck = state.technologyDecks[type] as number[];
  const seen: number[] = [];
  while (seen.length < n && deck.length > 0) seen.push(deck.pop() as number);
  state.reveals++;
  state.lookingCards = seen;
  state.log?.push({
    type: 'look-technologies',
    seat,
    deck: nameAt(PLANET_TYPES, type),
    count: seen.length,
    cards: seen.map(cardId),
  });
  if (seen.length === 1) takeTechnology(state, seat, type, seen[0] as number);
  else begin(state, pickTechnologyStep, seat, NONE, 0, type);
}

/** `at` is the planet type of the deck. */
const pickTechnologyStep = step('pick-technology', {
  run: () => false,

  options(state, _frame, out) {
    const cards = [...state.lookingCards];
    sortAscending(cards);
    for (const kind of cards) out.push(BUY + kind);
  },

  question: () => ({ step: 'pick-technology', several: false }),

  choose(state, frame, option) {
    pop(state);
    takeTechnology(state, frame.seat, frame.at, option - BUY);
  },
});

/** The chosen card goes to the discard pile, the others under the deck. */
function takeTechnology(state: GameState, seat: number, type: number, kind: number): void {
  const rest = state.lookingCards.filter((one) => one !== kind);
  state.lookingCards = [];
  state.technologyDecks[type] = [...rest.reverse(), ...(state.technologyDecks[type] as number[])];
  playerAt(state, seat).discard.push(kind);
  state.log?.push({ type: 'buy', seat, card: cardId(kind) });
}

/** The leader looks at one card per symbol, followers at fewer. */
export const blindResearch = behavior('draw-blind', {
  resolve: (state, seat, symbols, leading) =>
    begin(state, chooseDeckStep, seat, NONE, surveyDepth(state, symbols, leading)),
  steps: [chooseDeckStep, pickTechnologyStep],
});
