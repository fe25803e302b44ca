// The second list of legal answers stands on its own: its facts, its imports, and that the comparison can fail.
import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  checkOptions,
  formatOption,
  formatPosition,
  legalOptions,
  newGame,
  OPTION_VALUES,
  type Position,
  PRESETS,
  VARIANTS,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { CARD_FILE } from './cards.ts';
import { compareGame, wrongAnswers } from './compare-game.ts';
import { wrongSetup } from './setup.ts';

const DRIVERS = ['compare-game.ts', 'games.ts', 'main.ts', 'run.ts', 'naive.test.ts'];

test('what lists the answers takes nothing but types from the packages', () => {
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

test.skipIf(!existsSync(rules))('the cards are those of the reference tables, in full', () => {
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

test.skipIf(!existsSync(rules))('the prototype’s cards are those of the reconstruction', () => {
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

function firstQuestion(): { position: Position; tokens: string[] } {
  const checked = checkOptions({});
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, 'naive');
  const tokens = legalOptions(state).map((option) => formatOption(state, option));
  return { position: formatPosition(state), tokens };
}

test('an answer too many, one too few, twice the same and another order are differences', () => {
  const { position, tokens } = firstQuestion();
  expect(wrongAnswers(position, tokens)).toEqual([]);
  expect(wrongAnswers(position, [...tokens, 'play:produce'])[0]).toContain(
    'not legal play:produce',
  );
  expect(wrongAnswers(position, tokens.slice(1))[0]).toContain('missing done');
  expect(wrongAnswers(position, [...tokens, 'done'])[0]).toContain('the same twice');
  expect(wrongAnswers(position, [...tokens].reverse())[0]).toContain('another order');
});

test('a seat that is not due and a count that the rules do not give are differences', () => {
  const { position, tokens } = firstQuestion();
  const asked = (change: object): Position => ({
    ...position,
    frames: position.frames.map((frame, i) => (i === 1 ? { ...frame, ...change } : frame)),
  });
  expect(wrongAnswers(asked({ count: 1 }), tokens)[0]).toContain('counts 1');
  expect(wrongAnswers(asked({ seat: 1 }), tokens)[0]).toContain('seat 1 is asked');
});

test('every preset begins as the rules say with every variant and number of players that may be chosen', () => {
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

/** What is refused names the option and says why. */
function expectSentence(error: string): void {
  expect(error).toMatch(/^options\.\w+: .{20}/);
}

test('games of every kind agree, and the numbers of a game are what the seed says', () => {
  const first = compareGame('test', 0);
  expect(first.differences).toEqual([]);
  expect(first.decisions).toBeGreaterThan(20);
  expect(compareGame('test', 0)).toEqual(first);
  for (const game of [1, 2, 3, 4, 5]) expect(compareGame('test', game).differences).toEqual([]);
});
