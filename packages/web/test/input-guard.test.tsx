// The input guard: a new question ignores a second press that was meant for the previous one.
import type { View } from '@eminent/engine';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../src/settings/settings.ts';
import { GameTable } from '../src/table/table.tsx';
import { asks, furnish, gameOf, layTable, viewAt } from './render-page.tsx';

const SETTLING_MS = 300;

beforeAll(furnish);
beforeEach(() => {
  vi.useFakeTimers();
  useSettings.getState().change({ settle: true, pace: 'normal' });
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const option = (n: number): HTMLElement =>
  document.querySelectorAll<HTMLElement>('[data-options] button')[n] ?? document.body;
const isShownAsSettling = (): boolean => document.documentElement.hasAttribute('data-settling');

const action = (): View => viewAt(2, 'settling', asks('action'));

test.each([
  ['a click', () => fireEvent.click(option(0))],
  ['a number key', () => fireEvent.keyDown(document.body, { key: '1' })],
  [
    'a click on a card of the hand',
    () =>
      fireEvent.click(document.querySelector('[data-anchor^="cards:"] [data-legal]') as Element),
  ],
])('%s counts when the guard time is over', (_, press) => {
  const { answers } = layTable(action());
  expect(isShownAsSettling()).toBe(true);
  press();
  wait(SETTLING_MS - 1);
  press();
  expect(answers).toEqual([]);
  wait(1);
  expect(isShownAsSettling()).toBe(false);
  // The first press only selects.
  press();
  expect(answers).toEqual([]);
  press();
  expect(answers).toHaveLength(1);
});

test.each([{ settle: false }, { pace: 'off' }] as const)(
  'there is no guard time with %o',
  (wish) => {
    useSettings.getState().change(wish);
    const { answers } = layTable(action());
    expect(isShownAsSettling()).toBe(false);
    fireEvent.click(option(0));
    fireEvent.click(option(0));
    expect(answers).toHaveLength(1);
  },
);

test('several pieces are selected and confirmed without further waiting', () => {
  const boost = viewAt(2, 'settling', (view) => asks('boost')(view) && view.ply > 20);
  const { answers } = layTable(boost);
  fireEvent.click(option(0));
  expect(option(0).getAttribute('aria-pressed')).toBe('false');
  wait(SETTLING_MS);
  fireEvent.click(option(0));
  expect(option(0).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(document.querySelector('[data-confirm]') as Element);
  expect(answers).toHaveLength(1);
});

test('the next question starts a new guard time, the same question sent again does not', () => {
  const first = action();
  const { answers } = layTable(first);
  wait(SETTLING_MS);
  const { rerender } = render(<GameTable game={gameOf(first)} />);
  wait(SETTLING_MS);
  rerender(<GameTable game={gameOf({ ...first })} />);
  expect(isShownAsSettling()).toBe(false);
  const next = viewAt(2, 'settling', (view) => asks('role')(view) && view.ply > first.ply);
  rerender(<GameTable game={gameOf(next)} />);
  expect(isShownAsSettling()).toBe(true);
  fireEvent.click(option(0));
  expect(answers).toEqual([]);
});

test('a press that comes too early is shown as ignored', () => {
  layTable(action());
  const isShown = (): boolean => document.documentElement.hasAttribute('data-ignored');
  expect(isShown()).toBe(false);
  fireEvent.click(option(0));
  expect(isShown()).toBe(true);
  wait(2 * SETTLING_MS);
  expect(isShown()).toBe(false);
});
