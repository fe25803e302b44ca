// Every card and planet that any ruleset uses, numbered. Zones hold these numbers; equal cards are equal numbers.
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
import type { CardDef, PlanetDef, TechnologyDef, TokenDef } from '../model/card.ts';
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

/** All cards; a card's number (its kind) is its place here. New families are added at the end. */
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

/** Kinds of role cards: the first ones, so that stacks are a short list. */
export const ROLE_CARD_KINDS = ROLE_CARDS.length;

/** All planets; a planet's number is its place here. */
export const PLANET_DEFS: readonly PlanetDef[] = [
  ...PLANETS,
  ...PROTOTYPE_PLANETS,
  ...ESCALATION_PLANETS,
  ...ESCALATION_START_PLANETS,
  ...PROMO_PLANETS,
];

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

/** The kind of a resource that lies among cards: of a Black Market, played and under planets (RULES E14-10). */
export function tokenOf(resource: number): number {
  return FIRST_TOKEN + resource;
}

/** Whether what lies among cards is a resource. */
export function isToken(kind: number): boolean {
  return kind >= FIRST_TOKEN && kind < FIRST_TOKEN + RESOURCES.length;
}

const FIRST_TOKEN = CARDS.findIndex(({ family }) => family === 'token');

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

/** Type of a technology as the place in TECHNOLOGY_TYPES, or NONE. */
export const CARD_TYPE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? TECHNOLOGY_TYPES.indexOf(card.type) : NONE,
);

/** True for technologies that stay in the empire. */
export const CARD_PERMANENT: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && card.permanent,
);

/** Whether a technology needs a planet of another type besides. */
export const CARD_OTHER: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && card.otherPlanet === true,
);

/** The ship of the ship cost of a technology, or NONE, and how many. */
export const CARD_SHIP: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.shipCost !== undefined
    ? SHIPS.indexOf(card.shipCost.ship)
    : NONE,
);
export const CARD_SHIPS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? (card.shipCost?.n ?? 0) : 0,
);

/** The resource that a card may be discarded as: ANY_RESOURCE, or NONE. */
export const CARD_RESOURCE: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' && card.resourceIcon !== undefined
    ? slotNumber(card.resourceIcon)
    : NONE,
);

/** Ships that a card may be discarded as: `CARD_SHIP_ICONS[kind * 3 + ship]`. */
export const CARD_SHIP_ICONS: readonly number[] = CARDS.flatMap((card) =>
  SHIPS.map((ship) => (card.family === 'technology' ? countOf(card.shipIcons, ship) : 0)),
);

/** Whether a card may be discarded as any ship. */
export const CARD_HAS_SHIP_ICON: readonly boolean[] = CARDS.map(
  (card) => card.family === 'technology' && (card.shipIcons ?? []).length > 0,
);

/** Slots and replenishing ships that a permanent brings. */
export const CARD_SLOTS: readonly number[] = CARDS.map((card) =>
  card.family === 'technology' ? (card.slots?.length ?? 0) : 0,
);
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

/** The place in PLANET_KINDS. */
export const PLANET_TYPE: readonly number[] = PLANET_DEFS.map((planet) =>
  PLANET_KINDS.indexOf(planet.type),
);
/** The ship of the Warfare cost. */
export const PLANET_SHIP: readonly number[] = PLANET_DEFS.map((planet) =>
  SHIPS.indexOf(planet.warfareShip ?? 'fighter'),
);
/** Fighters that come back at the start of each own turn. */
export const PLANET_REPLENISHING: readonly number[] = PLANET_DEFS.map((planet) =>
  countOf(planet.replenishing, 'fighter'),
);
export const PLANET_WARFARE: readonly number[] = PLANET_DEFS.map((planet) => planet.warfareCost);
export const PLANET_COLONIZE: readonly number[] = PLANET_DEFS.map((planet) => planet.colonizeCost);
export const PLANET_INFLUENCE: readonly number[] = PLANET_DEFS.map((planet) => planet.influence);
export const PLANET_HAND: readonly number[] = PLANET_DEFS.map((planet) => planet.handLimit);
/** What a planet may be used for as an Action; nothing of most. */
export const PLANET_ACTION: readonly (readonly Effect[])[] = PLANET_DEFS.map(
  ({ action }) => action ?? [],
);
/** Symbols of a role: `PLANET_SYMBOLS[planet * 6 + role]`. */
export const PLANET_SYMBOLS: readonly number[] = PLANET_DEFS.flatMap(({ symbol, secondSymbol }) =>
  ROLES.map((role) => Number(symbol === role) + Number(secondSymbol === role)),
);

/** Resource type of each slot, or ANY_RESOURCE: `PLANET_SLOTS[planet][slot]`. */
export const PLANET_SLOTS: readonly (readonly number[])[] = PLANET_DEFS.map((planet) =>
  planet.slots.map(slotNumber),
);

/** What is printed on the back of a planet, as one number: equal backs have equal numbers. */
export function backNumber(back: PlanetBack): number {
  const category =
    back.category === undefined
      ? 0
      : 1 + ['bustling', 'civilized', 'hostile'].indexOf(back.category);
  const ship = SHIPS.indexOf(back.warfareShip ?? 'fighter');
  const type = PLANET_KINDS.indexOf(back.type);
  return ((category * 3 + ship) * 5 + type) * 10_000 + back.colonizeCost * 100 + back.warfareCost;
}

/** The back of a planet, as everyone sees it. */
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
