// Tests that the naive implementation imports only types from the engine, that its cards match the
// reference tables, and that the comparison finds differences.
import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  advance,
  checkOptions,
  formatOption,
  formatPosition,
  type GameState,
  legalOptions,
  newGame,
  OPTION_VALUES,
  parseOption,
  parsePosition,
  play,
  type Position,
  PRESETS,
  VARIANTS,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { CARD_FILE, cardOf } from './cards.ts';
import { compareGame, wrongAnswers } from './compare-game.ts';
import { mayMeet } from './escalation-questions.ts';
import { progressAfter, progressBefore } from './role-progress.ts';
import { NEW_ROLE } from './question.ts';
import { wrongSetup } from './setup.ts';
import { gameOptions } from '../game-options.ts';

const DRIVERS = ['compare-game.ts', 'games.ts', 'main.ts', 'run-batches.ts', 'naive.test.ts'];

test('the list of answers only imports types from the packages', () => {
  const files = globSync('tools/naive/*.ts', { cwd: root }).filter(
    (file) => !DRIVERS.some((one) => file.endsWith(`/${one}`)),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const source = readFileSync(inRoot(file), 'utf8');
    const values = [
      ...source.matchAll(/^import (?!type )[^;]*?from '(@eminent\/[^']*|\.\.[^']*)'/gms),
    ];
    expect({ file, values }).toEqual({ file, values: [] });
  }
});

type Json = Readonly<Record<string, unknown>>;
const rules = inRoot('../shared/rules');
const read = (file: string): Json => JSON.parse(readFileSync(`${rules}/${file}`, 'utf8')) as Json;

function pick(one: Json, fields: string): unknown[] {
  return fields.split(' ').map((field) => one[field]);
}

function slug(name: unknown): string {
  return String(name)
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-');
}

test.skipIf(!existsSync(rules))('the cards match the reference tables completely', () => {
  const { planets, startPlanets, tech } = read('cards.json') as Record<string, Json[]>;
  const planetRow = (one: Json): unknown[] => [
    slug(one['name']),
    ...pick(one, 'type warfareCost colonizeCost influence symbol handLimit slots'),
  ];
  expect(CARD_FILE.planets).toEqual(planets?.map(planetRow));
  expect(CARD_FILE.startPlanets).toEqual(startPlanets?.map(planetRow));
  const idOf = (one: Json): string =>
    one['level'] === 1
      ? `${slug(one['name'])}.${(one['symbols'] as string[])[1]}`
      : slug(one['name']);
  const byName = (a: unknown[], b: unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);
  const rows = tech?.map((one) => {
    const other = tech.find(({ bgaId }) => bgaId === one['otherFace']);
    const { type, cost, prereq, symbols, effect } = one;
    return [
      idOf(one),
      type,
      cost,
      prereq,
      symbols,
      other === undefined ? null : idOf(other),
      effect,
    ];
  });
  expect([...CARD_FILE.technologies].map((row) => [...row]).sort(byName)).toEqual(
    rows?.sort(byName),
  );
});

test.skipIf(!existsSync(rules))('the prototype’s cards match those of the reconstruction', () => {
  const { planets, startPlanets, techs } = read('prototype-2010.json') as Record<string, Json[]>;
  const role = (word: unknown): unknown => (word === 'harvest' ? 'produce' : (word ?? null));
  const planetRow = (one: Json): unknown[] => [
    slug(one['id']),
    ...pick(one, 'type armyCost colonizeCost vp'),
    role((one['symbols'] as string[])[0]),
    ...pick(one, 'handSize slots'),
  ];
  expect(CARD_FILE.prototypePlanets).toEqual(planets?.map(planetRow));
  expect(CARD_FILE.prototypeStartPlanets).toEqual(startPlanets?.map(planetRow));
  const rows = techs?.map(({ id, type, icons, action }) => {
    const { code, n } = (action ?? {}) as { code?: string; n?: number };
    const text = code === undefined ? null : `${code} ${n}`;
    return [slug(id), type, (icons as string[]).map(role), text];
  });
  expect(CARD_FILE.prototypeTechnologies).toEqual(rows);
});

/** The id of a technology of the expansion; equal names differ by type, symbol or icon. */
function expansionId(one: Json): string {
  const name = slug(one['name']);
  if (name === 'peace-treaty') return `${name}.${String(one['type'])}`;
  if (name.startsWith('improved-')) return `${name}.fighter`;
  return name === 'double-time' ? `${name}.${(one['symbols'] as string[])[0]}` : name;
}

test.skipIf(!existsSync(rules))('the expansion’s cards match its reference table', () => {
  const table = read('escalation.json') as Record<string, Json[]>;
  const faces = table['tech'] ?? [];
  const rows = faces.map((one) => {
    const other = faces.find(({ bgaId }) => bgaId === one['otherFace']);
    const ships = one['shipCost'] as { ship: string; n: number };
    return {
      ...Object.fromEntries(
        ['type', 'cost', 'symbols', 'resourceIcons', 'shipIcons'].map((name) => [name, one[name]]),
      ),
      id: expansionId(one),
      ships: [ships.n, ships.ship],
      planets: Object.values(one['prereq'] as object),
      permanent: one['permanent'],
      otherFace: other === undefined ? null : expansionId(other),
      slots: (one['slots'] as unknown[]).length,
      replenishing: one['replenishing'],
      handLimit: one['handLimit'],
      effect: one['effect'],
    };
  });
  expect(CARD_FILE.escalationTechnologies).toEqual(rows);
  const planetRow = (one: Json): object => {
    const cost = one['warfareCost'] as { ship: string; n: number };
    return {
      id: slug(one['name']),
      category: one['category'],
      type: one['type'],
      warfareCost: [cost.n, cost.ship],
      colonizeCost: one['colonizeCost'] ?? null,
      influence: one['influence'],
      symbols: one['symbols'],
      slots: one['slots'],
      replenishing: one['replenishing'],
      handLimit: one['handLimit'] ?? 0,
      action: (one['action'] as { effect: string } | null | undefined)?.effect ?? null,
    };
  };
  expect(CARD_FILE.escalationPlanets).toEqual(table['planets']?.map(planetRow));
  expect(CARD_FILE.escalationStartPlanets).toEqual(table['startPlanets']?.map(planetRow));
  expect(CARD_FILE.promoPlanets).toEqual(table['promoPlanets']?.map(planetRow));
});

test.skipIf(!existsSync(rules))(
  'scenarios that share a card or a planet exclude each other',
  () => {
    const printed = (read('escalation.json') as Record<string, Json[]>)['scenarios'] ?? [];
    const nameOf = (id: unknown): string =>
      slug(printed.find(({ bgaId }) => bgaId === id)?.['name']);
    for (const one of printed) {
      const row = CARD_FILE.scenarios.find(({ id }) => id === slug(one['name']));
      const { produceTrade, ...others } = one['deck'] as Record<string, number>;
      expect({
        'produce-trade': 0,
        survey: 0,
        warfare: 0,
        colonize: 0,
        research: 0,
        politics: 0,
        ...row?.deck,
      }).toEqual({ ...others, 'produce-trade': produceTrade });
      expect([row?.promo, row?.needsEscalation]).toEqual(pick(one, 'promo needsEscalation'));
      const excluded = CARD_FILE.scenarios.filter(
        (other) => row !== undefined && other !== row && !mayMeet(row, other),
      );
      expect(excluded.map(({ id }) => id).sort()).toEqual(
        (one['excludes'] as string[]).map(nameOf).sort(),
      );
    }
  },
);

function firstQuestion(): { position: Position; tokens: string[] } {
  const state = newGame(gameOptions({}), 'naive');
  const tokens = legalOptions(state).map((option) => formatOption(state, option));
  return { position: formatPosition(state), tokens };
}

test('extra, missing, repeated and reordered answers are differences', () => {
  const { position, tokens } = firstQuestion();
  expect(wrongAnswers(position, tokens)).toEqual([]);
  expect(wrongAnswers(position, [...tokens, 'play:produce'])[0]).toContain(
    'not legal play:produce',
  );
  expect(wrongAnswers(position, tokens.slice(1))[0]).toContain('missing done');
  expect(wrongAnswers(position, [...tokens, 'done'])[0]).toContain('the same twice');
  expect(wrongAnswers(position, [...tokens].reverse())[0]).toContain('another order');
});

test('a wrong deciding seat and a wrong count are differences', () => {
  const { position, tokens } = firstQuestion();
  const question = (change: object): Position => ({
    ...position,
    frames: position.frames.map((frame, i) => (i === 1 ? { ...frame, ...change } : frame)),
  });
  expect(wrongAnswers(question({ count: 1 }), tokens)[0]).toContain('counts 1');
  expect(wrongAnswers(question({ seat: 1 }), tokens)[0]).toContain('seat 1 is asked');
});

/** An Escalation game: the leader has these permanents, four fighters, and `hand` added. */
function escalationWith(hand: readonly string[], permanents: readonly string[]): GameState {
  const options = gameOptions({ ruleset: 'escalation', startPlanetChoice: 'old-only' });
  const position = formatPosition(newGame(options, 'naive'));
  const own = [...hand, ...permanents];
  const others = own.map((id) => cardOf(id).otherFace);
  const technologies = position.technologies.filter((id) => ![...own, ...others].includes(id));
  const players = position.players.map((player, seat) =>
    seat === position.turn.leader
      ? { ...player, hand: [...player.hand, ...hand], permanents, fighters: 4 }
      : player,
  );
  const read = parsePosition({ ...position, technologies, players });
  if (!read.ok) throw new Error(read.error);
  advance(read.value);
  return read.value;
}

test('RULES MOB, E7: Mobilization and Tour de Force attack after one Role phase', () => {
  const state = escalationWith(['mobilization', 'tour-de-force'], ['productivity']);
  const counts: (number | undefined)[] = [];
  let progress = NEW_ROLE;
  for (let question = 0; question < 12 && !counts.includes(2); question++) {
    const position = formatPosition(state);
    progress = progressBefore(position, progress);
    const tokens = legalOptions(state).map((option) => formatOption(state, option));
    expect(wrongAnswers(position, tokens, progress)).toEqual([]);
    const frame = position.frames.at(-1);
    if (frame?.step === 'attack') counts.push(frame.count);
    const wanted = ['play:mobilization', 'play:tour-de-force', 'lead:survey', 'dissent', 'done'];
    const token = wanted.find((one) => tokens.includes(one)) ?? tokens[0] ?? '';
    progress = progressAfter(position, progress, token);
    play(state, parseOption(state, token) ?? -1);
  }
  expect(counts).toEqual([2]);
});

test('every preset starts by the rules with every variant and number of players', () => {
  const wishes = OPTION_VALUES.players.flatMap((players) =>
    VARIANTS.flatMap((variant) =>
      [{}, ...Object.values(PRESETS)].map((preset) => ({ players, variant, ...preset })),
    ),
  );
  const checks = wishes.map(checkOptions);
  const begun = checks.flatMap((checked) => (checked.ok ? [newGame(checked.value, 'begin')] : []));
  expect(begun.flatMap((state) => wrongSetup(formatPosition(state)))).toEqual([]);
  expect(begun.length).toBeGreaterThanOrEqual(27);
  for (const checked of checks) if (!checked.ok) expectSentence(checked.error);
});

function expectSentence(error: string): void {
  expect(error).toMatch(/^options\.\w+: .{20}/);
}

test("games of every kind agree, and a game's counts depend only on its seed", () => {
  const first = compareGame('test', 0);
  expect(first.differences).toEqual([]);
  expect(first.decisions).toBeGreaterThan(20);
  expect(compareGame('test', 0)).toEqual(first);
  for (const game of [1, 2, 3, 4, 5]) expect(compareGame('test', game).differences).toEqual([]);
});
