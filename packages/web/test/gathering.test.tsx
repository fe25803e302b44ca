// A table that gathers players, and one that is canceled meanwhile.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Gathering } from '../src/online/invite/gathering.tsx';
import { TablePage } from '../src/online/invite/table-page.tsx';
import { useSession } from '../src/online/user-session.ts';
import { OnlineTable } from '../src/online/table/online-table.tsx';
import { closeTable, useTable } from '../src/online/table/table-store.ts';
import { FREE, NOVA, person, Refusing, rowOf, serve } from './lobby-server.ts';
import { furnish } from './render-page.tsx';
import { FakeTableServer } from './online-server.ts';

afterEach(() => {
  cleanup();
  closeTable();
  vi.unstubAllGlobals();
});

const row = rowOf('t', [person('Vega'), person('Nova'), FREE]);

test('players waiting at a canceled table are informed and offered other games', async () => {
  furnish();
  await serve({ 'GET /session': NOVA });
  const { rerender } = render(<Gathering row={row} seat={1} invitation={undefined} />);
  expect(screen.getByText(/1 seat is free/)).toBeDefined();
  rerender(<Gathering row={{ ...row, phase: 'over' }} seat={1} invitation={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('This table was canceled');
  expect(screen.getByRole('link', { name: 'See open tables' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave my seat' })).toBeNull();
  // The table was played, so it does not count as canceled.
  rerender(<Gathering row={{ ...row, phase: 'over', turn: 30 }} seat={1} invitation={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('This game is over');
});

test('the address of a table by link only explains that, and is requested once', async () => {
  furnish();
  const requests = await serve({
    'GET /session': NOVA,
    'GET /me/tables': { rows: [] },
    'GET /tables/hidden': new Refusing(404, 'no-such-table'),
  });
  useSession.setState({ session: NOVA });
  vi.useFakeTimers();
  useTable.setState({
    table: 'hidden',
    barred: { type: 'refused', reason: 'not-allowed', sentence: 'not open for you' },
  });
  render(<TablePage table="hidden" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(screen.getByRole('heading', { name: 'This table opens by link only' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Other tables to watch' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(requests.filter(({ path }) => path === '/tables/hidden')).toHaveLength(1);
});

test('a table without a game shows its seats, not an empty game', async () => {
  furnish();
  await serve({ 'GET /session': NOVA });
  const shown = new FakeTableServer().shown({ phase: 'over' });
  const { game: _game, ...calledOff } = shown;
  useTable.setState({ table: shown.table, shown: calledOff });
  render(<OnlineTable table={shown.table} beforeGame={<p>its place</p>} />);
  expect(screen.getByText('its place')).toBeDefined();
});
