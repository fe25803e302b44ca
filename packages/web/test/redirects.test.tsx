// An address that leads elsewhere leaves no entry in the history: Back goes to where the person was.
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
])('%s leads to %s in its own place of the history', async (address, target) => {
  navigate('/rules');
  const { unmount } = render(<App />);
  await screen.findByRole('main');
  const before = history.length;
  act(() => navigate(address));
  await waitFor(() => expect(location.hash).toBe(target));
  expect(history.length).toBe(before + 1);
  unmount();
});
