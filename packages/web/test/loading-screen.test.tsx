// The loading screen shows the title from index.html before the first screen, and never afterwards.
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { App } from '../src/app.tsx';
import { furnish } from './render-page.tsx';

furnish();

const title = () => document.querySelector('.title-page[aria-busy] h1');
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test('the title stays until the first screen is shown; a later screen does not bring it back', async () => {
  navigate('/settings');
  render(<App />);
  expect(title()?.textContent).toBe('Eminent Domain');
  await waitFor(() => expect(title()).toBeNull());
  expect(heading()).not.toBe('Eminent Domain');
  act(() => navigate('/replays'));
  expect(title()).toBeNull();
  await waitFor(() => expect(heading()).toBeTruthy());
});
