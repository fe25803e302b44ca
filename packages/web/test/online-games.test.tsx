// The user's games without a browser: current games, rematches, and the link to finished ones.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dealAfter, noteOf, ownWords } from '../src/online/deal-note.ts';
import { socket } from '../src/online/page-socket.ts';
import { applyOwnTableUpdate } from '../src/online/own-tables.ts';
import { furnish, open } from './render-page.tsx';
import { gameOfNova, IDLE, NOVA, person, serve } from './lobby-server.ts';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  location.hash = '';
});

test('a game in which a bot replaced the player does not say that one has answered', async () => {
  const late = [person('Nova', { away: 'late' }), person('Lyra')];
  const rows = [gameOfNova('late', 1, 8, { seats: late }), gameOfNova('theirs', 1, 9)];
  await serve({ ...IDLE, 'GET /me/tables': { rows } });
  await open('/online/games');
  expect(await screen.findAllByText('answered')).toHaveLength(1);
  expect(screen.getByText('You ran out of time: a bot plays for you.')).toBeDefined();
});

test('a proposed rematch is listed, and one press accepts it', async () => {
  const sendCommand = vi.spyOn(socket, 'sendCommand').mockImplementation((one) => one as never);
  const promise = 'a5'.repeat(32);
  const over = (table: string, wanted: readonly boolean[]) =>
    gameOfNova(table, 1, 9, { phase: 'over', rematch: { wanted: [...wanted], promise } });
  await serve({
    ...IDLE,
    'GET /me/tables': { rows: [over('asked', [false, true]), over('agreed', [true, true])] },
  });
  await open('/online/games');
  expect(await screen.findByRole('heading', { name: 'Rematch?' })).toBeDefined();
  expect(screen.getAllByText('Lyra wants to play again')).toHaveLength(2);
  expect(screen.getByText('You want to play again. It starts when everyone does.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  const words = ownWords(dealAfter('asked'));
  expect(sendCommand).toHaveBeenCalledExactlyOnceWith({
    type: 'rematch',
    table: 'asked',
    sameDeal: false,
    words,
  });
  expect(noteOf(dealAfter('asked'))).toMatchObject({ commitment: promise, words });
  // The server reports the new table. The note of the deal is now stored under its id.
  act(() => applyOwnTableUpdate(false, [gameOfNova('next', 0, 1, { after: 'asked' })], ['asked']));
  expect(noteOf('next')).toMatchObject({ commitment: promise, words });
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('a rematch can be declined in the list, before or after accepting', async () => {
  const sendCommand = vi.spyOn(socket, 'sendCommand').mockImplementation((one) => one as never);
  const over = (table: string, wanted: readonly boolean[]) => {
    const rematch = { wanted: [...wanted], declined: [false, false], promise: 'a5'.repeat(32) };
    return gameOfNova(table, 1, 9, { phase: 'over', rematch });
  };
  await serve({
    ...IDLE,
    'GET /me/tables': { rows: [over('asked', [false, true]), over('agreed', [true, true])] },
  });
  await open('/online/games');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(sendCommand.mock.calls.map(([command]) => command)).toEqual([
    { type: 'decline', table: 'asked' },
    { type: 'decline', table: 'agreed' },
  ]);
});

test('a user without current games is led to the finished ones, without a claim that they never played', async () => {
  await serve(IDLE);
  await open('/online/games');
  const over = await screen.findByRole('link', { name: 'Finished games' });
  expect(over.getAttribute('href')).toBe(`#/online/profile/${NOVA.person?.id}/games`);
  expect(screen.getByText(/^You have no games going\./u)).toBeDefined();
});
