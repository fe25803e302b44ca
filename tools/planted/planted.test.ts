// Every planted error still has its place in the engine's source, so that `npm run planted` means what it says.
import { expect, test } from 'vitest';
import { ERRORS } from './errors.ts';
import { countIn, engineSources, NO_TRIAL, placesOf, planted } from './plant.ts';

const sources = engineSources();

test('the text of each error stands exactly once in the engine: mend its `find` when the engine has changed', () => {
  const lost = [...ERRORS, NO_TRIAL].filter((plant) => placesOf(plant, sources) !== 1);
  expect(lost.map((plant) => `${plant.id}: found ${placesOf(plant, sources)} times`)).toEqual([]);
});

test('each error changes something, and has a name and a sentence of its own', () => {
  expect(ERRORS.length).toBeGreaterThanOrEqual(60);
  expect(ERRORS.filter((plant) => planted(plant.find, plant) === plant.find)).toEqual([]);
  expect(new Set(ERRORS.map(({ id }) => id)).size).toBe(ERRORS.length);
  expect(new Set(ERRORS.map(({ wrong }) => wrong)).size).toBe(ERRORS.length);
});

const LANGUAGE =
  'const let of for if else return true false undefined continue break as number Math some filter unshift';

/** Names in a text that stand for something of their file: no words of strings, no fields, no keys. */
function freeNames(text: string): string[] {
  const code = text.replace(/'[^']*'|"[^"]*"/g, '').replace(/\b\w+:(?!:)/g, '');
  return [...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/g)].map(([name]) => name);
}

/** Fields that a text reads. */
function fields(text: string): string[] {
  return [...text.matchAll(/\.([A-Za-z_]\w*)/g)].map((match) => match[1] ?? '');
}

test('what is planted is wrong by its rule and not by an unknown name', () => {
  const all = new Set([...sources.values()].flatMap((source) => source.match(/\w+/g) ?? []));
  const unknown = ERRORS.flatMap((plant) => {
    const source = [...sources.values()].find((one) => countIn(one, plant) > 0) ?? '';
    const inFile = new Set([...(source.match(/\w+/g) ?? []), ...LANGUAGE.split(' ')]);
    const declared = [...plant.replace.matchAll(/(?:const|let) (\w+)|\((\w+)\) =>/g)].flat();
    const names = freeNames(plant.replace).filter(
      (name) => !inFile.has(name) && !declared.includes(name),
    );
    return [
      ...names,
      ...fields(plant.replace).filter((name) => !all.has(name) && !inFile.has(name)),
    ].map((name) => `${plant.id}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('blanks and line breaks are alike in what is found, and nothing else is', () => {
  const plant = { id: 'x', rule: '', wrong: '', find: 'a (b, c)', replace: 'd$&' };
  expect(planted('x a\n  (b,  c) y', plant)).toBe('x d$& y');
  expect(countIn('a (b, c) a (b,c) a (b, c)', plant)).toBe(2);
});
