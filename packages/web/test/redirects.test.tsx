// Redirects leave no entry in the history: Back returns to the previous page.
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { App } from '../src/app.tsx';
import { furnish } from './render-page.tsx';

furnish();

test.each([
  ['/nothing-here', /^#\/$/],
  ['/table', /^#\/$/],
  ['/learn/nothing-here', /^#\/learn$/],
  ['/puzzles/nothing-here', /^#\/puzzles$/],
  ['/puzzles/today', /^#\/puzzles\/\d+$/],
])('%s redirects to %s and replaces the history entry', async (address, target) => {
  navigate('/rules');
  const { unmount } = await act(async () => render(<App />));
  await screen.findByRole('main');
  const before = history.length;
  await act(async () => navigate(address));
  await waitFor(() => expect(location.hash).toMatch(target));
  expect(history.length).toBe(before + 1);
  unmount();
});
