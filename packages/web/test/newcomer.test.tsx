// The first screen on a first visit, once the player says that they know the game, after lessons, and while a game waits.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useStore } from '../src/game/store.ts';
import { games, shelf } from '../src/keep/device.ts';
import { firstGame } from '../src/learn/coach.tsx';
import { forgetKnowsGame } from '../src/learn/newcomer.ts';
import { settled } from './fakes.ts';
import { furnish, open } from './on-page.tsx';

beforeAll(furnish);
beforeEach(async () => {
  act(() => useStore.getState().leave());
  for (const name of shelf.names('')) shelf.remove(name);
  forgetKnowsGame();
  await act(settled);
});

const primary = () => [...document.querySelectorAll('.primary')].map((one) => one.textContent);

test('a first visit leads to the first lesson; who knows the game plays, and begins', async () => {
  await open('/');
  expect(primary()).toEqual(['Learn in 5 minutes']);
  const learn = screen.getByRole('link', { name: 'Learn in 5 minutes' });
  expect(learn.getAttribute('href')).toBe('#/learn/action');
  expect(screen.getByRole('button', { name: /pass and play/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I know the game' }));
  expect(location.hash).toBe('#/table');
  act(() => useStore.getState().leave());
  await open('/');
  expect(primary()).toEqual(['Play now']);
});

test('a newcomer who has begun the lessons goes on with them', async () => {
  shelf.write('lessons', ['action']);
  await open('/');
  expect(primary()).toEqual(['Continue learning']);
});

test('while a game waits, to continue it is the primary button', async () => {
  const saved = { ...firstGame(), game: DEFAULT_OPTIONS, asked: 1 };
  games.putBack({ at: 1, turn: 4, saved });
  await open('/');
  expect(primary()).toHaveLength(1);
  expect(primary()[0]).toContain('Continue your game');
  expect(screen.getByRole('button', { name: 'Play now' }).className).not.toContain('primary');
});

test('the first game of a newcomer begins with their own turn against the Cadet', () => {
  const { seats, game } = firstGame();
  expect(seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.kind))).toEqual([
    'person',
    'cadet',
  ]);
  expect(game.variant).toBe('learning');
});
