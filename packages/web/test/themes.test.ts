// The looks of the page: every one names every colour, and the device decides where nobody did.
import { catalogue, LANGUAGES, loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { lookOf, LOOKS, THEMES } from '../src/theme/themes.ts';

const sheets = import.meta.glob<string>('../src/theme/themes/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function coloursOf(look: string): Set<string> {
  const sheet = sheets[`../src/theme/themes/${look}.css`] ?? '';
  expect(sheet).toContain(`:root[data-theme="${look}"]`);
  return new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''));
}

test('each file of colours has its line, and each line its file', () => {
  const files = Object.keys(sheets).map((path) => path.replace(/^.*\/|\.css$/g, ''));
  expect(new Set(files)).toEqual(new Set(LOOKS));
});

test.each(LOOKS)('%s names every colour that dark names, and no other', (look) => {
  expect(coloursOf(look)).toEqual(coloursOf('dark'));
});

test.each(LANGUAGES)('every theme has a name in %s', async (language) => {
  await loadLanguage(language);
  const names = THEMES.map((theme) => catalogue(language).get(`ui.themes.${theme}`));
  expect(new Set(names).size).toBe(THEMES.length);
  expect(names).not.toContain(undefined);
});

test('a theme is its own look; auto is the one that the device prefers', () => {
  for (const look of LOOKS) expect(lookOf(look, true)).toBe(look);
  expect(lookOf('auto', true)).toBe('light');
  expect(lookOf('auto', false)).toBe('dark');
});
