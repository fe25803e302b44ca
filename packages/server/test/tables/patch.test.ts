// What changed between two things of plain data: applied to the first, a patch gives the second, and what did not change stays what it was.
import { randomFromSeed } from '@eminent/engine';
import { expect, test } from 'vitest';
import { patchOf, patchOnto, readKept } from '../../src/tables/patch.ts';

type Fields = Record<string, unknown>;

const VALUES: readonly (() => unknown)[] = [
  () => undefined,
  () => 1,
  () => 2,
  () => 'a',
  () => false,
  () => [1, 2],
  () => [1, 2, { a: 1 }],
  () => ({ a: 1, b: [2] }),
  () => ({ a: 1, b: [3] }),
  () => ({ a: 1, b: [2], c: undefined }),
];
const TEXTS = new Set(['two', 'three']);
const NAMES = ['one', 'two', 'three', 'four', 'except'];

function plain(fields: Fields): unknown {
  return JSON.parse(JSON.stringify(fields));
}

const seed = `patches ${Date.now()}`;

test(`patches say what changed, and nothing else (seed ${seed})`, () => {
  const random = randomFromSeed(seed);
  const some = (): Fields => {
    const names = NAMES.filter(() => random.below(4) > 0);
    return Object.fromEntries(names.map((name) => [name, VALUES[random.below(VALUES.length)]?.()]));
  };
  for (let i = 0; i < 20_000; i++) {
    const before = some();
    const after = some();
    const wanted = plain(after) as Fields;
    const patch = patchOf(before, after, 'except') ?? {};
    expect(Object.keys(patch)).not.toContain('except');
    const patched = plain({ ...before, ...patch, except: after['except'] }) as Fields;
    for (const [name, value] of Object.entries(patch)) if (value === null) delete patched[name];
    expect(patched).toEqual(wanted);
    expect(plain(after)).toEqual(wanted);
    const told = { ...before };
    expect(patchOnto(told, { ...after }, 'except') ?? {}).toEqual(patch);
    expect(plain({ ...told, except: after['except'] })).toEqual(wanted);
    expect(patchOnto(told, { ...after }, 'except')).toBeUndefined();
    const partlyText = {};
    patchOnto(partlyText, { ...before }, 'except', TEXTS);
    patchOnto(partlyText, { ...after }, 'except', TEXTS);
    expect(patchOnto(partlyText, { ...after }, 'except', TEXTS)).toBeUndefined();
    const read = readKept(partlyText, TEXTS);
    expect(plain({ ...read, except: after['except'] })).toEqual(wanted);
    const kept = NAMES.filter((name) => name !== 'except' && !(name in patch));
    expect(kept.map((name) => after[name] === before[name] || after[name] === undefined)).toEqual(
      kept.map(() => true),
    );
  }
});

test('nothing changed: no patch', () => {
  expect(patchOf({ a: [1], b: undefined }, { a: [1] })).toBeUndefined();
  expect(patchOf({ a: [1] }, { a: [1], b: undefined })).toBeUndefined();
});

test('in a list that changed, what says the same stays the same thing', () => {
  const before = {
    planets: [
      { id: 'a', up: false },
      { id: 'b', up: false },
    ],
  };
  const after = { planets: [{ id: 'a', up: false }, { id: 'b', up: true }, { id: 'c' }] };
  expect(patchOf(before, after)).toEqual({ planets: after.planets });
  expect(after.planets[0]).toBe(before.planets[0]);
  expect(after.planets[1]).not.toBe(before.planets[1]);
  // What views share is frozen, and stays what it is.
  const shared = { planets: Object.freeze([{ id: 'a', up: false }, { id: 'd' }]) };
  expect(patchOf(before, shared)).toEqual({ planets: shared.planets });
  expect(shared.planets[0]).not.toBe(before.planets[0]);
});
