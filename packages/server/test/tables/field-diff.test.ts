// Serialized fields: a patch applied to the previous fields gives the current ones.
import { randomFromSeed } from '@eminent/engine';
import { expect, test } from 'vitest';
import { byDepth, testSeed } from '../../../../tools/test-depth.ts';
import { fieldsOf, objectOf, FieldDiff, joinFields } from '../../src/tables/field-diff.ts';

type Fields = Record<string, unknown>;

/** Values that several fields share. Other values belong to one field. */
const SHARED = [undefined, Object.freeze({ a: 1, b: Object.freeze([2]) }), Object.freeze([7])];
const VALUES: readonly (() => unknown)[] = [
  () => undefined,
  () => 0,
  () => 2,
  () => -1.5,
  () => '',
  () => 'a "quoted" word',
  // The JSON of this string equals the next one.
  () => 'a',
  () => '"a"',
  () => '2',
  () => false,
  () => true,
  () => [],
  () => [1, 2, { a: 1 }],
  () => ({ a: 1, b: [2] }),
  () => ({ a: 1, b: [3], c: undefined }),
];
const NAMES = ['one', 'two', 'three', 'four'];

const read = (inside: string): Fields => JSON.parse(objectOf(inside)) as Fields;
const plain = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));

const seed = `told ${testSeed(1)}`;

test(`a patch contains exactly the changes (seed ${seed})`, () => {
  const random = randomFromSeed(seed);
  const some = (): Fields => {
    const names = NAMES.filter(() => random.below(4) > 0);
    const own = names.map((name) => [name, VALUES[random.below(VALUES.length)]?.()]);
    return { ...Object.fromEntries(own), shared: SHARED[random.below(SHARED.length)] };
  };
  for (let i = 0; i < byDepth(100, 2000); i++) {
    const diff = new FieldDiff();
    let known: Fields = {};
    for (let step = 0; step < 6; step++) {
      const now = some();
      const wanted = plain(now);
      const news = read(diff.update(now));
      for (const [name, value] of Object.entries(news)) {
        expect(value, `field ${name}`).not.toEqual(known[name]);
      }
      known = { ...known, ...news };
      for (const [name, value] of Object.entries(known)) if (value === null) delete known[name];
      expect(known).toEqual(wanted);
      expect(read(diff.all)).toEqual(wanted);
      expect(diff.update(now)).toBe('');
      expect(plain(now)).toEqual(wanted);
    }
  }
});

test('a value modified in place is sent again', () => {
  const diff = new FieldDiff();
  const list = [1];
  diff.update({ list });
  list.push(2);
  expect(read(diff.update({ list }))).toEqual({ list: [1, 2] });
});

test('nested fields are joined, and empty ones are omitted', () => {
  expect(joinFields('', fieldsOf({ a: 1 }), fieldsOf({}), fieldsOf({ b: [2] }))).toBe(
    '"a":1,"b":[2]',
  );
  expect(objectOf(joinFields())).toBe('{}');
});
