// A visit that starts at the table: the title stays until the game is loaded, and does not return.
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { App } from '../src/app.tsx';
import { useGameStore } from '../src/game/current-game.ts';
import { loadTable } from '../src/table/load-table.ts';
import { asks, furnish, gameOf, viewAt } from './render-page.tsx';

furnish();

const title = () => document.querySelector('.title-page[aria-busy] h1');
const board = () => document.querySelector('[data-board]');

test('the title stays while the last game is resumed, and is removed with it', async () => {
  await loadTable();
  useGameStore.setState({ starting: true });
  navigate('/table');
  await act(async () => void render(<App />));
  expect(board()).toBeNull();
  expect(title()?.textContent).toBe('Eminent Domain');
  act(() =>
    useGameStore.setState({ starting: false, game: gameOf(viewAt(2, 'opened', asks('role'))) }),
  );
  await waitFor(() => expect(board()).not.toBeNull());
  expect(title()).toBeNull();
  expect(document.querySelector('[data-skeleton]')).toBeNull();
  act(() => useGameStore.setState({ starting: true, game: undefined }));
  await waitFor(() => expect(board()).toBeNull());
  expect(title()).toBeNull();
  expect(document.querySelector('[data-skeleton]')?.textContent).toContain('Loading');
});
