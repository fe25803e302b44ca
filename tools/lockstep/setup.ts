// How our game is set up like a recorded one: its options, its deal and the order of every shuffle.
import { type Deal, DEFAULT_OPTIONS, type GameOptions, PLANET_PILE } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import type { RecordedGame } from './trace.ts';

/** The number of the pile that a recorded shuffle names. */
function pileOf(loc: string): number {
  return loc === 'planet_deck' ? PLANET_PILE : Number(loc.slice('deck:'.length));
}

/** A pile after a recorded shuffle, from the top, and the decision in which it was shuffled. */
export interface RecordedOrder {
  readonly i: number;
  readonly order: readonly string[];
}

/** By pile. What an empty pile is shuffled to changes nothing. */
export function recordedOrders({ decisions }: RecordedGame): Map<number, RecordedOrder[]> {
  const orders = new Map<number, RecordedOrder[]>();
  for (const { i, shuffles = [] } of decisions) {
    for (const { loc, order } of shuffles) {
      const pile = pileOf(loc);
      if (order.length > 0) orders.set(pile, [...(orders.get(pile) ?? []), { i, order }]);
    }
  }
  return orders;
}

/** Whether it is a game that ours plays: scenarios and Escalation are not. */
export function isOfficial({ options }: RecordedGame): boolean {
  return !options.scenarios && !options.escalation;
}

/** Our switches for what the recorded implementation plays. */
export function optionsOf(game: RecordedGame): GameOptions {
  const { players, options } = game;
  if (!isOfficial(game)) throw new Error('not an official game');
  if (players !== 2 && players !== 3 && players !== 4) throw new Error(`${players} players`);
  return {
    ...DEFAULT_OPTIONS,
    players,
    variant: options.learning ? 'learning' : options.extended3 ? 'extended' : 'standard',
    techErrata: true,
    displayErrata: true,
    extraRound: options.extra_turn,
    twoPlayerStacks: players === 2 ? 'reduced' : 'full',
    learningDeck: 'eight',
  };
}

/** Our piles, the top card last. */
export function dealOf({ setup }: RecordedGame): Deal {
  return {
    decks: setup.decks.map((deck) => deck.map(kindOfRecorded).reverse()),
    startPlanets: setup.start_planets.map(planetOfRecorded),
    planetDeck: setup.planet_deck.map(planetOfRecorded).reverse(),
  };
}
