// Named scenarios in the new-game form, which move with their seats.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_OPTIONS, type GameOptions } from '@eminent/engine';
import { useGameStore } from '../src/game/current-game.ts';
import { namedScenarios, modeOf } from '../src/new-game/scenario-assignment.ts';
import { setUpAgain, setUpGame } from '../src/new-game/new-game-setup.ts';
import { furnish, open } from './render-page.tsx';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

const THREE: GameOptions = {
  ...DEFAULT_OPTIONS,
  ruleset: 'escalation',
  players: 3,
  scenarios: 'chosen',
};
const NAMED = ['explorer', 'destroyer', 'overseer'];

test('scenarios are named only if chosen so', () => {
  expect(modeOf({ options: THREE, named: undefined })).toBe('chosen');
  expect(modeOf({ options: THREE, named: [] })).toBe('named');
  expect(modeOf({ options: { ...THREE, scenarios: 'random' }, named: NAMED })).toBe('random');
  expect(namedScenarios({ options: { ...THREE, scenarios: 'off' }, named: NAMED })).toBeUndefined();
  expect(namedScenarios({ options: { ...THREE, players: 2 }, named: NAMED })).toEqual(
    NAMED.slice(0, 2),
  );
});

test('a scenario moves with its seat when the starting seat is drawn; in the next game it stays with its place', () => {
  const choices = ['Ada', 'Bea', 'Cleo'].map((name) => ({ name }));
  for (let n = 0; n < 30; n++) {
    const game = setUpGame(THREE, choices, 'chance', '', NAMED);
    for (const [seat, { name }] of game.seats.entries()) {
      const at = choices.findIndex((one) => one.name === name);
      expect(game.scenarios?.[seat]).toBe(NAMED[at]);
    }
    const again = setUpAgain(game);
    expect(again.scenarios).toEqual(game.scenarios);
    expect(again.seats[0]).toBe(game.seats[1]);
  }
  expect(setUpGame(THREE, choices, 'me', '')).not.toHaveProperty('scenarios');
});

test('the form names a scenario for each seat, and the game starts with them', async () => {
  const start = vi.spyOn(useGameStore.getState(), 'start').mockImplementation(() => undefined);
  await open('/new');
  fireEvent.click(await screen.findByRole('radio', { name: 'Escalation' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Pick now' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'First player' }), {
    target: { value: 'me' },
  });
  const own = screen.getByRole('combobox', { name: 'Scenario for You' });
  fireEvent.change(own, { target: { value: 'imperialism' } });
  const vega = screen.getByRole('combobox', { name: 'Scenario for Vega' });
  expect(within(vega).getByRole('option', { name: /^Scorched Earth \(not with/ })).toHaveProperty(
    'disabled',
    true,
  );
  fireEvent.change(vega, { target: { value: 'colony-ship' } });
  // The text below the field, its description, says what the scenario gives.
  expect(document.getElementById(vega.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /Deck: .*Colonize/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    game: { ruleset: 'escalation', scenarios: 'chosen' },
    scenarios: ['imperialism', 'colony-ship'],
  });
});
