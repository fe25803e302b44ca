// The recap of an opponent's turn: it is read by screen readers, and opens the log at that turn.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { lastActor } from '../src/table/opponent-recap.tsx';
import { asks, furnish, gameOf, layTable, tableAt } from './render-page.tsx';

beforeAll(furnish);
beforeEach(() => act(() => useGameStore.getState().leave()));

const table = tableAt(3, 'recap', (view) => asks('action')(view) && view.turnNumber > 6);

test('each opponent has a line about their last turn', () => {
  layTable(table.viewOf(0), table);
  for (const name of ['Vega', 'Orion']) {
    const empire = screen.getByRole('region', { name: `Empire of ${name}` });
    const line = within(empire).getByRole('button', { name: /Open it in the log/ });
    expect(line.querySelector('.sr-only')?.textContent).toMatch(
      new RegExp(`^${name}, turn \\d+: .*led `),
    );
    expect(line.textContent).toContain('led');
  }
});

test('a press opens the log at that turn', () => {
  layTable(table.viewOf(0), table);
  const empire = screen.getByRole('region', { name: 'Empire of Orion' });
  const line = within(empire).getByRole('button', { name: /Open it in the log/ });
  const turn = /turn (\d+)/.exec(line.querySelector('.sr-only')?.textContent ?? '')?.[1];
  fireEvent.click(line);
  const log = screen.getByRole('dialog', { name: 'Log' });
  expect(within(log).getByRole('heading', { name: `Turn ${turn}: Orion` })).toBeTruthy();
});

test('there is no recap before an opponent has acted, and the last to act is found', () => {
  const begun = tableAt(3, 'recap', asks('action'));
  layTable(begun.viewOf(0), begun);
  expect(screen.queryAllByRole('button', { name: /Open it in the log/ })).toEqual([]);
  expect(lastActor(gameOf(begun.viewOf(0), begun))).toBeUndefined();
  expect(lastActor(gameOf(table.viewOf(0), table))).toBeGreaterThan(0);
});
