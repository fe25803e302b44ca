// Texts in pictures: those that do not fit are shortened.
import { expect, test } from 'vitest';
import { fitted } from '../src/surface.ts';

test('a text that does not fit is shortened', () => {
  const measure = (text: string) => Array.from(text).length;
  expect(fitted(measure, 'Ada', 3)).toBe('Ada');
  expect(fitted(measure, 'Ada Lovelace', 5)).toBe('Ada…');
  expect(fitted(measure, '🚀🚀🚀', 2)).toBe('🚀…');
  expect(fitted(measure, 'Ada', 0)).toBe('A…');
});
