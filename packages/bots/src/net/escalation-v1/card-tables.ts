// What cards and planets do, as numbers in the words of the net: so that also one that it does not know by name says something to it.
import {
  CARDS,
  type Effect,
  PLANET_DEFS,
  SCENARIOS,
  SHIPS,
  TECHNOLOGY_TYPES,
} from '@eminent/engine';
import { VOCABULARY } from './vocabulary.ts';

const WORDS: readonly string[] = VOCABULARY.effects;
const TYPES: readonly string[] = VOCABULARY.planetTypes;
const ROLE_WORDS: readonly string[] = VOCABULARY.roles;
/** An effect counts as often as its number says, up to here. */
const MAX_TIMES = 3;

/** The places of effects among the words, each as often as it is worth. */
function placesOf(effects: readonly Effect[]): readonly number[] {
  return effects.flatMap((effect) => {
    const place = WORDS.indexOf(effect.op);
    const times = 'n' in effect ? Math.min(effect.n, MAX_TIMES) : 1;
    return place < 0 ? [] : Array<number>(times).fill(place);
  });
}

/** By kind: what it does when it is played or used, by places of effects. */
export const CARD_EFFECTS = CARDS.map((card) => placesOf(card.action));

export const IS_TECHNOLOGY = CARDS.map(({ family }) => family === 'technology');

/** By kind; 0 and -1 for role cards. */
export const CARD_INFLUENCE = CARDS.map((card) =>
  card.family === 'technology' ? card.influence : 0,
);
export const CARD_LEVEL = CARDS.map((card) => (card.family === 'technology' ? card.level : 0));
export const CARD_PLANETS = CARDS.map((card) => (card.family === 'technology' ? card.planets : 0));
export const CARD_TYPE = CARDS.map((card) =>
  card.family === 'technology' ? TECHNOLOGY_TYPES.indexOf(card.type) : -1,
);

/** Symbols of each card, by the roles of the vocabulary: `CARD_SYMBOLS[kind * roles + role]`. */
export const CARD_SYMBOLS = CARDS.flatMap((card) =>
  ROLE_WORDS.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);

/** Ships that a card may be discarded as: `CARD_SHIP_ICONS[kind * sizes + ship]`. */
export const CARD_SHIP_ICONS = CARDS.flatMap((card) =>
  SHIPS.map((ship) =>
    card.family === 'technology' ? (card.shipIcons ?? []).filter((one) => one === ship).length : 0,
  ),
);
export const CARD_IS_RESOURCE = CARDS.map(
  (card) => card.family === 'technology' && card.resourceIcon !== undefined,
);

/** By planet. */
export const PLANET_TYPE = PLANET_DEFS.map(({ type }) => TYPES.indexOf(type));
export const PLANET_EFFECTS = PLANET_DEFS.map(({ action }) => placesOf(action ?? []));
export const PLANET_SHIP = PLANET_DEFS.map(({ warfareShip }) =>
  SHIPS.indexOf(warfareShip ?? 'fighter'),
);
/** The symbols of each planet, by the roles of the vocabulary; at most two. */
export const PLANET_SYMBOLS = PLANET_DEFS.map(({ symbol, secondSymbol }) =>
  [symbol, secondSymbol].flatMap((one) => (one === undefined ? [] : [ROLE_WORDS.indexOf(one)])),
);
/** The same, each once. */
export const FRONT_SYMBOLS = PLANET_SYMBOLS.map((symbols) => [...new Set(symbols)]);

const SCENARIO_WORDS: readonly string[] = VOCABULARY.scenarios;
/** The place of each scenario of the engine. */
export const SCENARIO_PLACE = SCENARIOS.map(({ id }) => SCENARIO_WORDS.indexOf(id));
