// Every card face and planet matches the printed numbers: a copy in this folder and, if available,
// the reference tables.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  type CardDef,
  CARDS,
  type Effect,
  newGame,
  PLANET_DEFS,
  planetAt,
  type PlanetDef,
  type TechnologyDef,
  technologyAt,
} from '../src/index.ts';

type Row = readonly unknown[];
type Tables = Readonly<Record<string, readonly Row[]>>;
type Json = Readonly<Record<string, unknown>>;

const printed = JSON.parse(
  readFileSync(new URL('printed.json', import.meta.url), 'utf8'),
) as Tables;

const isPrototype = ({ id }: { readonly id: string }): boolean =>
  /^([afmh]\d|t[afm]-\w+)$/.test(id);
const isTechnology = (card: CardDef): card is TechnologyDef => card.family === 'technology';

function planetRow(planet: PlanetDef): Row {
  const { id, type, warfareCost, colonizeCost, influence, symbol, handLimit, slots } = planet;
  return [id, type, warfareCost, colonizeCost, influence, symbol ?? null, handLimit, slots];
}

function technologyRow(card: TechnologyDef): Row {
  const { id, type, level, cost, planets, symbols, influence, permanent, otherFace } = card;
  return [id, type, level, cost, planets, symbols, influence, permanent, otherFace ?? null];
}

const CODES: Readonly<Record<string, readonly Effect[]>> = {
  'DRAW 2': [{ op: 'draw', n: 2 }],
  'DRAW 3': [{ op: 'draw', n: 3 }],
  'PLACE_SELF_THEN_MAY_TURN_UP 1': [{ op: 'colony' }, { op: 'settle' }],
  'TURN_UP 1': [{ op: 'settle' }],
  'REMOVE_FROM_HAND 1': [{ op: 'remove', n: 1, self: false }],
  'REMOVE_FROM_HAND 2': [{ op: 'remove', n: 2, self: false }],
  'PRODUCE 1': [{ op: 'produce', n: 1 }],
  'PRODUCE 2': [{ op: 'produce', n: 2 }],
  'GAIN_VP 1': [{ op: 'influence', n: 1 }],
  'TRADE_RESOURCE 1': [{ op: 'trade', n: 1 }],
  'ARMIES 1': [{ op: 'fighters', n: 1 }],
  'ARMIES_OR_ATTACK 2': [{ op: 'fighters-or-attack', n: 2 }],
};

function codeOf(action: readonly Effect[]): string | null {
  const found = Object.entries(CODES).find(
    ([, effects]) => JSON.stringify(effects) === JSON.stringify(action),
  );
  return found?.[0] ?? null;
}

/** For each role card: its number in a game of four players, and in a starting deck. */
function roleRows(input: object): Row[] {
  const players = 4;
  const { rules } = newGame(gameOptions({ ...input, players }), 'roles');
  return CARDS.flatMap(({ id }, kind): Row[] => {
    const own = rules.seats[0]?.deck.filter((one) => one === kind).length ?? 0;
    const stack = rules.stackSizes[rules.stackKinds.indexOf(kind)] ?? 0;
    return own + stack === 0 ? [] : [[id, stack + players * own, own]];
  });
}

function sorted(rows: readonly Row[] | undefined): Row[] {
  return [...(rows ?? [])].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
}

const { planets: inDeck, startPlanets: atStart } = newGame(gameOptions({}), 'published').rules;
const official = [...inDeck, ...atStart].map(planetAt);
const prototype = PLANET_DEFS.filter(isPrototype);
const technologies = CARDS.filter(isTechnology);
/** The technologies of the official game. The catalog has more. */
const published = newGame(gameOptions({}), 'published').rules.technologies.map(technologyAt);

test.each([
  ['planets', official.filter(({ start }) => !start).map(planetRow)],
  ['startPlanets', official.filter(({ start }) => start).map(planetRow)],
  ['technologies', published.map(technologyRow)],
  ['roles', roleRows({})],
  ['prototypeRoles', roleRows({ ruleset: 'prototype-2010' })],
  ['prototypePlanets', prototype.filter(({ start }) => !start).map(planetRow)],
  [
    'prototypeStartPlanets',
    prototype
      .filter(({ start }) => start)
      .map(({ id, type, influence, slots }) => [id, type, influence, slots, true]),
  ],
  [
    'prototypeTechnologies',
    technologies
      .filter(isPrototype)
      .map(({ id, type, symbols, influence, action }) => [
        id,
        type,
        symbols,
        influence,
        codeOf(action),
      ]),
  ],
] as const)('%s have the printed numbers, every one', (table, ours) => {
  expect(sorted(ours)).toEqual(sorted(printed[table]));
});

test('a role card has one symbol of its role; Produce/Trade has either, Politics none', () => {
  const symbols = Object.fromEntries(
    CARDS.filter(({ family }) => family === 'role').map((card) => [card.id, card.symbols]),
  );
  expect(symbols).toEqual({
    survey: ['survey'],
    warfare: ['warfare'],
    colonize: ['colonize'],
    research: ['research'],
    produce: ['produce'],
    trade: ['trade'],
    'produce-trade': ['produce', 'trade'],
    politics: [],
  });
});

const folder = new URL('../../../../shared/rules/', import.meta.url);
const hasReferenceTables = existsSync(new URL('prototype-2010.json', folder));

function list(file: string, name: string): readonly Json[] {
  return (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, Json[]>)[
    name
  ] as Json[];
}

function idOf(name: string): string {
  const plain = name.toLowerCase().replace(/['’.]/g, '').replace('&', 'and');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

const roleOf = (name: unknown): unknown =>
  ({ harvest: 'produce', produceTrade: 'produce-trade' })[String(name)] ?? name;

const PLANET_KEYS = [
  'type',
  'warfareCost',
  'colonizeCost',
  'influence',
  'symbol',
  'handLimit',
  'slots',
];

test.runIf(hasReferenceTables)(
  'the copy of the printed numbers is what the reference tables say',
  () => {
    const planets = (name: string) =>
      list('cards.json', name).map((row) => [
        idOf(String(row['name'])),
        ...PLANET_KEYS.map((key) => row[key]),
      ]);
    expect(planets('planets')).toEqual(printed['planets']);
    expect(planets('startPlanets')).toEqual(printed['startPlanets']);

    const tech = list('cards.json', 'tech');
    const technologyId = (row: Json | undefined): string | null => {
      if (row === undefined) return null;
      const id = idOf(String(row['name']));
      return id.startsWith('improved') ? `${id}.${(row['symbols'] as string[])[1]}` : id;
    };
    const keys = ['type', 'level', 'cost', 'prereq', 'symbols', 'influence', 'permanent'];
    const technologyRows = tech.map((row) => [
      technologyId(row),
      ...keys.map((key) => row[key]),
      technologyId(tech.find((other) => other['bgaId'] === row['otherFace'])),
    ]);
    expect(technologyRows).toEqual(printed['technologies']);

    const id = (row: Json): string => String(row['id']).toLowerCase();
    const symbols = (row: Json, key: string) => (row[key] as string[]).map(roleOf);
    expect(
      list('prototype-2010.json', 'planets').map((row) => [
        id(row),
        row['type'],
        row['armyCost'],
        row['colonizeCost'],
        row['vp'],
        symbols(row, 'symbols')[0] ?? null,
        row['handSize'],
        row['slots'],
      ]),
    ).toEqual(printed['prototypePlanets']);
    expect(
      list('prototype-2010.json', 'startPlanets').map((row) => [
        id(row),
        row['type'],
        row['vp'],
        row['slots'],
        row['startsFaceUp'],
      ]),
    ).toEqual(printed['prototypeStartPlanets']);
    expect(
      list('prototype-2010.json', 'techs').map((row) => {
        const action = row['action'] as { readonly code: string; readonly n: number } | null;
        const code = action === null ? null : `${action.code} ${action.n}`;
        return [id(row), row['type'], symbols(row, 'icons'), row['vp'], code];
      }),
    ).toEqual(printed['prototypeTechnologies']);
    expect(
      list('prototype-2010.json', 'roles').map((row) => [
        roleOf(row['id']),
        row['count'],
        row['startPerPlayer'],
      ]),
    ).toEqual(printed['prototypeRoles']);
  },
);

test.each([
  [{ players: 2 }, [16, 14, 16, 12, 16]],
  [{ players: 2, twoPlayerStacks: 'reduced' }, [12, 12, 12, 8, 12]],
  [{ players: 3 }, [14, 13, 14, 10, 14]],
  [{ players: 3, variant: 'extended' }, [12, 12, 12, 8, 12]],
  [{ players: 4 }, [12, 12, 12, 8, 12]],
])('[1.2a][R-2P] stacks after the deal of %j', (input, sizes) => {
  expect(newGame(gameOptions(input), 'a').stacks.slice(0, 5)).toEqual(sizes);
});

test('cards with the same name differ in their second symbol, and in nothing that their definition does not contain', () => {
  const shared = CARDS.flatMap((card) =>
    card.family === 'technology' && card.sharedName !== undefined ? [card] : [],
  );
  expect(shared).toHaveLength(24 + 15 + 3);
  const sign = ({ symbols, shipIcons, type }: TechnologyDef): string =>
    symbols[1] ?? shipIcons?.[0] ?? symbols[0] ?? type;
  expect(shared.map(({ id }) => id)).toEqual(
    shared.map((card) => `${card.sharedName}.${sign(card)}`),
  );
  expect(CARDS.filter(({ id }) => id.includes('.'))).toEqual(shared);
});

test('only the technologies and planets of the prototype are reconstructed', () => {
  const technologies = CARDS.filter((card) => card.family === 'technology' && card.reconstructed);
  expect(technologies).toHaveLength(36);
  expect(PLANET_DEFS.filter((planet) => planet.reconstructed)).toHaveLength(31);
});
