// Every card and planet that any ruleset uses, numbered. Zones hold these numbers; equal cards are equal numbers.
import { NONE, nameAt, PLANET_TYPES, RESOURCES, ROLES } from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import { type CardDef, type PlanetDef, type TechnologyDef } from '../model/card.ts';
import { PLANETS } from './planets.ts';
import { PROTOTYPE_PLANETS } from './prototype/planets.ts';
import { PROTOTYPE_TECHNOLOGIES } from './prototype/technologies.ts';
import { ROLE_CARDS } from './roles.ts';
import { TECHNOLOGIES } from './technology/technologies.ts';

/** All cards; a card's number (its kind) is its place here. New families are added at the end. */
export const CARDS: readonly CardDef[] = [
  ...ROLE_CARDS,
  ...TECHNOLOGIES,
  ...PROTOTYPE_TECHNOLOGIES,
];

/** Kinds of role cards: the first ones, so that stacks are a short list. */
export const ROLE_CARD_KINDS = ROLE_CARDS.length;

/** All planets; a planet's number is its place here. */
export const PLANET_DEFS: readonly PlanetDef[] = [...PLANETS, ...PROTOTYPE_PLANETS];

const kindById = new Map(CARDS.map((card, kind) => [card.id, kind]));
const planetById = new Map(PLANET_DEFS.map((planet, index) => [planet.id, index]));

/** The number of a card id, or undefined when there is no such card. */
export function findKind(id: string): number | undefined {
  return kindById.get(id);
}

/** The number of a planet id, or undefined when there is no such planet. */
export function findPlanet(id: string): number | undefined {
  return planetById.get(id);
}

/** The number of a card id that is known to exist. */
export function kindOf(id: string): number {
  const kind = kindById.get(id);
  if (kind === undefined) throw new RangeError(`no card is called ${id}`);
  return kind;
}

/** The number of a planet id that is known to exist. */
export function planetOf(id: string): number {
  const planet = planetById.get(id);
  if (planet === undefined) throw new RangeError(`no planet is called ${id}`);
  return planet;
}

/** The card with a number. */
export function cardAt(kind: number): CardDef {
  const card = CARDS[kind];
  if (card === undefined) throw new RangeError(`no card has the number ${kind}`);
  return card;
}

/** The planet with a number. */
export function planetAt(index: number): PlanetDef {
  const planet = PLANET_DEFS[index];
  if (planet === undefined) throw new RangeError(`no planet has the number ${index}`);
  return planet;
}

/** The id of a card number. */
export function cardId(kind: number): string {
  return cardAt(kind).id;
}

/** The technology with a number. */
export function technologyAt(kind: number): TechnologyDef {
  const card = cardAt(kind);
  if (card.family !== 'technology') throw new RangeError(`${card.id} is not a technology`);
  return card;
}

// The hot loops read these flat tables instead of the literals above.

const ROLE_COUNT = ROLES.length;

/** Printed symbols: `SYMBOLS[kind * 6 + role]`. */
export const SYMBOLS: readonly number[] = CARDS.flatMap((card) =>
  ROLES.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);

/** How many symbols of a role a card shows. */
export function printedSymbols(kind: number, role: number): number {
  return SYMBOLS[kind * ROLE_COUNT + role] as number;
}

/** Influence of a card at the end; 0 for role cards. */
export const CARD_INFLUENCE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.influence : 0,
);

/** The number of the other face of a double-sided technology, or NONE. */
export const OTHER_FACE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.otherFace !== undefined ? kindOf(card.otherFace) : NONE,
);

/** Cost in Research symbols; 0 for role cards. */
export const CARD_COST: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.cost : 0,
);

/** Face-up planets needed. */
export const CARD_PLANETS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.planets : 0,
);

/** Type of a technology as the place in PLANET_TYPES, or NONE. */
export const CARD_TYPE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? PLANET_TYPES.indexOf(card.type) : NONE,
);

/** True for technologies that stay in the empire. */
export const CARD_PERMANENT: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && card.permanent,
);

export const PLANET_TYPE: readonly number[] = PLANET_DEFS.map((planet) =>
  PLANET_TYPES.indexOf(planet.type),
);
export const PLANET_WARFARE: readonly number[] = PLANET_DEFS.map((planet) => planet.warfareCost);
export const PLANET_COLONIZE: readonly number[] = PLANET_DEFS.map((planet) => planet.colonizeCost);
export const PLANET_INFLUENCE: readonly number[] = PLANET_DEFS.map((planet) => planet.influence);
export const PLANET_HAND: readonly number[] = PLANET_DEFS.map((planet) => planet.handLimit);
export const PLANET_SYMBOL: readonly number[] = PLANET_DEFS.map((planet) =>
  planet.symbol === undefined ? NONE : ROLES.indexOf(planet.symbol),
);

/** Resource type of each slot: `PLANET_SLOTS[planet][slot]`. */
export const PLANET_SLOTS: readonly (readonly number[])[] = PLANET_DEFS.map((planet) =>
  planet.slots.map((resource) => RESOURCES.indexOf(resource)),
);

/** What is printed on the back of a planet, as one number: equal backs have equal numbers. */
export const PLANET_BACK: readonly number[] = PLANET_DEFS.map(
  (planet) =>
    PLANET_TYPES.indexOf(planet.type) * 1000 + planet.colonizeCost * 20 + planet.warfareCost,
);

/** The back of a planet, as everyone sees it. */
export function backOf(planet: number): PlanetBack {
  return {
    type: nameAt(PLANET_TYPES, PLANET_TYPE[planet] as number),
    colonizeCost: PLANET_COLONIZE[planet] as number,
    warfareCost: PLANET_WARFARE[planet] as number,
  };
}
