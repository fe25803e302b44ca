// Animated numbers: they count when a flying piece arrives, finish at once when animations are
// skipped, and change at once without animations.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearArrivals, expectArrival } from '../src/ui/arrival-times.ts';
import { AnimatedNumber } from '../src/ui/animated-number.tsx';
import { PulsingNumber } from '../src/ui/pulsing-number.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { asks, furnish, layTable, viewAt } from './render-page.tsx';

furnish();

beforeEach(() => {
  vi.useFakeTimers();
  act(() => useSettings.getState().change({ pace: 'normal' }));
});
afterEach(() => {
  cleanup();
  clearArrivals();
  vi.useRealTimers();
});

function count(from: number, to: number, mark = 'influence:0'): () => string {
  const { rerender, container } = render(<AnimatedNumber n={from} mark={mark} />);
  rerender(<AnimatedNumber n={to} mark={mark} />);
  return () => container.textContent ?? '';
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('an animated number', () => {
  test('counts up step by step, with a limit on the number of steps', () => {
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

  test('counts down too', () => {
    const shown = count(24, 22);
    wait(70);
    expect(shown()).toBe('23');
    wait(70);
    expect(shown()).toBe('22');
  });

  test('waits for the arrival of its cause', () => {
    expectArrival('influence:2', 1500);
    const shown = count(27, 30, 'influence:2');
    wait(1400);
    expect(shown()).toBe('27');
    wait(110);
    expect(shown()).toBe('28');
    for (let i = 0; i < 2; i++) wait(70);
    expect(shown()).toBe('30');
  });

  test('finishes at once when animations are skipped', () => {
    expectArrival('influence:2', 1500);
    const shown = count(27, 30, 'influence:2');
    act(() => clearArrivals());
    expect(shown()).toBe('30');
  });

  test('does not count when animations are off', () => {
    act(() => useSettings.getState().change({ pace: 'off' }));
    const shown = count(4, 9);
    wait(1);
    expect(shown()).toBe('9');
    expect(screen.queryByText('5')).toBeNull();
  });
});

test('a sum counts from its first symbol when it is first shown', () => {
  const { container } = render(<AnimatedNumber n={3} from={1} mark="sum" />);
  expect(container.textContent).toBe('1');
  wait(70);
  wait(70);
  expect(container.textContent).toBe('3');
});

test('a number pulses on each change, but not on first render', () => {
  const { container, rerender } = render(<PulsingNumber value={2} />);
  const number = () => container.querySelector('b');
  const first = number();
  expect(first?.className).toBe('');
  rerender(<PulsingNumber value={2} />);
  expect(number()).toBe(first);
  const seen = [3, 2].map((of) => {
    rerender(<PulsingNumber value={of} />);
    return number();
  });
  expect(seen.map((b) => [b?.textContent, b?.className])).toEqual([
    ['3', 'ticked'],
    ['2', 'ticked'],
  ]);
  // A CSS animation restarts only in a new element.
  expect(new Set([first, ...seen]).size).toBe(3);
});

test('no number pulses when a table is opened', () => {
  layTable(viewAt(4, 'opened', asks('role')));
  expect(document.querySelectorAll('b').length).toBeGreaterThan(20);
  expect(document.querySelectorAll('b.ticked')).toHaveLength(0);
});
