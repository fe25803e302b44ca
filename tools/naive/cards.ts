// What is printed on cards and planets, read from cards.json: the facts of the rules, not those of the engine.
import { readFileSync } from 'node:fs';
import type { PlanetType, Resource, Role } from '@eminent/engine';

type TechnologyRow = readonly [
  id: string,
  type: PlanetType,
  cost: number,
  planets: number,
  symbols: readonly Role[],
  otherFace: string | null,
  effect: string,
];
type PrototypeRow = readonly [
  id: string,
  type: PlanetType,
  symbols: readonly Role[],
  action: string | null,
];
type PlanetRow = readonly [
  id: string,
  type: PlanetType,
  warfareCost: number | null,
  colonizeCost: number | null,
  influence: number,
  symbol: Role | null,
  handLimit: number,
  slots: readonly Resource[],
];

/** The file: role cards, then the rest, in the order in which docs/notation.md numbers the cards. */
export interface CardFile {
  readonly roleCards: Readonly<Record<string, readonly Role[]>>;
  readonly technologies: readonly TechnologyRow[];
  readonly planets: readonly PlanetRow[];
  readonly startPlanets: readonly PlanetRow[];
  readonly prototypeTechnologies: readonly PrototypeRow[];
  readonly prototypePlanets: readonly PlanetRow[];
  readonly prototypeStartPlanets: readonly PlanetRow[];
}

export const CARD_FILE = JSON.parse(
  readFileSync(new URL('cards.json', import.meta.url), 'utf8'),
) as CardFile;

export interface Card {
  readonly id: string;
  /** Its place in the order in which equal choices are made (docs/notation.md, "Card numbers"). */
  readonly number: number;
  readonly symbols: readonly Role[];
  /** Only technologies. */
  readonly type?: PlanetType;
  readonly cost: number;
  readonly planets: number;
  /** RULES 3.7g: double-sided cards are permanents. */
  readonly otherFace: string | undefined;
  /** The Action, in the words of the card file; empty without one. */
  readonly action: string;
}

export interface PlanetCard {
  readonly id: string;
  readonly type: PlanetType;
  readonly warfareCost: number;
  readonly colonizeCost: number;
  readonly symbol: Role | undefined;
  readonly handLimit: number;
  readonly slots: readonly Resource[];
}

/** RULES 3.1-3.8: the Actions of role cards. */
const ROLE_ACTIONS: Readonly<Record<string, string>> = {
  survey: 'draw 2',
  warfare: 'collect 1 fighter | attack 1',
  colonize: 'settle | +1 colony(this card)',
  'produce-trade': 'produce 1 | trade 1',
  produce: 'produce 1',
  trade: 'trade 1',
  research: 'remove 0..2 from hand or this card',
  politics: 'remove this card; take 1',
};

/** What a face-down start planet of the prototype costs (PROTOTYPE 2.9). */
const PROTOTYPE_START_COST = 2;

function readCards(): Card[] {
  const roleCards = Object.entries(CARD_FILE.roleCards).map(([id, symbols]) => ({
    id,
    symbols,
    cost: 0,
    planets: 0,
    otherFace: undefined,
    action: ROLE_ACTIONS[id] ?? '',
  }));
  const technologies = CARD_FILE.technologies.map(
    ([id, type, cost, planets, symbols, otherFace, effect]) => ({
      id,
      type,
      cost,
      planets,
      symbols,
      otherFace: otherFace ?? undefined,
      action: otherFace === null ? effect : '',
    }),
  );
  const prototype = CARD_FILE.prototypeTechnologies.map(([id, type, symbols, action]) => ({
    id,
    type,
    cost: 0,
    planets: 0,
    symbols,
    otherFace: undefined,
    action: action ?? '',
  }));
  return [...roleCards, ...technologies, ...prototype].map((card, number) => ({ ...card, number }));
}

function readPlanets(): PlanetCard[] {
  const { planets, startPlanets, prototypePlanets, prototypeStartPlanets } = CARD_FILE;
  return [...planets, ...startPlanets, ...prototypePlanets, ...prototypeStartPlanets].map(
    ([id, type, warfareCost, colonizeCost, , symbol, handLimit, slots]) => ({
      id,
      type,
      warfareCost: warfareCost ?? PROTOTYPE_START_COST,
      colonizeCost: colonizeCost ?? PROTOTYPE_START_COST,
      symbol: symbol ?? undefined,
      handLimit,
      slots,
    }),
  );
}

const CARDS = new Map(readCards().map((card) => [card.id, card]));
const PLANETS = new Map(readPlanets().map((planet) => [planet.id, planet]));

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`the card file has no card ${id}`);
  return card;
}

export function planetOf(id: string): PlanetCard {
  const planet = PLANETS.get(id);
  if (planet === undefined) throw new Error(`the card file has no planet ${id}`);
  return planet;
}

/** The cards of a pile, each kind once, in the order of their numbers. */
export function kindsOf(pile: readonly string[]): Card[] {
  return [...new Set(pile)].map(cardOf).sort((a, b) => a.number - b.number);
}
