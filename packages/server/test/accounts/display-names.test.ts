// Display names: visible characters, and names that look alike.
import { expect, test } from 'vitest';
import { cleanName, distinctName, skeletonOf } from '../../src/accounts/display-names.ts';

test('names in any language and with emoji are unchanged', () => {
  for (const name of [
    'Zoë',
    'José María',
    'Łukasz',
    '小林',
    'محمد',
    '🚀 Nova',
    '👩‍🚀',
    'O’Brien',
    'ไทย',
    'Việt',
  ])
    expect(cleanName(` ${name} `)).toEqual({ name: name.normalize('NFC') });
});

test('names without visible characters are refused', () => {
  for (const name of ['', ' ', '\u00a0', '\u2003\u2003'])
    expect(cleanName(name)).toEqual({ fault: 'empty' });
  for (const name of ['a\u200bb', 'a\u200db', '\u202eabc', 'a\u0007', '\ue000x', 'x\u2800'])
    expect([name, cleanName(name)]).toEqual([name, { fault: 'invisible' }]);
});

test('names that look alike are treated as equal', () => {
  for (const [a, b] of [
    ['Nova', 'Nоva'],
    ['Nova', 'N0VA'],
    ['Paul', 'PauI'],
    ['Paul', 'pau1'],
    ['Emma', 'Ernma'],
    ['José', 'Jose'],
    ['Vega', 'V e g a'],
    ['Νіkο', 'niko'],
  ] as const) {
    expect([a, skeletonOf(a)]).toEqual([a, skeletonOf(b)]);
  }
  expect(skeletonOf('Nova')).not.toBe(skeletonOf('Nora'));
  expect(skeletonOf('小林')).not.toBe(skeletonOf('小森'));
});

test('every name at a table is made distinct from those before', () => {
  const names: string[] = [];
  for (const name of ['Nova', 'Nоva', 'Vega', 'NOVA']) names.push(distinctName(name, names));
  expect(names).toEqual(['Nova', 'Nоva (2)', 'Vega', 'NOVA (3)']);
  // Empty names of free seats and of former users do not count.
  expect(distinctName('nova', ['', 'Nоva (2)', 'NOVA (3)'])).toBe('nova');
  expect(distinctName('nova', ['Nova', 'NOVA (3)'])).toBe('nova (2)');
});
