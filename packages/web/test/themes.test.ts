// Themes: each has a name, and the theme `auto` follows the device.
import { messageCatalog, LANGUAGES, loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { lookOf, LOOKS, THEMES } from '../src/theme/themes.ts';

test.each(LANGUAGES)('every theme has a name in %s', async (language) => {
  await loadLanguage(language);
  const names = THEMES.map((theme) => messageCatalog(language).get(`ui.themes.${theme}`));
  expect(new Set(names).size).toBe(THEMES.length);
  expect(names).not.toContain(undefined);
});

test('a theme is its own look; auto is the one that the device prefers', () => {
  for (const look of LOOKS) expect(lookOf(look, true)).toBe(look);
  expect(lookOf('auto', true)).toBe('light');
  expect(lookOf('auto', false)).toBe('dark');
});
