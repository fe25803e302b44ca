// A player without a name is addressed directly, not named "You".
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { asks, furnish, gameOf, open, viewAt } from './render-page.tsx';

beforeAll(furnish);
beforeEach(() => act(() => useGameStore.getState().leave()));

test("the reader's empire is labeled as theirs, the others by their players", async () => {
  const game = { ...gameOf(viewAt(3, 'nameless', asks('action'))), names: ['', 'Vega', ''] };
  act(() => useGameStore.setState({ game, starting: false }));
  await open('/table');
  const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(regions).toContain('Your empire');
  expect(regions).toContain('Empire of Vega');
  expect(regions).toContain('Empire of Player 3');
  expect(document.body.textContent).not.toMatch(/(of|am|to) You\b/);
});

test('the screen is passed to a player by seat, and no player is named You', async () => {
  const { seat: _, decision: __, ...watched } = viewAt(2, 'nameless', asks('action'));
  const game = { ...gameOf(watched), names: ['', 'Vega'], passTo: 0 };
  act(() => useGameStore.setState({ game, starting: false }));
  expect((await open('/table')).textContent).toBe('Pass the screen to Player 1');
  expect(screen.getByRole('button', { name: 'I’m Player 1' })).toBeDefined();
});
