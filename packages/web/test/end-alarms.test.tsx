// Warnings that the game may end soon: each comes in time and once; the last round is announced.
import { DEFAULT_OPTIONS, type GameEvent, type View } from '@eminent/engine';
import { LANGUAGES, loadLanguage } from '@eminent/text';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  alarmsOf,
  alarmText,
  endingText,
  newAlarms,
  stackAlarmText,
} from '../src/game/end-alarms.ts';
import { LastRound } from '../src/table/last-round.tsx';
import { asks, gameOf, viewAt } from './render-page.tsx';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const four = viewAt(4, 'alarms', asks('role'));
const two = viewAt(2, 'alarms', asks('role'));

function having(view: View, stacks: Readonly<Record<string, number>>, supply = 20): View {
  return { ...view, stacks: { ...view.stacks, ...stacks }, supply };
}

test('one empty stack ends a game of two, so its last cards are decisive', () => {
  expect(alarmsOf(having(two, { survey: 3 })).stacks).toEqual(new Map());
  expect(alarmsOf(having(two, { survey: 2 })).stacks).toEqual(new Map([['survey', 'deciding']]));
});

test('a game of four ends with two empty stacks: the first is low, the second decisive', () => {
  expect(alarmsOf(having(four, { survey: 1, warfare: 2 })).stacks).toEqual(
    new Map([
      ['survey', 'low'],
      ['warfare', 'low'],
    ]),
  );
  expect(alarmsOf(having(four, { survey: 0, warfare: 2 })).stacks).toEqual(
    new Map([['warfare', 'deciding']]),
  );
});

test('influence raises the alarm when one round could exhaust it', () => {
  expect(alarmsOf(having(two, {}, 5)).influence).toBe(false);
  expect(alarmsOf(having(two, {}, 4)).influence).toBe(true);
  expect(alarmsOf(having(four, {}, 8)).influence).toBe(true);
});

test('there are no alarms after the end is triggered', () => {
  const ending: View = { ...having(two, { survey: 0, warfare: 1 }, 0), ending: 'stacks' };
  expect(alarmsOf(ending)).toEqual({ stacks: new Map(), influence: false });
  expect(stackAlarmText('en', ending, 'warfare')).toBeUndefined();
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const lead: GameEvent = { type: 'lead', seat: 1, role: 'survey', card: 'survey' };
  const influence: GameEvent = { type: 'influence', seat: 1, count: 2, source: 'trade' };

  test('a stack is announced for each card taken, influence once', () => {
    const view = having(two, { survey: 2, warfare: 1 }, 4);
    expect(newAlarms(lang, view, [lead, influence])).toEqual([
      stackAlarmText(lang, view, 'survey'),
      expect.stringContaining('4'),
    ]);
    expect(newAlarms(lang, { ...view, supply: 2 }, [influence])).toEqual([]);
    expect(alarmText(lang, 2)).toContain('2');
  });

  test('each kind of end has its own text', () => {
    const words = [
      { inExtraRound: false, inLogisticsTurn: false, options: DEFAULT_OPTIONS },
      { inExtraRound: true, inLogisticsTurn: false, options: DEFAULT_OPTIONS },
      { inExtraRound: true, inLogisticsTurn: true, options: DEFAULT_OPTIONS },
      {
        inExtraRound: false,
        inLogisticsTurn: false,
        options: { ...DEFAULT_OPTIONS, ruleset: 'prototype-2010' } as const,
      },
      {
        inExtraRound: false,
        inLogisticsTurn: false,
        options: { ...DEFAULT_OPTIONS, ruleset: 'escalation' } as const,
      },
    ].map((view) => endingText(lang, view as View));
    expect(new Set(words).size).toBe(5);
  });
});

test('the last round is announced once, for a moment', () => {
  vi.useFakeTimers();
  const ending: View = { ...two, ending: 'stacks' };
  const news: readonly GameEvent[] = [{ type: 'end-triggered', cause: 'stacks' }];
  const game = { ...gameOf(ending), news };
  const { container, rerender } = render(<LastRound game={game} />);
  expect(container.textContent).toContain('Last round');
  act(() => void vi.advanceTimersByTime(10_000));
  rerender(<LastRound game={{ ...game }} />);
  expect(container.textContent).toBe('');
});
