// Every card, planet and scenario of Escalation matches a copy of the printed numbers in this
// folder.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CARDS,
  kindOf,
  NEVER_SETTLED,
  PLANET_TYPES,
  planetAt,
  type PlanetDef,
  planetOf,
  SCENARIOS,
  type ScenarioDef,
  type TechnologyDef,
  technologyAt,
} from '../src/index.ts';

type Row = readonly unknown[];

const printed = JSON.parse(
  readFileSync(new URL('printed-escalation.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly Row[]>>;

const ids = (table: string): readonly string[] => (printed[table] ?? []).map(([id]) => String(id));

const ACTIONS: Readonly<Record<string, unknown>> = {
  remove: [{ op: 'remove', n: 2, self: false }],
  trade: [{ op: 'trade', n: 2 }],
  settle: [{ op: 'settle' }],
  produce: [{ op: 'produce', n: 2 }],
  attack: [{ op: 'attack', n: 1 }],
  draw: [{ op: 'draw', n: 2 }],
};

function planetRow(planet: PlanetDef): Row {
  const { id, type, category, warfareShip, warfareCost, colonizeCost, influence } = planet;
  const symbols = [planet.symbol, planet.secondSymbol].filter((one) => one !== undefined);
  const action = Object.keys(ACTIONS).find(
    (kind) => JSON.stringify(ACTIONS[kind]) === JSON.stringify(planet.action),
  );
  return [
    id,
    type,
    category ?? null,
    warfareShip ?? 'fighter',
    warfareCost,
    colonizeCost === NEVER_SETTLED ? null : colonizeCost,
    influence,
    symbols,
    planet.slots,
    planet.replenishing ?? [],
    planet.handLimit,
    action ?? null,
  ];
}

function needsOf({ type, planets, otherPlanet }: TechnologyDef): readonly number[] {
  const named = PLANET_TYPES.map((one) => (type === 'diverse' ? 1 : type === one ? planets : 0));
  return [...named, Number(otherPlanet === true)];
}

function technologyRow(card: TechnologyDef): Row {
  const { id, level, type, cost, shipCost, symbols, influence, permanent, otherFace } = card;
  return [
    id,
    level,
    type,
    cost,
    shipCost?.ship,
    shipCost?.n,
    needsOf(card),
    symbols,
    card.resourceIcon === undefined ? [] : [card.resourceIcon],
    card.shipIcons ?? [],
    influence,
    permanent,
    otherFace ?? null,
    card.slots ?? [],
    card.replenishing ?? [],
    card.handLimit ?? 0,
  ];
}

const DECK = ['survey', 'warfare', 'colonize', 'produce-trade', 'research', 'politics'] as const;

function scenarioRow(scenario: ScenarioDef): Row {
  const { battlecruiser, doubleSlots } = scenario;
  return [
    scenario.id,
    scenario.promo === true,
    scenario.needsEscalation === true,
    DECK.map((card) => scenario.deck[card] ?? 0),
    scenario.technologies,
    scenario.permanents,
    scenario.startPlanet ?? null,
    // 2 for a battlecruiser and its Improved Fleet, 1 for slots that hold two resources.
    battlecruiser === true ? 2 : Number(doubleSlots === true),
    scenario.excludes,
  ];
}

test.each(['planets', 'startPlanets', 'promoPlanets'])('%s have the printed numbers', (table) => {
  const ours = ids(table).map((id) => planetRow(planetAt(planetOf(id))));
  expect(ours).toEqual(printed[table]);
});

test('civilized planets bring peace, and no others', () => {
  for (const id of ids('planets')) {
    const { category, triggers } = planetAt(planetOf(id));
    expect(triggers !== undefined).toBe(category === 'civilized');
  }
});

test('technologies have the printed numbers: 40 faces on 32 cards', () => {
  const ours = ids('technologies').map((id) => technologyRow(technologyAt(kindOf(id))));
  expect(ours).toEqual(printed['technologies']);
  const doubles = ours.filter((row) => row[12] !== null).length / 2;
  expect([ours.length, ours.length - doubles]).toEqual([40, 32]);
  const withShips = CARDS.filter((card) => card.family === 'technology' && card.shipCost);
  expect(withShips).toHaveLength(40);
});

test('scenarios have the printed decks, technologies and planets, and exclude each other', () => {
  expect(SCENARIOS.map(scenarioRow)).toEqual(printed['scenarios']);
  for (const { id, excludes } of SCENARIOS) {
    for (const other of excludes) {
      expect(SCENARIOS.find((one) => one.id === other)?.excludes).toContain(id);
    }
  }
});
