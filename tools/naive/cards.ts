// Reads the printed facts of cards and planets from cards.json, independent of the engine.
import { readFileSync } from 'node:fs';
import type { PlanetKind, PlanetType, Resource, Role, Ship } from '@eminent/engine';

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

export type SlotType = Resource | 'any';
/** Number of planets that a technology requires of each type, and of another type than those. */
export type Needs = readonly [advanced: number, fertile: number, metallic: number, other: number];
export type ShipCost = readonly [n: number, ship: Ship];

interface EscalationRow
  extends Omit<Card, 'number' | 'isTechnology' | 'needs' | 'shipCost' | 'otherFace' | 'action'> {
  readonly type: PlanetType | 'diverse';
  readonly ships: ShipCost;
  readonly planets: Needs;
  readonly otherFace: string | null;
  readonly replenishing: readonly Ship[];
  readonly effect: string;
}
interface EscalationPlanetRow extends Omit<PlanetCard, 'number' | 'colonizeCost' | 'action'> {
  readonly category: string;
  readonly colonizeCost: number | null;
  readonly replenishing: readonly Ship[];
  readonly action: string | null;
}
export interface ScenarioRow {
  readonly id: string;
  readonly promo: boolean;
  readonly needsEscalation: boolean;
  readonly deck: Readonly<Record<string, number>>;
  readonly technologies: readonly string[];
  readonly permanents: readonly string[];
  readonly startPlanet: string | null;
  readonly special: readonly string[];
}

/** The content of cards.json, in the order of the numbers in docs/notation.md. */
export interface CardFile {
  readonly roleCards: Readonly<Record<string, readonly Role[]>>;
  readonly technologies: readonly TechnologyRow[];
  readonly planets: readonly PlanetRow[];
  readonly startPlanets: readonly PlanetRow[];
  readonly prototypeTechnologies: readonly PrototypeRow[];
  readonly prototypePlanets: readonly PlanetRow[];
  readonly prototypeStartPlanets: readonly PlanetRow[];
  readonly escalationTechnologies: readonly EscalationRow[];
  readonly escalationPlanets: readonly EscalationPlanetRow[];
  readonly escalationStartPlanets: readonly EscalationPlanetRow[];
  readonly promoPlanets: readonly EscalationPlanetRow[];
  readonly scenarios: readonly ScenarioRow[];
}

export const CARD_FILE = JSON.parse(
  readFileSync(new URL('cards.json', import.meta.url), 'utf8'),
) as CardFile;

export interface Card {
  readonly id: string;
  /** Number of the card in docs/notation.md. Choices of several cards are made in this order. */
  readonly number: number;
  readonly symbols: readonly Role[];
  readonly isTechnology: boolean;
  readonly cost: number;
  readonly needs: Needs;
  /** ESCALATION P1: price in ships; undefined for technologies of the base game. */
  readonly shipCost: ShipCost | undefined;
  /** ESCALATION P3: resources that the card can be discarded as. */
  readonly resourceIcons: readonly SlotType[];
  readonly shipIcons: readonly Ship[];
  /** RULES 3.7g: double-sided cards stay in play as permanents. */
  readonly permanent: boolean;
  readonly otherFace: string | undefined;
  /** Slots for any resource on a permanent, and its bonus for the hand limit. */
  readonly slots: number;
  readonly handLimit: number;
  /** The Action in the words of the card file; empty without one. */
  readonly action: string;
}

export interface PlanetCard {
  readonly id: string;
  readonly number: number;
  readonly type: PlanetKind;
  readonly warfareCost: ShipCost;
  /** Undefined if the planet cannot hold colonies (ESCALATION PL2). */
  readonly colonizeCost: number | undefined;
  readonly influence: number;
  readonly symbols: readonly Role[];
  readonly handLimit: number;
  readonly slots: readonly SlotType[];
  /** ESCALATION PL3: the Action in the words of the card file; empty without one. */
  readonly action: string;
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

/** PROTOTYPE 2.9: cost of attacking or settling a start planet. */
const PROTOTYPE_START_COST = 2;

/** Default values of a card. */
const PLAIN: Omit<Card, 'id' | 'number'> = {
  symbols: [],
  isTechnology: false,
  cost: 0,
  needs: [0, 0, 0, 0],
  shipCost: undefined,
  resourceIcons: [],
  shipIcons: [],
  permanent: false,
  otherFace: undefined,
  slots: 0,
  handLimit: 0,
  action: '',
};

/** Additional technologies of the reference manual (docs/rulesets.md). */
const MANUAL: readonly (readonly [string, PlanetType, cost: number, planets: number, string])[] = [
  ['manual-peace-treaty.advanced', 'advanced', 3, 1, ''],
  ['manual-peace-treaty.fertile', 'fertile', 3, 1, ''],
  ['manual-peace-treaty.metallic', 'metallic', 3, 1, ''],
  [
    'manual-tour-de-force',
    'metallic',
    7,
    3,
    'collect 1 influence and 2 fighters; may attack after any Role phase',
  ],
];

/** Returns the additional technologies on offer. A level-1 game only has those of level 1. */
export function manualFaces(onlyFirst: boolean): string[] {
  return MANUAL.filter(([, , cost]) => !onlyFirst || cost === 3).map(([id]) => id);
}

const TYPES: readonly string[] = ['advanced', 'fertile', 'metallic'];

function needsOf(type: PlanetType, planets: number): Needs {
  const [advanced = 0, fertile = 0, metallic = 0] = TYPES.map((one) =>
    one === type ? planets : 0,
  );
  return [advanced, fertile, metallic, 0];
}

function readCards(): Card[] {
  const roleCards = Object.entries(CARD_FILE.roleCards).map(([id, symbols]) => ({
    ...PLAIN,
    id,
    symbols,
    action: ROLE_ACTIONS[id] ?? '',
  }));
  const technologies = CARD_FILE.technologies.map(
    ([id, type, cost, planets, symbols, otherFace, effect]) => ({
      ...PLAIN,
      id,
      symbols,
      isTechnology: true,
      cost,
      needs: needsOf(type, planets),
      permanent: otherFace !== null,
      otherFace: otherFace ?? undefined,
      action: otherFace === null ? effect : '',
    }),
  );
  const prototype = CARD_FILE.prototypeTechnologies.map(([id, , symbols, action]) => ({
    ...PLAIN,
    id,
    symbols,
    isTechnology: true,
    action: action ?? '',
  }));
  const escalation = CARD_FILE.escalationTechnologies.map(
    ({ planets, ships, otherFace, permanent, effect, ...row }) => ({
      ...row,
      isTechnology: true,
      needs: planets,
      shipCost: ships,
      permanent,
      otherFace: otherFace ?? undefined,
      action: permanent ? '' : effect,
    }),
  );
  // ESCALATION E7, Black Market: resources as colonies, numbered after Escalation's cards.
  const tokens = ['food', 'water', 'iron', 'silicon'].map((resource) => ({
    ...PLAIN,
    id: `resource-${resource}`,
  }));
  const manual = MANUAL.map(([id, type, cost, planets, action]) => ({
    ...PLAIN,
    id,
    isTechnology: true,
    cost,
    needs: needsOf(type, planets),
    permanent: action === '',
    action,
  }));
  const all: Omit<Card, 'number'>[] = [
    ...roleCards,
    ...technologies,
    ...prototype,
    ...escalation,
    ...tokens,
    ...manual,
  ];
  return all.map((card, number) => ({ ...card, number }));
}

function readPlanets(): PlanetCard[] {
  const { planets, startPlanets, prototypePlanets, prototypeStartPlanets } = CARD_FILE;
  const older = [...planets, ...startPlanets, ...prototypePlanets, ...prototypeStartPlanets].map(
    ([id, type, warfareCost, colonizeCost, influence, symbol, handLimit, slots]) => ({
      id,
      type,
      warfareCost: [warfareCost ?? PROTOTYPE_START_COST, 'fighter'] as const,
      colonizeCost: colonizeCost ?? PROTOTYPE_START_COST,
      influence,
      symbols: symbol === null ? [] : [symbol],
      handLimit,
      slots,
      action: '',
    }),
  );
  const { escalationPlanets, escalationStartPlanets, promoPlanets } = CARD_FILE;
  const later = [...escalationPlanets, ...escalationStartPlanets, ...promoPlanets].map((row) => ({
    ...row,
    colonizeCost: row.colonizeCost ?? undefined,
    action: row.action ?? '',
  }));
  return [...older, ...later].map((planet, number) => ({ ...planet, number }));
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

export function planetByNumber(number: number): PlanetCard {
  const planet = [...PLANETS.values()].find((one) => one.number === number);
  if (planet === undefined) throw new Error(`the card file has no planet of number ${number}`);
  return planet;
}

/** Returns the kinds of cards in a pile, in the order of their numbers. */
export function kindsOf(pile: readonly string[]): Card[] {
  return [...new Set(pile)].map(cardOf).sort((a, b) => a.number - b.number);
}

/** The Action that an Oversight Committee has in play (ESCALATION E7); else empty. */
export function permanentAction(id: string): string {
  const row = CARD_FILE.escalationTechnologies.find((one) => one.id === id);
  return row?.permanent === true && row.effect.startsWith('as an action: ')
    ? row.effect.replace('as an action: ', '')
    : '';
}
