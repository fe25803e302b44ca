// Which parts of an analysis are shown: what one seat knew, or all of it with the player's seat
// first.
import { expect, test } from 'vitest';
import { marksOf, type Shown, shownOf, spacedOut } from '../src/analysis/analysis-scope.ts';
import type { Analysis } from '../src/worker/worker-messages.ts';

const mistake = (ply: number, seat: number, lost: number) => ({
  ply,
  turn: 1,
  seat,
  chosen: 'a',
  best: 'b',
  chance: 0.5,
  lost,
});
const ANALYSIS: Analysis = {
  done: 9,
  of: 9,
  chances: [[0.5, 0.5]],
  seen: [[[0.6, 0.4]], [[0.3, 0.7]]],
  mistakes: [mistake(4, 1, 0.2), mistake(7, 0, 0.1), mistake(2, 1, 0.05)],
  draws: [{ ply: 3, turn: 1, seat: 1, gained: 0.1 }],
  lostByChoices: [0.1, 0.25],
  luck: [-0.1, 0.1],
  decisions: [0, 0],
  luckAdjusted: [0.1, 0.9],
  accuracy: [
    { choices: 3, errorPerDecision: 0.03, rating: 'careless' },
    { choices: 4, errorPerDecision: 0.06, rating: 'careless' },
  ],
  byPhase: [[], []],
};
const pliesOf = ({ mistakes }: Shown) => mistakes.map(({ ply }) => ply);

test('with all cards, the decisions of the player’s own seat come first', () => {
  const shown = shownOf(ANALYSIS, { allCards: true, seat: 1, ownSeat: 0 });
  expect(pliesOf(shown)).toEqual([7, 4, 2]);
  expect(shown.rated).toEqual([0, 1]);
  expect(shown.chances).toEqual([[0.5, 0.5]]);
});

test('without all cards, a seat sees its own chances and decisions only', () => {
  const shown = shownOf(ANALYSIS, { allCards: false, seat: 0, ownSeat: 0 });
  expect(shown).toEqual({
    chances: [[0.6, 0.4]],
    mistakes: [mistake(7, 0, 0.1)],
    draws: [],
    rated: [0],
    hasLuck: false,
  });
  // The result does not depend on values that only other seats could know.
  const others = {
    ...ANALYSIS,
    chances: [[0.9, 0.1]],
    seen: [[[0.6, 0.4]], [[0.1, 0.9]]],
    mistakes: ANALYSIS.mistakes.filter(({ seat }) => seat === 0),
    draws: [],
    luck: [0, 0],
  };
  expect(shownOf(others, { allCards: false, seat: 0, ownSeat: 0 })).toEqual(shown);
});

test('a spectator without all cards sees no analysis', () => {
  const shown = shownOf(ANALYSIS, { allCards: false, seat: -1, ownSeat: undefined });
  expect([shown.chances, shown.mistakes, shown.draws, shown.rated]).toEqual([[], [], [], []]);
});

test('marks are in the order of play and do not overlap', () => {
  const marks = marksOf(shownOf(ANALYSIS, { allCards: true, seat: 0, ownSeat: 0 }));
  expect(marks.map(({ ply }) => ply)).toEqual([2, 3, 4, 7]);
  const places = spacedOut([0.1, 0.1, 0.99, 1], 0.2);
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.2 - 1e-9);
});
