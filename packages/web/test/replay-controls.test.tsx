// The controls of a replay: keys, links to several moments of a game, and keeping a game.
import { DEFAULT_OPTIONS, formatCompact, parseRecord } from '@eminent/engine';
import { Table } from '@eminent/table';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { finishedGames, localStore } from '../src/storage/storage.ts';
import { settled } from './browser-fakes.ts';
import { furnish, open } from './render-page.tsx';

function compactRecord(): string {
  const seats = ['Ada', 'Vega'].map((name) => ({ kind: 'bot', name, bot: 'captain' }) as const);
  const table = new Table({ game: DEFAULT_OPTIONS, seed: 'controls', seats });
  while (!table.over) table.step();
  const record = parseRecord(table.recordText());
  if (!record.ok) throw new Error(record.error);
  return formatCompact(record.value);
}

const LINK = compactRecord();
const ply = () => screen.getByRole<HTMLInputElement>('slider').value;
const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });

beforeAll(furnish);

test('Space plays, but presses a button that has the focus', async () => {
  await open(`/replay/${LINK}/3`);
  // Space keeps its default action here: the browser presses the button when the key is released.
  expect(press(screen.getByRole('button', { name: 'Play the replay' }), ' ')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  // `press` returns false for a canceled event. It is canceled so that the page does not scroll.
  expect(press(document.body, ' ')).toBe(false);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

test('arrow keys step through the game, except from a card of the hand', async () => {
  await open(`/replay/${LINK}/3`);
  press(document.body, 'ArrowRight');
  expect(ply()).toBe('4');
  press(document.querySelector('[data-own-hand] button') as Element, 'ArrowRight');
  expect(ply()).toBe('4');
  press(document.body, 'ArrowLeft');
  expect(ply()).toBe('3');
});

test('a link to another moment of the same game shows that moment', async () => {
  await open(`/replay/${LINK}/3`);
  act(() => navigate(`/replay/${LINK}/7`));
  expect(ply()).toBe('7');
});

test('another challenge keeps nothing of the one before', async () => {
  const heading = await open(`/challenge/${LINK}/you,captain`);
  act(() => navigate(`/challenge/${LINK}/captain,you`));
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(heading);
});

test('a game that does not fit into storage is offered as a file', async () => {
  await open(`/replay/${LINK}`);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const put = vi.spyOn(localStore, 'put').mockReturnValue(false);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save this game' }));
    await settled();
  });
  put.mockRestore();
  expect(await screen.findByRole('heading', { level: 1, name: 'Replays' })).toBeDefined();
  expect(finishedGames.list()).toEqual([]);
  expect(document.querySelector('[data-not-kept]')?.textContent).toContain('out of space');
});
