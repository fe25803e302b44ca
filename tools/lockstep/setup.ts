// Sets up our game like a recorded one: options, deal, and the order of cards after each shuffle.
import { type Deal, type GameOptions, PLANET_PILE } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import { scenarioOfRecorded } from './scenario-ids.ts';
import type { RecordedGame } from './recording.ts';
import { gameOptions } from '../game-options.ts';

function pileOf(loc: string): number {
  return loc === 'planet_deck' ? PLANET_PILE : Number(loc.slice('deck:'.length));
}

/** A recorded shuffle: the index of its decision, and the pile after it, top card first. */
export interface RecordedOrder {
  readonly i: number;
  readonly order: readonly string[];
}

/** Recorded shuffles by seat or PLANET_PILE, without those of an empty pile. */
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

/** Converts the recorded deal. Our piles have their top card last. */
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
