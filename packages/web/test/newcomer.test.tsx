// Newcomers: the home screen, the first game, the rules, and what to do after the first victory.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { savedGames, finishedGames, localStore } from '../src/storage/storage.ts';
import { firstGame } from '../src/coach/coach.tsx';
import { forgetKnowsGame } from '../src/coach/newcomer.ts';
import { optionsOf } from '../src/new-game/game-presets.ts';
import { nextLevel, NextSteps } from '../src/coach/next-steps.tsx';
import { settled } from './browser-fakes.ts';
import { furnish, gameOf, open, viewAt } from './render-page.tsx';

beforeAll(furnish);
beforeEach(async () => {
  act(() => useGameStore.getState().leave());
  for (const name of localStore.names('')) localStore.remove(name);
  forgetKnowsGame();
  await act(settled);
});

const primary = () => [...document.querySelectorAll('.primary')].map((one) => one.textContent);

test('a first visit leads to the first lesson; a player who knows the game starts one', async () => {
  await open('/');
  expect(primary()).toEqual(['Learn in 5 minutes']);
  const learn = screen.getByRole('link', { name: 'Learn in 5 minutes' });
  expect(learn.getAttribute('href')).toBe('#/learn/action');
  expect(screen.getByRole('button', { name: /pass and play/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I know the game' }));
  expect(location.hash).toBe('#/table');
  act(() => useGameStore.getState().leave());
  await open('/');
  expect(primary()).toEqual(['Play now']);
});

test('a newcomer who has started the lessons continues with them', async () => {
  localStore.write('lessons', ['action']);
  await open('/');
  expect(primary()).toEqual(['Continue learning']);
});

test('if a game is in progress, continuing it is the primary button', async () => {
  const saved = { ...firstGame(), game: DEFAULT_OPTIONS, asked: 1 };
  savedGames.restore({ at: 1, turn: 4, saved });
  await open('/');
  expect(primary()).toHaveLength(1);
  expect(primary()[0]).toContain('Continue your game');
  expect(screen.getByRole('button', { name: 'Play now' }).className).not.toContain('primary');
});

test('the first game of a newcomer starts with their own turn against the Cadet', () => {
  const { seats, game } = firstGame();
  expect(seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.kind))).toEqual([
    'person',
    'cadet',
  ]);
  expect(game.variant).toBe('learning');
});

test('after a victory in Escalation, Escalation is not suggested', () => {
  const first = firstGame();
  const saved = { ...first, game: optionsOf('escalation', 2) };
  const game = { ...gameOf(viewAt(2, 'screens', (view) => view.over)), saved };
  const { unmount } = render(<NextSteps game={game} winner={0} />);
  const ways = within(screen.getByRole('region', { name: 'You won! What next?' }));
  expect(ways.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Play the Lieutenant',
    'Play with a friend',
  ]);
  unmount();
});

test('after the first victory a stronger opponent, technologies and a friend are suggested', async () => {
  const saved = firstGame();
  const game = { ...gameOf(viewAt(2, 'screens', (view) => view.over)), saved };
  const { unmount } = render(<NextSteps game={game} winner={0} />);
  const ways = within(screen.getByRole('region', { name: 'You won! What next?' }));
  expect(ways.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Play the Lieutenant',
    'Play with technologies',
    'Play with a friend',
  ]);
  fireEvent.click(ways.getByRole('button', { name: 'Play with technologies' }));
  expect(useGameStore.getState().starting).toBe(true);
  unmount();
  const won = { at: 1, names: ['', 'Vega'], scores: [9, 3], winners: [0], record: '' };
  for (const id of ['one', 'two']) finishedGames.add({ id, ...won });
  await act(settled);
  render(<NextSteps game={game} winner={0} />);
  expect(screen.queryByRole('region', { name: 'You won! What next?' })).toBeNull();
});

test('the next opponent is one level above the strongest beaten', () => {
  const seats = (...bots: readonly string[]) =>
    bots.map((bot) => ({ kind: 'bot', name: '', bot }) as const);
  expect(nextLevel(seats('cadet'))).toBe('lieutenant');
  expect(nextLevel(seats('captain', 'cadet'))).toBe('commodore');
  expect(nextLevel(seats('trader'))).toBe('commodore');
  expect(nextLevel(seats('hal'))).toBe('lieutenant');
  expect(nextLevel(seats('emperor'))).toBeUndefined();
});

test.each([
  ['/rules/cards', 'Cards'],
  ['/rules/planets', 'Planets'],
  ['/rules/T13', 'Rules'],
])('%s opens the tab %s', async (address, name) => {
  await open(address);
  expect(screen.getByRole('tab', { name, selected: true })).toBeDefined();
});

test('the rules start with ten parts of the table and a turn in three lines, without numbers', async () => {
  await open('/rules');
  const picture = await screen.findByRole('figure', { name: 'The table' });
  expect(within(picture).getAllByRole('listitem')).toHaveLength(10);
  const turn = screen.getByRole('region', { name: 'Your turn in three lines' });
  expect(within(turn).getAllByRole('listitem')).toHaveLength(3);
  const numbers = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show rule numbers' });
  expect(numbers.checked).toBe(false);
  const shown = document.createElement('div');
  for (const block of document.querySelectorAll('[data-rule]')) shown.append(block.cloneNode(true));
  for (const number of shown.querySelectorAll('[data-number]')) number.remove();
  expect(shown.textContent).not.toMatch(/\b[TRC]\d+\b.*settles|^\d\./m);
  await open('/rules/T13');
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show rule numbers' })).checked,
  ).toBe(true);
});
