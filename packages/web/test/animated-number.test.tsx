// Numbers climb to what they have become: when their cause arrives, at once at a touch, and not at all where nothing moves.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { arriveAll, expectAt } from '../src/animation/arrival-times.ts';
import { AnimatedNumber } from '../src/animation/animated-number.tsx';
import { PulsingNumber } from '../src/animation/pulsing-number.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { asks, furnish, layTable, viewAt } from './render-page.tsx';

furnish();

beforeEach(() => {
  vi.useFakeTimers();
  act(() => useSettings.getState().change({ pace: 'normal' }));
});
afterEach(() => {
  cleanup();
  arriveAll();
  vi.useRealTimers();
});

function count(from: number, to: number, mark = 'influence:0'): () => string {
  const { rerender, container } = render(<AnimatedNumber n={from} mark={mark} />);
  rerender(<AnimatedNumber n={to} mark={mark} />);
  return () => container.textContent ?? '';
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a number', () => {
  test('climbs step by step, and is there soon however far it is', () => {
    const shown = count(4, 7);
    expect(shown()).toBe('4');
    const seen = [1, 2, 3].map(() => {
      wait(70);
      return shown();
    });
    expect(seen).toEqual(['5', '6', '7']);
    const far = count(0, 400);
    for (let i = 0; i < 30; i++) wait(70);
    expect(far()).toBe('400');
  });

  test('falls, too', () => {
    const shown = count(24, 22);
    wait(70);
    expect(shown()).toBe('23');
    wait(70);
    expect(shown()).toBe('22');
  });

  test('waits for what brings it', () => {
    expectAt('influence:2', 1500);
    const shown = count(27, 30, 'influence:2');
    wait(1400);
    expect(shown()).toBe('27');
    wait(110);
    expect(shown()).toBe('28');
    for (let i = 0; i < 2; i++) wait(70);
    expect(shown()).toBe('30');
  });

  test('is there at once when everything is skipped', () => {
    expectAt('influence:2', 1500);
    const shown = count(27, 30, 'influence:2');
    act(() => arriveAll());
    expect(shown()).toBe('30');
  });

  test('does not climb where nothing moves', () => {
    act(() => useSettings.getState().change({ pace: 'off' }));
    const shown = count(4, 9);
    wait(1);
    expect(shown()).toBe('9');
    expect(screen.queryByText('5')).toBeNull();
  });
});

test('a sum that is seen for the first time climbs from its first symbol', () => {
  const { container } = render(<AnimatedNumber n={3} from={1} mark="sum" />);
  expect(container.textContent).toBe('1');
  wait(70);
  wait(70);
  expect(container.textContent).toBe('3');
});

test('a number lies still when it is first seen, and swells each time it becomes another', () => {
  const { container, rerender } = render(<PulsingNumber of={2} />);
  const number = () => container.querySelector('b');
  const first = number();
  expect(first?.className).toBe('');
  rerender(<PulsingNumber of={2} />);
  expect(number()).toBe(first);
  const seen = [3, 2].map((of) => {
    rerender(<PulsingNumber of={of} />);
    return number();
  });
  expect(seen.map((b) => [b?.textContent, b?.className])).toEqual([
    ['3', 'ticked'],
    ['2', 'ticked'],
  ]);
  // A movement begins anew only in a new element.
  expect(new Set([first, ...seen]).size).toBe(3);
});

test('nothing swells at a table that is opened', () => {
  layTable(viewAt(4, 'opened', asks('role')));
  expect(document.querySelectorAll('b').length).toBeGreaterThan(20);
  expect(document.querySelectorAll('b.ticked')).toHaveLength(0);
});
