// Sets up our game like a recorded one: options, deal and the order of every shuffle.
import { type Deal, type GameOptions, PLANET_PILE } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import { scenarioOfRecorded } from './scenario-ids.ts';
import type { RecordedGame } from './recording.ts';
import { gameOptions } from '../game-options.ts';

/** The number of the pile that a recorded shuffle names. */
function pileOf(loc: string): number {
  return loc === 'planet_deck' ? PLANET_PILE : Number(loc.slice('deck:'.length));
}

/** The order of a pile after a recorded shuffle, top card first, and its decision. */
export interface RecordedOrder {
  readonly i: number;
  readonly order: readonly string[];
}

/** Recorded shuffles by pile. Shuffles of an empty pile are left out. */
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

/** Our game options for the rules of the recorded implementation. */
export function optionsOf({ players, options }: RecordedGame): GameOptions {
  return gameOptions({
    players,
    variant: options.learning ? 'learning' : options.extended3 ? 'extended' : 'standard',
    twoPlayerStacks: players === 2 ? 'reduced' : 'full',
    scenarios: options.scenarios ? 'random' : 'off',
    scenarioPromos: options.scenarios,
    ...(options.escalation ? expansion(options) : official(options)),
  });
}

function official({ learning, extra_turn }: RecordedGame['options']): object {
  return {
    techErrata: true,
    displayErrata: true,
    extraRound: extra_turn,
    learningDeck: learning ? 'eight' : 'ten',
  };
}

function expansion({ extra_turn }: RecordedGame['options']): object {
  return {
    ruleset: 'escalation',
    escalationErrata: 'both',
    escalationEnd: extra_turn ? 'full-round-more' : 'this-round',
    startPlanetChoice: 'old-only',
  };
}

/** The recorded deal as our piles, with the top card last. */
export function dealOf({ setup }: RecordedGame): Deal {
  return {
    decks: setup.decks.map((deck) => deck.map(kindOfRecorded).reverse()),
    startPlanets: setup.start_planets.map(planetOfRecorded),
    planetDeck: setup.planet_deck.map(planetOfRecorded).reverse(),
    ...(setup.scenarios === undefined
      ? {}
      : { scenarios: setup.scenarios.map(scenarioOfRecorded) }),
  };
}
