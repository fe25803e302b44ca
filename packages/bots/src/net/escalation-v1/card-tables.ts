// Lookup tables of the effects, symbols, icons and other properties of cards and planets. With
// them, cards outside the vocabulary have features, too.
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
const MAX_REPEATS = 3;

/** An effect with a number, such as "draw 2", is repeated that many times, up to MAX_REPEATS. */
function placesOf(effects: readonly Effect[]): readonly number[] {
  return effects.flatMap((effect) => {
    const place = WORDS.indexOf(effect.op);
    const times = 'n' in effect ? Math.min(effect.n, MAX_REPEATS) : 1;
    return place < 0 ? [] : Array<number>(times).fill(place);
  });
}

export const CARD_EFFECTS = CARDS.map((card) => placesOf(card.action));

export const IS_TECHNOLOGY = CARDS.map(({ family }) => family === 'technology');

// Properties of technologies by card kind: influence, level, number of required planets (0 for role
// cards), and index of the type in TECHNOLOGY_TYPES (-1 for role cards).
export const CARD_INFLUENCE = CARDS.map((card) =>
  card.family === 'technology' ? card.influence : 0,
);
export const CARD_LEVEL = CARDS.map((card) => (card.family === 'technology' ? card.level : 0));
export const CARD_PLANETS = CARDS.map((card) => (card.family === 'technology' ? card.planets : 0));
export const CARD_TYPE = CARDS.map((card) =>
  card.family === 'technology' ? TECHNOLOGY_TYPES.indexOf(card.type) : -1,
);

/** Number of symbols by card kind and role: `CARD_SYMBOLS[kind * ROLE_WORDS.length + role]`. */
export const CARD_SYMBOLS = CARDS.flatMap((card) =>
  ROLE_WORDS.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);

/** Number of ship icons by card kind and size: `CARD_SHIP_ICONS[kind * SHIPS.length + ship]`. */
export const CARD_SHIP_ICONS = CARDS.flatMap((card) =>
  SHIPS.map((ship) =>
    card.family === 'technology' ? (card.shipIcons ?? []).filter((one) => one === ship).length : 0,
  ),
);
export const CARD_IS_RESOURCE = CARDS.map(
  (card) => card.family === 'technology' && card.resourceIcon !== undefined,
);

// By planet number: vocabulary index of the type, vocabulary indexes of the effects of the Action,
// and index in SHIPS of the ships that an attack costs.
export const PLANET_TYPE = PLANET_DEFS.map(({ type }) => TYPES.indexOf(type));
export const PLANET_EFFECTS = PLANET_DEFS.map(({ action }) => placesOf(action ?? []));
export const PLANET_SHIP = PLANET_DEFS.map(({ warfareShip }) =>
  SHIPS.indexOf(warfareShip ?? 'fighter'),
);
export const PLANET_SYMBOLS = PLANET_DEFS.map(({ symbol, secondSymbol }) =>
  [symbol, secondSymbol].flatMap((one) => (one === undefined ? [] : [ROLE_WORDS.indexOf(one)])),
);
export const FRONT_SYMBOLS = PLANET_SYMBOLS.map((symbols) => [...new Set(symbols)]);

const SCENARIO_WORDS: readonly string[] = VOCABULARY.scenarios;
/** -1 for scenarios outside the vocabulary. */
export const SCENARIO_PLACE = SCENARIOS.map(({ id }) => SCENARIO_WORDS.indexOf(id));
