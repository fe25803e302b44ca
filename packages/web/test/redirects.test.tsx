// Redirects leave no entry in the history: Back returns to the previous page.
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { App } from '../src/app.tsx';
import { furnish } from './render-page.tsx';

furnish();

test.each([
  ['/nothing-here', '#/'],
  ['/table', '#/'],
  ['/learn/nothing-here', '#/learn'],
])('%s redirects to %s and replaces the history entry', async (address, target) => {
  navigate('/rules');
  const { unmount } = render(<App />);
  await screen.findByRole('main');
  const before = history.length;
  act(() => navigate(address));
  await waitFor(() => expect(location.hash).toBe(target));
  expect(history.length).toBe(before + 1);
  unmount();
});
