// Perft counts at three depths from positions of every ruleset. Most rule changes alter some.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { perft, perftPosition, PRESETS } from '../src/index.ts';
import { isMutation } from './random-games.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };
const ESCALATION = { ruleset: 'escalation' };
const DEALT = { scenarios: 'random', scenarioPromos: true };
// In mutation tests, small depths detect most changes.
const DEPTHS = isMutation ? [3, 6] : [3, 6, 9];

/** Options, number of decisions before the count, and counts. See `npm run tools -- perft`. */
const PINNED: readonly (readonly [object, number, readonly number[]])[] = [
  [{ players: 2 }, 0, [58, 525, 23_271]],
  [{ players: 2 }, 120, [13, 235, 6375]],
  [{ players: 3 }, 90, [5, 57, 1532]],
  [{ players: 3, variant: 'extended' }, 200, [26, 481, 3721]],
  [{ players: 4 }, 0, [58, 229, 2255]],
  [{ players: 4 }, 300, [23, 287, 983]],
  [{ players: 2, variant: 'learning' }, 60, [32, 610, 7354]],
  [{ players: 4, variant: 'level-1' }, 220, [18, 78, 435]],
  [{ players: 2, ...PRESETS['reference-manual'] }, 100, [5, 135, 1629]],
  [{ players: 3, ...PRESETS.summary }, 140, [5, 34, 1050]],
  [{ players: 2, ...PROTOTYPE }, 0, [12, 390, 5638]],
  [{ players: 2, ...PROTOTYPE, prototypeRoleActions: true }, 80, [9, 497, 4364]],
  [{ players: 3, ...PROTOTYPE }, 100, [15, 191, 1323]],
  [{ players: 4, ...PROTOTYPE }, 250, [22, 76, 830]],
  [{ players: 2, ...ESCALATION }, 0, [16, 404, 7116]],
  [{ players: 2, ...ESCALATION }, 150, [37, 558, 8416]],
  [{ players: 2, ...ESCALATION, ...DEALT }, 200, [19, 294, 7503]],
  [{ players: 3, ...ESCALATION, ...DEALT }, 120, [7, 60, 1399]],
  [{ players: 4, ...ESCALATION, promoPlanets: true }, 260, [11, 309, 6332]],
  [{ players: 5, ...ESCALATION, scenarios: 'random' }, 300, [6, 18, 126]],
  [{ players: 2, ...DEALT }, 100, [144, 1081, 23_757]],
];

test.each(PINNED)('%j after %i decisions', (input, plies, counts) => {
  const state = perftPosition(gameOptions(input), 'perft', plies);
  const found = DEPTHS.map((depth) => perft(state, depth));
  expect(found).toEqual(counts.slice(0, DEPTHS.length));
});

/** Rules version 1 also asks in Action phases in which nothing can be done. */
test.each([
  [{ players: 2, ...PROTOTYPE }, 0, [10, 53, 670]],
  [{ players: 2, ...PROTOTYPE, prototypeRoleActions: true }, 80, [9, 497, 4364]],
  [{ players: 3, ...PROTOTYPE }, 150, [36, 137, 1690]],
  [{ players: 4, ...PROTOTYPE }, 250, [3, 84, 474]],
] as const)('%j after %i decisions under the rules of version 1', (input, plies, counts) => {
  const state = perftPosition(gameOptions(input), 'perft', plies, 1);
  const found = DEPTHS.map((depth) => perft(state, depth));
  expect(found).toEqual(counts.slice(0, DEPTHS.length));
});

test('a game that is over counts once', () => {
  expect(
    perft(perftPosition(gameOptions({ players: 2, variant: 'learning' }), 'perft', 100_000), 5),
  ).toBe(1);
});
