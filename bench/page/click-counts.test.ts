// Clicks are grouped by own turns and by complete rounds of the opponents' turns.
import { describe, expect, test } from 'vitest';
import { costsByKind, countClicks, type Given, spreadOf } from './click-counts.ts';

const answers = (...rows: readonly (readonly [number, number, number])[]): readonly Given[] =>
  rows.map(([turn, leader, clicks]) => ({ turn, leader, clicks }));

describe('clicks of a game', () => {
  test('all answers within an own turn count for it, even with others between them', () => {
    const game = answers([1, 0, 1], [1, 0, 3], [1, 0, 0], [1, 0, 2], [2, 1, 0]);
    expect(countClicks(game, 0)).toEqual({ ownTurns: [6], othersRounds: [] });
  });

  test('the turns of the others between two own turns are one round', () => {
    const game = answers(
      [1, 0, 4],
      [2, 1, 1],
      [3, 2, 2],
      [3, 2, 0],
      [4, 0, 5],
      [5, 1, 0],
      [6, 2, 0],
      [7, 0, 1],
    );
    expect(countClicks(game, 0)).toEqual({ ownTurns: [4, 5, 1], othersRounds: [3, 0] });
  });

  test('answers before the first or after the last own turn are not a round', () => {
    const game = answers([1, 0, 7], [2, 1, 2], [3, 0, 1], [4, 1, 3], [5, 0, 9]);
    expect(countClicks(game, 1)).toEqual({ ownTurns: [2, 3], othersRounds: [1] });
  });

  test('a game without an own turn counts nothing', () => {
    expect(countClicks(answers([1, 0, 2]), 1)).toEqual({ ownTurns: [], othersRounds: [] });
  });
});

describe('statistics', () => {
  test('the median of an even number lies between the middle two', () => {
    expect(spreadOf([9, 1, 2])).toEqual({ median: 2, mean: 4, max: 9, count: 3 });
    expect(spreadOf([7, 8, 1, 30])).toEqual({ median: 7.5, mean: 11.5, max: 30, count: 4 });
  });

  test('the highest total cost comes first', () => {
    const given = [
      { kind: 'action', clicks: 1 },
      { kind: 'boost', clicks: 3 },
      { kind: 'action', clicks: 1 },
    ];
    expect(Object.entries(costsByKind(given))).toEqual([
      ['boost', { answers: 1, clicks: 3 }],
      ['action', { answers: 2, clicks: 2 }],
    ]);
  });
});
