// The catalog: numbers every card and planet of all rulesets. The game state stores these numbers.
// Equal cards have the same number.
import type { Effect } from '../model/effect.ts';
import {
  ANY_RESOURCE,
  NONE,
  PLANET_KINDS,
  RESOURCES,
  ROLES,
  type Ship,
  SHIPS,
  type SlotType,
  TECHNOLOGY_TYPES,
} from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import {
  type CardDef,
  PLANET_CATEGORIES,
  type PlanetDef,
  type TechnologyDef,
  type TokenDef,
} from '../model/card.ts';
import {
  ESCALATION_PLANETS,
  ESCALATION_START_PLANETS,
  PROMO_PLANETS,
} from './escalation/planets.ts';
import { ESCALATION_TECHNOLOGIES } from './escalation/technologies.ts';
import { MANUAL_TECHNOLOGIES } from './manual-technologies.ts';
import { PLANETS } from './planets.ts';
import { PROTOTYPE_PLANETS } from './prototype/planets.ts';
import { PROTOTYPE_TECHNOLOGIES } from './prototype/technologies.ts';
import { ROLE_CARDS } from './role-cards.ts';
import { TECHNOLOGIES } from './technology/technologies.ts';

/**
 * All cards, indexed by kind. Shuffles and option numbers depend on the kinds, so new cards go at
 * the end.
 */
export const CARDS: readonly CardDef[] = [
  ...ROLE_CARDS,
  ...TECHNOLOGIES,
  ...PROTOTYPE_TECHNOLOGIES,
  ...ESCALATION_TECHNOLOGIES,
  ...RESOURCES.map(
    (resource): TokenDef => ({
      family: 'token',
      id: `resource-${resource}`,
      resource,
      symbols: [],
      action: [],
    }),
  ),
  ...MANUAL_TECHNOLOGIES,
];

export const ROLE_CARD_KINDS = ROLE_CARDS.length;

export const PLANET_DEFS: readonly PlanetDef[] = [
  ...PLANETS,
  ...PROTOTYPE_PLANETS,
  ...ESCALATION_PLANETS,
  ...ESCALATION_START_PLANETS,
  ...PROMO_PLANETS,
];

const kindById = new Map(CARDS.map((card, kind) => [card.id, kind]));
const planetById = new Map(PLANET_DEFS.map((planet, index) => [planet.id, index]));

/** Returns the kind of a card id, or undefined if there is no such card. */
export function findKind(id: string): number | undefined {
  return kindById.get(id);
}

/** Returns the number of a planet id, or undefined if there is no such planet. */
export function findPlanet(id: string): number | undefined {
  return planetById.get(id);
}

/** Returns the kind of a card id. Throws a RangeError if there is no such card. */
export function kindOf(id: string): number {
  const kind = kindById.get(id);
  if (kind === undefined) throw new RangeError(`no card is called ${id}`);
  return kind;
}

/** Returns the number of a planet id. Throws a RangeError if there is no such planet. */
export function planetOf(id: string): number {
  const planet = planetById.get(id);
  if (planet === undefined) throw new RangeError(`no planet is called ${id}`);
  return planet;
}

export function cardAt(kind: number): CardDef {
  const card = CARDS[kind];
  if (card === undefined) throw new RangeError(`no card has the number ${kind}`);
  return card;
}

export function planetAt(index: number): PlanetDef {
  const planet = PLANET_DEFS[index];
  if (planet === undefined) throw new RangeError(`no planet has the number ${index}`);
  return planet;
}

export function cardId(kind: number): string {
  return cardAt(kind).id;
}

export function technologyAt(kind: number): TechnologyDef {
  const card = cardAt(kind);
  if (card.family !== 'technology') throw new RangeError(`${card.id} is not a technology`);
  return card;
}

/** Returns the kind of a resource token, which can become a colony (RULES E14-10). */
export function kindOfResource(resource: number): number {
  return FIRST_TOKEN + resource;
}

/** Whether a kind is a resource token, not a card. */
export function isToken(kind: number): boolean {
  return kind >= FIRST_TOKEN && kind < FIRST_TOKEN + RESOURCES.length;
}

const FIRST_TOKEN = CARDS.findIndex(({ family }) => family === 'token');

// Flat lookup tables, because looking up the definitions is too slow for hot loops.

const ROLE_COUNT = ROLES.length;

/** Printed symbols: `SYMBOLS[kind * 6 + role]`. */
export const SYMBOLS: readonly number[] = CARDS.flatMap((card) =>
  ROLES.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);

export function printedSymbols(kind: number, role: number): number {
  return SYMBOLS[kind * ROLE_COUNT + role] as number;
}

/** Influence at the end of the game; 0 for cards that are not technologies. */
export const CARD_INFLUENCE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.influence : 0,
);

/** Kind of the other face of a double-sided technology; NONE for other cards. */
export const OTHER_FACE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.otherFace !== undefined ? kindOf(card.otherFace) : NONE,
);

/** Cost in Research symbols; 0 for cards that are not technologies. */
export const CARD_COST: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.cost : 0,
);

/** Number of face-up planets of its type that a technology needs; 0 for other cards. */
export const CARD_PLANETS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? card.planets : 0,
);

/** Index in TECHNOLOGY_TYPES; NONE for cards that are not technologies. */
export const CARD_TYPE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? TECHNOLOGY_TYPES.indexOf(card.type) : NONE,
);

export const CARD_PERMANENT: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && card.permanent,
);

export const CARD_OTHER: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && card.otherPlanet === true,
);

/** Size of the ships with which a technology can be paid, as index in SHIPS; NONE without any. */
export const CARD_SHIP: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.shipCost !== undefined
    ? SHIPS.indexOf(card.shipCost.ship)
    : NONE,
);
export const CARD_SHIPS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? (card.shipCost?.n ?? 0) : 0,
);

/** Type of the resource icon, or ANY_RESOURCE; NONE without an icon. */
export const CARD_RESOURCE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.resourceIcon !== undefined
    ? slotNumber(card.resourceIcon)
    : NONE,
);

/** Number of ship icons by ship size: `CARD_SHIP_ICONS[kind * 3 + ship]`. */
export const CARD_SHIP_ICONS: readonly number[] = CARDS.flatMap((card) =>
  SHIPS.map((ship) => (card.family === 'technology' ? countOf(card.shipIcons, ship) : 0)),
);

export const CARD_HAS_SHIP_ICON: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && (card.shipIcons ?? []).length > 0,
);

export const CARD_SLOTS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? (card.slots?.length ?? 0) : 0,
);
/** Numbers of the permanent's slots whose ships come back at the start of the owner's turn. */
export const CARD_REPLENISHING: readonly (readonly [fighters: number, destroyers: number])[] =
  CARDS.map((card) =>
    card.family === 'technology'
      ? [countOf(card.replenishing, 'fighter'), countOf(card.replenishing, 'destroyer')]
      : [0, 0],
  );

function countOf(ships: readonly Ship[] | undefined, ship: Ship): number {
  return (ships ?? []).filter((one) => one === ship).length;
}

function slotNumber(slot: SlotType): number {
  return slot === 'any' ? ANY_RESOURCE : RESOURCES.indexOf(slot);
}

export const PLANET_TYPE: readonly number[] = PLANET_DEFS.map((planet) =>
  PLANET_KINDS.indexOf(planet.type),
);
export const PLANET_SHIP: readonly number[] = PLANET_DEFS.map((planet) =>
  SHIPS.indexOf(planet.warfareShip ?? 'fighter'),
);
/** Number of the planet's slots whose fighters come back at the start of the owner's turn. */
export const PLANET_REPLENISHING: readonly number[] = PLANET_DEFS.map((planet) =>
  countOf(planet.replenishing, 'fighter'),
);
export const PLANET_WARFARE: readonly number[] = PLANET_DEFS.map((planet) => planet.warfareCost);
export const PLANET_COLONIZE: readonly number[] = PLANET_DEFS.map((planet) => planet.colonizeCost);
export const PLANET_INFLUENCE: readonly number[] = PLANET_DEFS.map((planet) => planet.influence);
export const PLANET_HAND: readonly number[] = PLANET_DEFS.map((planet) => planet.handLimit);
export const PLANET_ACTION: readonly (readonly Effect[])[] = PLANET_DEFS.map(
  ({ action }) => action ?? [],
);
/** Printed symbols: `PLANET_SYMBOLS[planet * 6 + role]`. */
export const PLANET_SYMBOLS: readonly number[] = PLANET_DEFS.flatMap(({ symbol, secondSymbol }) =>
  ROLES.map((role) => Number(symbol === role) + Number(secondSymbol === role)),
);

/** Resource type of each slot, or ANY_RESOURCE: `PLANET_SLOTS[planet][slot]`. */
export const PLANET_SLOTS: readonly (readonly number[])[] = PLANET_DEFS.map((planet) =>
  planet.slots.map(slotNumber),
);

/** Returns a number for the printed back of a planet. Equal backs give equal numbers. */
export function backNumber(back: PlanetBack): number {
  const category = back.category === undefined ? 0 : 1 + PLANET_CATEGORIES.indexOf(back.category);
  const ship = SHIPS.indexOf(back.warfareShip ?? 'fighter');
  const type = PLANET_KINDS.indexOf(back.type);
  return ((category * 3 + ship) * 5 + type) * 10_000 + back.colonizeCost * 100 + back.warfareCost;
}

/** Returns the back of a planet, which every player can see. */
export function backOf(planet: number): PlanetBack {
  const { type, category, colonizeCost, warfareCost, warfareShip } = planetAt(planet);
  return {
    type,
    ...(category === undefined ? {} : { category }),
    colonizeCost,
    warfareCost,
    ...(warfareShip === undefined ? {} : { warfareShip }),
  };
}

export const PLANET_BACK: readonly number[] = PLANET_DEFS.map((planet) => backNumber(planet));
