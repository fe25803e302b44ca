// Games in progress on the home screen, and a game that another tab has open.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { savedGames, localStore } from '../src/storage/storage.ts';
import { settled } from './browser-fakes.ts';
import { furnish, open } from './render-page.tsx';

function saved(id: string, opponent: string): SavedGame {
  return {
    id,
    game: { ...DEFAULT_OPTIONS, variant: 'learning' },
    seed: 'home',
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: opponent, bot: 'captain' },
    ],
    tokens: [],
    lastQuestion: 1,
  };
}

beforeAll(furnish);
beforeEach(async () => {
  act(() => useGameStore.getState().leave());
  for (const name of localStore.names('')) localStore.remove(name);
  await act(settled);
});

const list = () => screen.getByRole('region', { name: 'Games in progress' });
const items = () => within(list()).queryAllByRole('listitem');

test('without games in progress there is no list and no continue button', async () => {
  await open('/');
  expect(screen.queryByRole('region', { name: 'Games in progress' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continue your game/ })).toBeNull();
});

test('each game shows its players, rules and progress, and can be continued', async () => {
  savedGames.restore({ at: 1, turn: 4, saved: saved('a', 'Vega') });
  savedGames.restore({ at: 2, turn: 9, scores: [12, 15], saved: saved('b', 'Lyra') });
  await open('/');
  const texts = items().map((item) => item.textContent ?? '');
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/You 12 and Lyra 15.*turn 9.*Learning game.*1970/);
  expect(texts[1]).toMatch(/You and Vega.*turn 4/);
  fireEvent.click(
    screen.getByRole('button', {
      name: /^Continue You and Vega · turn 4 Learning game/,
    }),
  );
  expect(useGameStore.getState().starting).toBe(true);
  expect(location.hash).toBe('#/table');
});

test('of many games the latest are visible, and all can be continued', async () => {
  for (let i = 0; i < 7; i++) savedGames.restore({ at: i, turn: i, saved: saved(`${i}`, 'Vega') });
  await open('/');
  expect(screen.getByText('4 older games')).toBeDefined();
  const names = within(list())
    .getAllByRole('button', { name: /^Continue/ })
    .map((button) => button.textContent);
  expect(new Set(names).size).toBe(7);
});

test('a deleted game is restored with one press', async () => {
  savedGames.restore({ at: 1, turn: 4, saved: saved('a', 'Vega') });
  await open('/');
  fireEvent.click(screen.getByRole('button', { name: /^Delete the game You and Vega/ }));
  await act(settled);
  expect(items()).toHaveLength(0);
  expect(savedGames.list()).toHaveLength(0);
  expect(within(list()).getByRole('status').textContent).toContain('was deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  await act(settled);
  expect(items()).toHaveLength(1);
  expect(savedGames.findById('a')?.turn).toBe(4);
});

test('the quarantine notice is shown until the data is deleted', async () => {
  localStorage.setItem('eminent.game.x', 'damaged');
  savedGames.list();
  await act(settled);
  await open('/');
  expect(screen.getByText(/1 saved item couldn’t be read/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await act(settled);
  expect(screen.queryByText(/couldn’t be read/)).toBeNull();
});

test.each([
  ['before', 'This game is open in another tab'],
  ['taken-over', 'You’re playing this game in another tab'],
] as const)(
  'a game that another tab has (%s) shows a sentence and two choices',
  async (since, title) => {
    act(() => useGameStore.setState({ otherTab: { saved: saved('a', 'Vega'), since } }));
    expect((await open('/table')).textContent).toBe(title);
    expect(screen.getByRole('button', { name: 'Play here' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Eminent Domain');
    expect(useGameStore.getState().otherTab).toBeUndefined();
  },
);
