// The delayed view: during another player's planet reveal changes wait, but never a question.
import type { GameEvent } from '@eminent/engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameOnPage } from '../src/game/current-game.ts';
import { NO_ANIMATION, useAnimationState } from '../src/animation/animation-state.ts';
import { dissentersIn } from '../src/table/dissenters.ts';
import { useDelayedView } from '../src/table/delayed-view.ts';
import { asks, gameOf, tableAt, viewAt } from './render-page.tsx';

const atRole = viewAt(2, 'held', asks('role'));
const { decision: _decision, ...calm } = atRole;

const EVENTS: readonly GameEvent[] = [
  { type: 'turn', seat: 1, number: 1 },
  { type: 'lead', seat: 1, role: 'survey' },
  { type: 'dissent', seat: 0, role: 'survey' },
];

/** The game after n events, of which the last one is new. */
const after = (n: number, view = calm): GameOnPage => ({
  ...gameOf(view as typeof atRole),
  events: EVENTS.slice(0, n),
  news: EVENTS.slice(n - 1, n),
});

function Shown({ game }: { readonly game: GameOnPage }) {
  const shown = useDelayedView(game);
  return <output>{shown?.news.map(({ type }) => type).join(' ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const hold = (holds: boolean) => act(() => useAnimationState.setState({ ...NO_ANIMATION, holds }));

beforeEach(() => hold(false));
afterEach(cleanup);

test('changes wait, and are shown together when the reveal is over', () => {
  const { rerender } = render(<Shown game={after(1)} />);
  hold(true);
  rerender(<Shown game={after(2)} />);
  rerender(<Shown game={after(3)} />);
  expect(shown()).toBe('turn');
  hold(false);
  expect(shown()).toBe('lead dissent');
});

test('a question is shown at once, and so is a complete resend', () => {
  const { rerender } = render(<Shown game={after(1)} />);
  hold(true);
  rerender(<Shown game={after(2)} />);
  rerender(<Shown game={after(3, atRole)} />);
  expect(shown()).toBe('lead dissent');
  rerender(<Shown game={{ ...after(2), news: [] }} />);
  expect(shown()).toBe('');
});

test('dissenting players are known from the lead of a role to its end', () => {
  const table = tableAt(3, 'dissent', (view) => asks('role')(view) && view.turnNumber > 3);
  const found = new Set<number>();
  while (!table.over) {
    const view = table.viewOf(0);
    const events = table.eventsSince(0, 0);
    const seats = dissentersIn(view, events);
    const choosing = view.role === undefined ? seats : [];
    expect(choosing).toEqual([]);
    for (const seat of seats) found.add(seat);
    table.step();
  }
  expect(found).toEqual(new Set([0, 1, 2]));
  expect(dissentersIn(atRole, undefined)).toEqual([]);
});
