// Follows docs/how-to/theme.md: a new theme needs a file of colors, a line in themes.ts and a name
// in each language. This one is named sepia.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as English from '../../text/src/locales/en/ui/settings.ts';
import type * as Themes from '../src/theme/themes.ts';
import { furnish, open } from './render-page.tsx';

vi.mock('../src/theme/themes.ts', async (load) => {
  const themes = await load<typeof Themes>();
  const more = { LOOKS: [...themes.LOOKS, 'sepia'], THEMES: [...themes.THEMES, 'sepia'] };
  return { ...themes, ...more };
});

vi.mock('../../text/src/locales/en/ui/settings.ts', async (load) => {
  const { settings } = await load<typeof English>();
  return { settings: { ...settings, themes: { ...settings.themes, sepia: 'Sepia' } } };
});

test('the settings offer the theme by its name, and the page applies and stores it', async () => {
  furnish();
  await open('/settings');
  fireEvent.click(await screen.findByRole('radio', { name: 'Sepia' }));
  expect(document.documentElement.dataset['theme']).toBe('sepia');
  expect(JSON.parse(localStorage.getItem('eminent.settings') ?? '{}')).toMatchObject({
    theme: 'sepia',
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
