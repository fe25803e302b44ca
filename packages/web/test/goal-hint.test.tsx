// The goal hint: shown before the first choice of the first games, until it is closed.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { finishedGames, localStore } from '../src/storage/storage.ts';
import { resetGoalHint } from '../src/coach/goal-hint.tsx';
import { settled } from './browser-fakes.ts';
import { asks, furnish, layTable, viewAt } from './render-page.tsx';

beforeAll(furnish);
beforeEach(async () => {
  for (const name of localStore.names('')) localStore.remove(name);
  resetGoalHint();
  await act(settled);
});

const words = () => screen.queryByRole('complementary', { name: 'How to win' });
const first = () => viewAt(2, 'first words', asks('action'));

test('it is shown in the first turn and not later', () => {
  layTable(first());
  expect(words()?.textContent).toContain('Most influence wins');
  layTable(viewAt(2, 'first words', (view) => view.turnNumber > 2 && view.decision !== undefined));
  expect(words()).toBeNull();
});

test('it stays hidden after it was closed', () => {
  layTable(first());
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(words()).toBeNull();
  layTable(first());
  expect(words()).toBeNull();
  expect(localStore.names('first-words')).toEqual(['first-words']);
});

test('it is not shown after a few games', async () => {
  for (let i = 0; i < 3; i++) {
    finishedGames.add({
      id: `${i}`,
      at: i,
      names: ['', 'Vega'],
      scores: [1, 2],
      winners: [1],
      record: 'a record',
    });
  }
  await act(settled);
  layTable(first());
  expect(words()).toBeNull();
});
