// The colors of pictures are those of the page's dark theme.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANET_COLORS, ROLE_COLORS } from '../src/dark-colors.ts';

const theme = (file: string): string =>
  readFileSync(new URL(`../../web/src/theme/${file}`, import.meta.url), 'utf8');
const sheets = theme('themes/dark.css') + theme('tokens.css');

test.each(Object.entries({ ...ROLE_COLORS, ...PLANET_COLORS }))('%s is %s', (hue, color) => {
  const ofTheme = sheets.match(new RegExp(`--${hue}: (#\\w+);`));
  const fixed = sheets.match(new RegExp(`\\[data-hue="${hue}"\\] \\{\\s*--hue: (#\\w+);`));
  expect(color).toBe((ofTheme ?? fixed)?.[1]);
});
