// A table that gathers, and one that was called off while it did: whoever waits there is told so.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Gathering } from '../src/online/invite/gathering.tsx';
import { OnlineTable } from '../src/online/table/online-table.tsx';
import { forget, useTable } from '../src/online/table/table-store.ts';
import { FREE, NOVA, person, rowOf, serve } from './lobby-server.ts';
import { furnish } from './on-page.tsx';
import { FakeTableServer } from './online-server.ts';

afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
});

const row = rowOf('t', [person('Vega'), person('Nova'), FREE]);

test('who waits for a table that was called off is told so, and led on', async () => {
  furnish();
  await serve({ 'GET /session': NOVA });
  const { rerender } = render(<Gathering row={row} seat={1} invitation={undefined} />);
  expect(screen.getByText(/1 seat is free/)).toBeDefined();
  rerender(<Gathering row={{ ...row, phase: 'over' }} seat={1} invitation={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('This table was called off');
  expect(screen.getByRole('link', { name: 'To the open tables' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave my seat' })).toBeNull();
  // One that was played is over, and was not called off.
  rerender(<Gathering row={{ ...row, phase: 'over', turn: 30 }} seat={1} invitation={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('This game is over');
});

test('a table without a game shows its place, not an empty game', async () => {
  furnish();
  await serve({ 'GET /session': NOVA });
  const shown = new FakeTableServer().shown({ phase: 'over' });
  const { game: _game, ...calledOff } = shown;
  useTable.setState({ table: shown.table, shown: calledOff });
  render(<OnlineTable table={shown.table} place={<p>its place</p>} />);
  expect(screen.getByText('its place')).toBeDefined();
});
