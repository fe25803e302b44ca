// Error screens: errors are reported in a sentence with a way to continue. The page is never empty.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { furnish, gameOf, open, viewAt } from './render-page.tsx';

function wholeRecord(): string {
  const seats = ['Ada', 'Vega'].map((name) => ({ kind: 'bot', name, bot: 'captain' }) as const);
  const table = new Table({ game: DEFAULT_OPTIONS, seed: 'trouble', seats });
  while (!table.over) table.step();
  return table.recordText();
}

const RECORD = wholeRecord();
const inLink = (text: string): string => btoa(text).replaceAll('=', '');

beforeAll(furnish);
beforeEach(() => act(() => useGameStore.getState().leave()));

describe('a replay that cannot be shown', () => {
  const illegal = RECORD.replace(/ lead:\w+/, ' keep:7');
  const otherChecksum = RECORD.replace(/#[0-9a-f]+/, '#00000000');
  test('is damaged in three ways', () => {
    expect(illegal).not.toBe(RECORD);
    expect(otherChecksum).not.toBe(RECORD);
  });

  test.each([
    ['a link without a record', '/replay/r.xxx'],
    ['half a link', `/replay/r.${inLink(RECORD).slice(0, 900)}/12`],
    ['a game that is not stored', '/replay/no-such-game'],
    ['an invalid address', '/replay/%E0%A4%A'],
    ['an illegal answer', `/replay/r.${inLink(illegal)}/3`],
    ['a wrong checksum', `/replay/r.${inLink(otherChecksum)}`],
    ['ten thousand brackets', `/replay/r.${inLink('['.repeat(10_000))}`],
  ])('%s', async (_, address) => {
    const heading = await open(address);
    expect(heading.textContent).toBe('Something went wrong');
    const alert = screen.getByRole('alert').textContent ?? '';
    expect(alert).toMatch(/this game|no such game/i);
    expect(alert.length).toBeLessThan(500);
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Eminent Domain');
  });

  test('can be saved unchanged', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await open(`/replay/r.${inLink('neither this nor that')}`);
    fireEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    // Pictures of cards create object URLs too, so the last call is that of the button.
    const file = saved.mock.lastCall?.[0] as Blob;
    expect(await file.text()).toBe('neither this nor that');
  });
});

test.each([
  ['-5', 0],
  ['1.5', 1],
  ['xyz', 0],
  ['NaN', 0],
  ['99999', Number.POSITIVE_INFINITY],
])('an address with an invalid moment: %s', async (moment, shown) => {
  await open(`/replay/r.${inLink(RECORD)}/${moment}`);
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect(slider.value).toBe(String(Math.min(shown, Number(slider.max))));
});

test('an address with an invalid ruling', async () => {
  expect((await open('/rules/%E0%A4%A')).textContent).toBe('Cards and rules');
});

test('a screen that throws shows an error with the game to save and a link to the home screen', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = viewAt(2, 'trouble', () => true);
  const broken = { ...gameOf(view), view: { ...view, planetDeck: undefined as never } };
  act(() => useGameStore.setState({ game: broken, starting: false }));
  expect((await open('/table')).textContent).toBe('Something went wrong');
  expect(screen.getByRole('alert').textContent).toContain('This screen can’t be shown');
  const saved = vi.spyOn(URL, 'createObjectURL');
  fireEvent.click(screen.getByRole('button', { name: 'Save this game to a file' }));
  const file = saved.mock.lastCall?.[0] as Blob;
  expect(JSON.parse(await file.text())).toEqual(broken.saved);
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Eminent Domain');
  expect(useGameStore.getState().game).toBeUndefined();
  silence.mockRestore();
});

test('a worker that cannot be loaded is reported in a sentence', async () => {
  act(() => useGameStore.setState({ problem: { kind: 'not-loaded' } }));
  await open('/');
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be loaded');
});
